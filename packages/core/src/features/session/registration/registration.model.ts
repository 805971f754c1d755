import { failureText, type HttpFailure } from '../../../http/index.ts';
import { sameText, type Result, type LocalizedText } from '../../../kernel/index.ts';
import {
  checkRegistration,
  refusedRegistrationField,
  type RegistrationForm,
} from '../../validation/validators/index.ts';
import type { RegistrationDraft, RegistrationFacts, RegistrationField } from './registration.types.ts';

export type RegistrationAnswer = Result<unknown, HttpFailure>;

export interface RegistrationState {
  readonly values: RegistrationForm;
  /** Fields that show their errors. */
  readonly checked: readonly RegistrationField[];
  /** The server's error of one field. */
  readonly refusal: { readonly field: RegistrationField; readonly words: LocalizedText } | null;
  readonly failure: LocalizedText | null;
  /** Offered, pending a decision. */
  readonly draft: RegistrationDraft | null;
}

/** The draft to persist; null if there is nothing to lose, or while an offer is pending. */
export function registrationDraftOf({
  values,
  draft,
}: Pick<RegistrationState, 'values' | 'draft'>): RegistrationDraft | null {
  const { username, email, phone } = values;
  return `${username}${email}${phone}`.trim() === '' ? draft : { username, email, phone };
}

export const emptyRegistration: RegistrationForm = { username: '', password: '', email: '', phone: '', smscode: '' };

export const REGISTRATION_FIELDS: readonly RegistrationField[] = ['username', 'password', 'email', 'phone', 'smscode'];

/** Values as validated and sent: trimmed, except the password. */
export function registrationOf(values: RegistrationForm): RegistrationForm {
  return {
    username: values.username.trim(),
    password: values.password,
    email: values.email.trim(),
    phone: values.phone.trim(),
    smscode: values.smscode.trim(),
  };
}

export function isRegistrationComplete(values: RegistrationForm): boolean {
  return Object.keys(checkRegistration(registrationOf(values))).length === 0;
}

/** The first invalid field in order. */
export function firstInvalidRegistrationField(values: RegistrationForm): RegistrationField | undefined {
  const errors = checkRegistration(registrationOf(values));
  return REGISTRATION_FIELDS.find((field) => errors[field] !== undefined);
}

export function shownRegistrationErrors({ values, checked, refusal }: RegistrationState): RegistrationFacts['errors'] {
  const errors = Object.entries(checkRegistration(registrationOf(values)));
  return {
    ...(refusal === null ? {} : { [refusal.field]: refusal.words }),
    ...Object.fromEntries(errors.filter(([field]) => checked.some((one) => one === field))),
  };
}

/** Map a rejection to its field, or to the whole form. */
export function registrationRefusalOf(answer: RegistrationAnswer): Pick<RegistrationState, 'refusal' | 'failure'> {
  if (answer.ok) return { refusal: null, failure: null };
  const words = failureText(answer.error);
  if (answer.error.kind !== 'rejected') return { refusal: null, failure: words };
  const { fields = {}, message } = answer.error;
  const named = REGISTRATION_FIELDS.find((field) => Object.hasOwn(fields, field));
  if (named !== undefined)
    return { refusal: { field: named, words: sameText(fields[named] ?? message) }, failure: null };
  // Servers without `error.fields` name the field by their message alone.
  const field = refusedRegistrationField(message);
  return field === null ? { refusal: null, failure: words } : { refusal: { field, words }, failure: null };
}
