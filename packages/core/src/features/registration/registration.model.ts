import { failureText, type HttpFailure } from '../../http/index.ts';
import type { Result, Text } from '../../kernel/index.ts';
import { checkRegistration, type RegistrationForm } from '../validators/index.ts';
import type { RegistrationFacts, RegistrationField } from './registration.types.ts';

export type RegistrationAnswer = Result<unknown, HttpFailure>;

export interface RegistrationState {
  readonly values: RegistrationForm;
  /** Fields that say what is wrong with them. */
  readonly checked: readonly RegistrationField[];
  readonly failure: Text | null;
}

export const emptyRegistration: RegistrationForm = { username: '', password: '', email: '', phone: '', smscode: '' };

export const REGISTRATION_FIELDS: readonly RegistrationField[] = ['username', 'password', 'email', 'phone', 'smscode'];

/** What is checked and sent: blanks around everything but the password go. */
export function registrationOf(values: RegistrationForm): RegistrationForm {
  return {
    username: values.username.trim(),
    password: values.password,
    email: values.email.trim(),
    phone: values.phone.trim(),
    smscode: values.smscode.trim(),
  };
}

export function isComplete(values: RegistrationForm): boolean {
  return Object.keys(checkRegistration(registrationOf(values))).length === 0;
}

export function shownErrors({ values, checked }: RegistrationState): RegistrationFacts['errors'] {
  const errors = Object.entries(checkRegistration(registrationOf(values)));
  return Object.fromEntries(errors.filter(([field]) => checked.some((one) => one === field)));
}

export function failureOf(answer: RegistrationAnswer): Text | null {
  return answer.ok ? null : failureText(answer.error);
}
