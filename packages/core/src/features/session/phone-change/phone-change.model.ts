import type { PhoneEdit, SavedProfile } from '../../../contract/index.ts';
import type { Answer } from '../../../http/index.ts';
import { cleanText, sameText, type Notice } from '../../../kernel/index.ts';
import { checkMobileRequired, checkSmsCode } from '../../validation/validators/index.ts';
import { phoneChangeMessages } from './phone-change.messages.ts';
import type { PhoneChangeFacts, PhoneField } from './phone-change.types.ts';

export const EMPTY_PHONE_EDIT: PhoneEdit = { phone: '', smscode: '', password: '' };

/** In form order. */
export const PHONE_FIELDS: readonly PhoneField[] = ['phone', 'smscode', 'password'];

/** Keys of the request, as the server names refused ones. */
export const PHONE_FIELD_OF: Readonly<Record<string, PhoneField>> = Object.fromEntries(
  PHONE_FIELDS.map((field) => [field, field]),
);

/** Field → validation error; empty if valid. */
export function checkPhoneEdit({ phone, smscode, password }: PhoneEdit): PhoneChangeFacts['errors'] {
  const found = {
    phone: checkMobileRequired(cleanText(phone)),
    smscode: checkSmsCode(cleanText(smscode)),
    password: password === '' ? phoneChangeMessages.noPassword : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}

/** Request body on the wire: trimmed, except the password. */
export function phoneEditOf({ phone, smscode, password }: PhoneEdit): PhoneEdit {
  return { phone: cleanText(phone), smscode: cleanText(smscode), password };
}

export function phoneChangedNotice({ message }: Answer<SavedProfile>): Notice {
  return { level: 'success', text: message === '' ? phoneChangeMessages.changed : sameText(message) };
}
