import type { FormRefused } from '../../../http/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';
import type { PasswordChange } from './password-change-rules.ts';

export type PasswordField = keyof PasswordChange;

export type PasswordChangeStatus = 'closed' | 'editing' | 'submitting';

export type PasswordChangeEvent =
  /** Open the empty form for this user; only warns without a username. */
  | { readonly type: 'dialog.show'; readonly username: string }
  | { readonly type: 'value.change'; readonly field: PasswordField; readonly value: string }
  /** The field lost focus: it shows its error from now on. */
  | { readonly type: 'value.leave'; readonly field: PasswordField }
  | { readonly type: 'form.submit' }
  /** Ignored during a call. */
  | { readonly type: 'dialog.close' };

export type PasswordChangeEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | FormRefused<PasswordField>;

export interface PasswordChangeFacts {
  readonly status: PasswordChangeStatus;
  /** Username of the account; empty while closed. */
  readonly username: string;
  readonly values: PasswordChange;
  /** Errors of fields that were left or submitted; the server's error stays until its field changes. */
  readonly errors: Readonly<Partial<Record<PasswordField, LocalizedText>>>;
}
