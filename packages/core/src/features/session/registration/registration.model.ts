import { formRefusalOf, type FormRefusal, type HttpFailure } from '../../../http/index.ts';
import { cleanText, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { checkRegistration, refusedRegistrationField, type RegistrationForm } from './registration-rules.ts';
import type { RegistrationDraft, RegistrationFacts, RegistrationField } from './registration.types.ts';

export type RegistrationAnswer = Result<unknown, HttpFailure>;

export interface RegistrationState {
  readonly values: RegistrationForm;
  /** Fields that show their errors. */
  readonly checked: readonly RegistrationField[];
  /** The server's errors, until their field changes. */
  readonly refusals: FormRefusal<RegistrationField>['refusals'];
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
    username: cleanText(values.username),
    password: values.password,
    email: cleanText(values.email),
    phone: cleanText(values.phone),
    smscode: cleanText(values.smscode),
  };
}

export function isRegistrationComplete(values: RegistrationForm): boolean {
  return Object.keys(checkRegistration(registrationOf(values))).length === 0;
}

/** In form order. */
export function invalidRegistrationFields(values: RegistrationForm): readonly RegistrationField[] {
  const errors = checkRegistration(registrationOf(values));
  return REGISTRATION_FIELDS.filter((field) => errors[field] !== undefined);
}

export function shownRegistrationErrors({ values, checked, refusals }: RegistrationState): RegistrationFacts['errors'] {
  const errors = Object.entries(checkRegistration(registrationOf(values)));
  return {
    ...refusals,
    ...Object.fromEntries(errors.filter(([field]) => checked.some((one) => one === field))),
  };
}

const FIELD_OF: Readonly<Record<string, RegistrationField>> = Object.fromEntries(
  REGISTRATION_FIELDS.map((field) => [field, field]),
);

/** Map a rejection to its fields, or to the whole form. */
export function registrationRefusalOf(answer: RegistrationAnswer): FormRefusal<RegistrationField> {
  if (answer.ok) return { refusals: {}, failure: null };
  const refusal = formRefusalOf(answer.error, FIELD_OF);
  if (refusal.failure === null || answer.error.kind !== 'rejected') return refusal;
  // Servers without `error.fields` name the field by their message alone.
  const field = refusedRegistrationField(answer.error.message);
  return field === null ? refusal : { refusals: { ...refusal.refusals, [field]: refusal.failure }, failure: null };
}
