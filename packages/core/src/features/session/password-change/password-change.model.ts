import type { PasswordUpdate } from '../../../contract/index.ts';
import {
  failureText,
  formRefusalOf,
  withoutRefusal,
  type Answer,
  type FormRefusal,
  type HttpFailure,
} from '../../../http/index.ts';
import { sameText, type Notice, type Result } from '../../../kernel/index.ts';
import { checkPasswordChange, type PasswordChange } from './password-change-rules.ts';
import { passwordChangeMessages } from './password-change.messages.ts';
import type { PasswordChangeFacts, PasswordField } from './password-change.types.ts';

export type PasswordAnswer = Result<Answer<unknown>, HttpFailure>;

export interface PasswordChangeState {
  readonly username: string;
  readonly values: PasswordChange;
  /** Fields that show their errors. */
  readonly checked: readonly PasswordField[];
  /** The server's errors, until their field changes. */
  readonly refusals: FormRefusal<PasswordField>['refusals'];
}

const noPasswords: PasswordChange = { oldPassword: '', newPassword: '', confirmation: '' };

export const PASSWORD_FIELDS: readonly PasswordField[] = ['oldPassword', 'newPassword', 'confirmation'];

export function emptyForm(username: string): PasswordChangeState {
  return { username, values: noPasswords, checked: [], refusals: {} };
}

export function withPassword(state: PasswordChangeState, field: PasswordField, value: string): PasswordChangeState {
  return {
    ...state,
    values: { ...state.values, [field]: value },
    refusals: withoutRefusal(state.refusals, field),
  };
}

export function withChecked(state: PasswordChangeState, field: PasswordField): PasswordChangeState {
  return state.checked.includes(field) ? state : { ...state, checked: [...state.checked, field] };
}

export function shownPasswordErrors({ values, checked, refusals }: PasswordChangeState): PasswordChangeFacts['errors'] {
  const errors = Object.entries(checkPasswordChange(values));
  return { ...refusals, ...Object.fromEntries(errors.filter(([field]) => checked.some((one) => one === field))) };
}

export function isPasswordChangeComplete({ values }: PasswordChangeState): boolean {
  return Object.keys(checkPasswordChange(values)).length === 0;
}

/** In form order. */
export function invalidPasswordFields(state: PasswordChangeState): readonly PasswordField[] {
  const errors = shownPasswordErrors(state);
  return PASSWORD_FIELDS.filter((field) => errors[field] !== undefined);
}

/** Request body on the wire. */
export function updateOf({ username, values }: PasswordChangeState): PasswordUpdate {
  return {
    username,
    oldpassword: values.oldPassword,
    password: values.newPassword,
    confirmpassword: values.confirmation,
  };
}

/** Keys of the request, as the server names refused ones. */
const FIELD_OF: Readonly<Record<string, PasswordField>> = {
  oldpassword: 'oldPassword',
  password: 'newPassword',
  confirmpassword: 'confirmation',
};

export function withPasswordRefusal(state: PasswordChangeState, answer: PasswordAnswer): PasswordChangeState {
  return { ...state, refusals: answer.ok ? {} : formRefusalOf(answer.error, FIELD_OF).refusals };
}

/** The server's message. Failed calls are reported by the HTTP client. */
export function passwordChangeNoticeOf(answer: PasswordAnswer): Notice | null {
  if (!answer.ok)
    return answer.error.kind === 'rejected' ? { level: 'warning', text: failureText(answer.error) } : null;
  const { message } = answer.value;
  return { level: 'success', text: message === '' ? passwordChangeMessages.changed : sameText(message) };
}
