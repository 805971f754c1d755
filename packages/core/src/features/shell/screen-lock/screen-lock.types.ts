import type { LocalizedText } from '../../../kernel/index.ts';

export type ScreenLockEvent =
  | { readonly type: 'screen.lock' }
  /** A key press, click or pointer move; sent for every event. */
  | { readonly type: 'person.acted' }
  | { readonly type: 'password.submit'; readonly password: string }
  /** A user is logged in and sees pages: start counting idle time. */
  | { readonly type: 'session.started' }
  /** The session ended or was replaced: nothing to hide. */
  | { readonly type: 'session.ended' };

export interface ScreenLockFacts {
  readonly isLocked: boolean;
  /** The password is being verified. */
  readonly isVerifying: boolean;
  /** Why the last attempt failed. */
  readonly problem: LocalizedText | null;
}
