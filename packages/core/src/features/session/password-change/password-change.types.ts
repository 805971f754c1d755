import type { FormRefused } from '../../../http/index.ts';
import type { Notice } from '../../../kernel/index.ts';
import type { SubmissionEvent, SubmissionFacts } from '../../../machine/index.ts';
import type { PasswordChange } from './password-change-rules.ts';

export type PasswordField = keyof PasswordChange;

type PasswordForm = SubmissionFacts<PasswordField>;

export type PasswordChangeEvent =
  /** Open the empty form for this user; only warns without a username. */
  | { readonly type: 'dialog.show'; readonly username: string }
  | Exclude<SubmissionEvent<PasswordField>, { readonly type: 'dialog.show' }>;

export type PasswordChangeEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | FormRefused<PasswordField>;

export interface PasswordChangeFacts extends Omit<PasswordForm, 'failure'> {
  /** Username of the account; empty while closed. */
  readonly username: string;
}
