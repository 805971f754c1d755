import type { FormRefused } from '../../../http/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';

/** Steps in order; `left` is final. */
export type PasswordRecoveryStep = 'verifyingPhone' | 'confirmingAccount' | 'settingPassword' | 'done' | 'left';

/** Each is accepted in its own step only, and never during a call. */
export type PasswordRecoveryEvent =
  | { readonly type: 'phone.submit'; readonly phone: string; readonly smscode: string }
  | { readonly type: 'account.confirm' }
  | { readonly type: 'password.submit'; readonly password: string; readonly confirmation: string }
  /** Restart: another account, or an expired verification. */
  | { readonly type: 'flow.restart' }
  /** Stay in `done` until the user leaves. */
  | { readonly type: 'countdown.stop' }
  /** Leave `done` before the countdown ends. */
  | { readonly type: 'login.open' };

export type PasswordRecoveryEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | { readonly type: 'navigation.requested'; readonly path: string }
  | FormRefused<PasswordRecoveryField>;

export type PasswordRecoveryField = 'phone' | 'smscode' | 'password' | 'confirmation';

export interface PasswordRecoveryFacts {
  readonly step: PasswordRecoveryStep;
  /** A call is pending. */
  readonly isBusy: boolean;
  /** The verified number and its account; empty before verification. */
  readonly phone: string;
  readonly username: string;
  /** Errors of the submitted step by field, of the form's rules or the server's. */
  readonly errors: Readonly<Partial<Record<PasswordRecoveryField, LocalizedText>>>;
  /** Why the call failed; null if the errors say it. */
  readonly failure: LocalizedText | null;
  /** Seconds until `done` redirects to the login page; 0 in other steps, and when stopped. */
  readonly secondsLeft: number;
}
