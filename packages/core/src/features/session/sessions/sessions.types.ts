import type { OwnSession, OwnSignIn } from '../../../contract/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';

/** `loading`: no data yet; all others show the last loaded data. */
export type SessionsStatus = 'loading' | 'loaded' | 'refreshing' | 'failed' | 'asking' | 'ending';

export type SessionsEvent =
  | { readonly type: 'list.refresh' }
  /** Ask before ending one session; ignored for the current and for unlisted ones. */
  | { readonly type: 'session.end'; readonly id: string }
  /** Ask before ending all others; ignored if there are none. */
  | { readonly type: 'others.end' }
  | { readonly type: 'question.confirm' }
  | { readonly type: 'question.cancel' };

export type SessionsEmitted = { readonly type: 'notice.raised'; readonly notice: Notice };

export interface ShownSession extends Omit<OwnSession, 'device'> {
  readonly device: LocalizedText;
  /** A phone or a tablet. */
  readonly isHandheld: boolean;
}

export interface ShownSignIn extends Omit<OwnSignIn, 'event' | 'device'> {
  readonly what: LocalizedText;
  /** A failed login, worth the user's attention. */
  readonly isRefusal: boolean;
  readonly device: LocalizedText;
}

export type SessionQuestion =
  | { readonly kind: 'one'; readonly session: ShownSession }
  /** `count`: number of other sessions. */
  | { readonly kind: 'others'; readonly count: number };

export interface SessionsFacts {
  readonly status: SessionsStatus;
  /** The current one first, then by last use. */
  readonly sessions: readonly ShownSession[];
  /** Newest first. */
  readonly signIns: readonly ShownSignIn[];
  /** Why loading failed. */
  readonly failure: LocalizedText | null;
  /** The confirmation, also shown while the call is pending. */
  readonly question: SessionQuestion | null;
  /** Whether sessions can be ended now. */
  readonly canEnd: boolean;
}
