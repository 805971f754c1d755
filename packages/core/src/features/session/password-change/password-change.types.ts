import type { Notice, LocalizedText } from '../../../kernel/index.ts';
import type { PasswordChange } from '../../validation/validators/index.ts';

export type PasswordField = keyof PasswordChange;

export type PasswordChangeStatus = 'closed' | 'editing' | 'submitting';

export type PasswordChangeEvent =
  /** Opens the empty form for this user; without a name it only warns. */
  | { readonly type: 'dialog.show'; readonly username: string }
  | { readonly type: 'value.change'; readonly field: PasswordField; readonly value: string }
  /** The person has left a field: from now on it says what is wrong with it. */
  | { readonly type: 'value.leave'; readonly field: PasswordField }
  | { readonly type: 'form.submit' }
  /** Ignored while the server is asked. */
  | { readonly type: 'dialog.close' };

export type PasswordChangeEmitted = { readonly type: 'noticed'; readonly notice: Notice };

export interface PasswordChangeFacts {
  readonly status: PasswordChangeStatus;
  /** Whose password it is; empty while closed. */
  readonly username: string;
  readonly values: PasswordChange;
  /** What is wrong, of fields that were left or submitted. */
  readonly errors: Readonly<Partial<Record<PasswordField, LocalizedText>>>;
}
