import type { LocalizedText } from '../../../kernel/index.ts';

export type ScreenLockEvent =
  | { readonly type: 'screen.lock' }
  /** A key, a press or a move of the pointer; told as often as it happens. */
  | { readonly type: 'person.acted' }
  | { readonly type: 'password.submit'; readonly password: string }
  /** Somebody is signed in and sees pages: from now on acts are counted. */
  | { readonly type: 'session.started' }
  /** Nobody is signed in here any more, or somebody signs in anew: there is nothing to hide. */
  | { readonly type: 'session.ended' };

export interface ScreenLockFacts {
  readonly isLocked: boolean;
  /** The server is asked about the password. */
  readonly isVerifying: boolean;
  /** Why it stays locked after the last try. */
  readonly problem: LocalizedText | null;
}
