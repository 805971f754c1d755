import type { PasswordUpdate } from '../../../contract/index.ts';
import { failureText, type Answer, type HttpFailure } from '../../../http/index.ts';
import { sameText, type Notice } from '../../../kernel/index.ts';
import type { PasswordChange } from './password-change-rules.ts';
import { passwordChangeMessages } from './password-change.messages.ts';
import type { PasswordField } from './password-change.types.ts';

export const NO_PASSWORDS: PasswordChange = { oldPassword: '', newPassword: '', confirmation: '' };

/** In form order. */
export const PASSWORD_FIELDS: readonly PasswordField[] = ['oldPassword', 'newPassword', 'confirmation'];

/** Keys of the request, as the server names refused ones. */
export const PASSWORD_FIELD_OF: Readonly<Record<string, PasswordField>> = {
  oldpassword: 'oldPassword',
  password: 'newPassword',
  confirmpassword: 'confirmation',
};

/** Request body on the wire. */
export function updateOf(username: string, values: PasswordChange): PasswordUpdate {
  return {
    username,
    oldpassword: values.oldPassword,
    password: values.newPassword,
    confirmpassword: values.confirmation,
  };
}

/** The server's message. */
export function acceptedNotice({ message }: Answer<unknown>): Notice {
  return { level: 'success', text: message === '' ? passwordChangeMessages.changed : sameText(message) };
}

/** The server's message. Failed calls are reported by the HTTP client. */
export function refusedNotice(failure: HttpFailure): Notice | null {
  return failure.kind === 'rejected' ? { level: 'warning', text: failureText(failure) } : null;
}
