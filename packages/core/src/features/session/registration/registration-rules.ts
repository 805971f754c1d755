import { LOCALES, type LocalizedText } from '../../../kernel/index.ts';
import {
  checkEmail,
  checkMobileRequired,
  checkSmsCode,
  checkStrongPassword,
  checkUsername,
  validatorMessages,
} from '../../validation/validators/index.ts';

/** Values of the registration page, named as on the wire. An empty email means none. */
export interface RegistrationForm {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly phone: string;
  readonly smscode: string;
}

/** Field → validation error; empty if valid. Shared by page and server. */
export function checkRegistration(
  form: RegistrationForm,
): Readonly<Partial<Record<keyof RegistrationForm, LocalizedText>>> {
  const found = {
    username: checkUsername(form.username),
    password: checkStrongPassword(form.password),
    email: form.email === '' ? null : checkEmail(form.email),
    phone: checkMobileRequired(form.phone),
    smscode: checkSmsCode(form.smscode),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}

/** Errors only the server can detect, and the field each belongs to. */
const refusals: readonly (readonly [LocalizedText, keyof RegistrationForm])[] = [
  [validatorMessages.usernameTaken, 'username'],
  [validatorMessages.phoneTaken, 'phone'],
  [validatorMessages.emailTaken, 'email'],
  [validatorMessages.smsCodeStale, 'smscode'],
  [validatorMessages.smsCodeWrong, 'smscode'],
];

/** Map a server error to its field; null if it belongs to none. Older servers return only the message. */
export function refusedRegistrationField(message: string): keyof RegistrationForm | null {
  return refusals.find(([words]) => LOCALES.some((locale) => words[locale] === message))?.[1] ?? null;
}
