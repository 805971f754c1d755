import { LOCALES, type LocalizedText } from '../../../kernel/index.ts';
import { checkEmail } from './rules/email.rule.ts';
import { checkMobileRequired } from './rules/mobile.rule.ts';
import { checkSmsCode } from './rules/sms-code.rule.ts';
import { checkStrongPassword } from './rules/strong-password.rule.ts';
import { checkUsername } from './rules/username.rule.ts';
import { validatorMessages } from './validator.messages.ts';

/** What the registration page asks for, in the words of the wire. An empty email is none. */
export interface RegistrationForm {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly phone: string;
  readonly smscode: string;
}

/** Field → what is wrong with it; empty when nothing is. Page and server decide by this one function. */
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

/** What only the server can find wrong, and the field that it is mended in. */
const refusals: readonly (readonly [LocalizedText, keyof RegistrationForm])[] = [
  [validatorMessages.usernameTaken, 'username'],
  [validatorMessages.phoneTaken, 'phone'],
  [validatorMessages.emailTaken, 'email'],
  [validatorMessages.smsCodeStale, 'smscode'],
  [validatorMessages.smsCodeWrong, 'smscode'],
];

/** The field that a server's refusal is about; null when it is about none. Servers of the older family say nothing but the words. */
export function refusedRegistrationField(message: string): keyof RegistrationForm | null {
  return refusals.find(([words]) => LOCALES.some((locale) => words[locale] === message))?.[1] ?? null;
}
