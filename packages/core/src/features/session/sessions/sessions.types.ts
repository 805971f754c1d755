import type { OwnSession, OwnSignIn } from '../../../contract/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';

/** `loading` while nothing is known yet; all others show what was read last. */
export type SessionsStatus = 'loading' | 'loaded' | 'refreshing' | 'failed' | 'asking' | 'ending';

export type SessionsEvent =
  | { readonly type: 'list.refresh' }
  /** Asks before one session is ended; ignored for the current one and for one that is not listed. */
  | { readonly type: 'session.end'; readonly id: string }
  /** Asks before all others are ended; ignored when there are none. */
  | { readonly type: 'others.end' }
  | { readonly type: 'question.confirm' }
  | { readonly type: 'question.cancel' };

export type SessionsEmitted = { readonly type: 'noticed'; readonly notice: Notice };

export interface ShownSession extends Omit<OwnSession, 'device'> {
  readonly device: LocalizedText;
  /** A phone or a tablet. */
  readonly isHandheld: boolean;
}

export interface ShownSignIn extends Omit<OwnSignIn, 'event' | 'device'> {
  readonly what: LocalizedText;
  /** Somebody did not get in: worth a second look. */
  readonly isRefusal: boolean;
  readonly device: LocalizedText;
}

export type SessionQuestion =
  | { readonly kind: 'one'; readonly session: ShownSession }
  /** `count`: how many others there are. */
  | { readonly kind: 'others'; readonly count: number };

export interface SessionsFacts {
  readonly status: SessionsStatus;
  /** The current one first, then the last used. */
  readonly sessions: readonly ShownSession[];
  /** Newest first. */
  readonly signIns: readonly ShownSignIn[];
  /** Why they could not be read. */
  readonly failure: LocalizedText | null;
  /** What is asked before anything is ended, and still shown while it is. */
  readonly question: SessionQuestion | null;
  /** Whether anything can be ended now. */
  readonly canEnd: boolean;
}
