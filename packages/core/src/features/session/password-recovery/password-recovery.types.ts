import type { Notice, LocalizedText } from '../../../kernel/index.ts';

/** The steps in their order; `left` follows `done` and nothing follows it. */
export type PasswordRecoveryStep = 'verifyingPhone' | 'confirmingAccount' | 'settingPassword' | 'done' | 'left';

/** Each is heard in its own step only, and never while the server is asked. */
export type PasswordRecoveryEvent =
  | { readonly type: 'phone.submit'; readonly phone: string; readonly smscode: string }
  | { readonly type: 'account.confirm' }
  | { readonly type: 'password.submit'; readonly password: string; readonly confirmation: string }
  /** Back to the beginning: it is another account, or the proof is too old. */
  | { readonly type: 'flow.restart' }
  /** Stays in `done` until the person leaves it. */
  | { readonly type: 'countdown.stop' }
  /** Leaves `done` before its countdown does. */
  | { readonly type: 'login.open' };

export type PasswordRecoveryEmitted =
  | { readonly type: 'noticed'; readonly notice: Notice }
  | { readonly type: 'navigated'; readonly path: string };

export type PasswordRecoveryField = 'phone' | 'smscode' | 'password' | 'confirmation';

export interface PasswordRecoveryFacts {
  readonly step: PasswordRecoveryStep;
  /** The server is asked. */
  readonly isBusy: boolean;
  /** The number that was proved and the account it belongs to; empty before. */
  readonly phone: string;
  readonly username: string;
  /** What was wrong with what was submitted, by field. */
  readonly errors: Readonly<Partial<Record<PasswordRecoveryField, LocalizedText>>>;
  /** Why the server refused, or could not be asked. */
  readonly failure: LocalizedText | null;
  /** Whole seconds until `done` leads to the login page; 0 in every other step, and when the person stays. */
  readonly secondsLeft: number;
}
