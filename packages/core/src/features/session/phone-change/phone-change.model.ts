import type { PhoneEdit, SavedProfile } from '../../../contract/index.ts';
import { formRefusalOf, withoutRefusal, type Answer, type FormRefusal, type HttpFailure } from '../../../http/index.ts';
import { cleanText, sameText, type LocalizedText, type Notice, type Result } from '../../../kernel/index.ts';
import { checkMobileRequired, checkSmsCode } from '../../validation/validators/index.ts';
import { phoneChangeMessages } from './phone-change.messages.ts';
import type { PhoneChangeFacts, PhoneField } from './phone-change.types.ts';

export type PhoneAnswer = Result<Answer<SavedProfile>, HttpFailure>;

export interface PhoneChangeState {
  readonly values: PhoneEdit;
  /** Fields that show their errors. */
  readonly checked: readonly PhoneField[];
  /** The server's errors, until their field changes. */
  readonly refusals: FormRefusal<PhoneField>['refusals'];
  readonly failure: LocalizedText | null;
}

export const emptyPhoneForm: PhoneChangeState = {
  values: { phone: '', smscode: '', password: '' },
  checked: [],
  refusals: {},
  failure: null,
};

export const PHONE_FIELDS: readonly PhoneField[] = ['phone', 'smscode', 'password'];

/** Field → validation error; empty if valid. */
function checkPhoneEdit({ phone, smscode, password }: PhoneEdit): PhoneChangeFacts['errors'] {
  const found = {
    phone: checkMobileRequired(cleanText(phone)),
    smscode: checkSmsCode(cleanText(smscode)),
    password: password === '' ? phoneChangeMessages.noPassword : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}

export function withPhoneValue(state: PhoneChangeState, field: PhoneField, value: string): PhoneChangeState {
  return {
    ...state,
    values: { ...state.values, [field]: value },
    refusals: withoutRefusal(state.refusals, field),
  };
}

export function shownPhoneErrors({ values, checked, refusals }: PhoneChangeState): PhoneChangeFacts['errors'] {
  const errors = Object.entries(checkPhoneEdit(values));
  return { ...refusals, ...Object.fromEntries(errors.filter(([field]) => checked.some((one) => one === field))) };
}

export function isPhoneEditComplete({ values }: PhoneChangeState): boolean {
  return Object.keys(checkPhoneEdit(values)).length === 0;
}

/** In form order. */
export function invalidPhoneFields(state: PhoneChangeState): readonly PhoneField[] {
  const errors = shownPhoneErrors(state);
  return PHONE_FIELDS.filter((field) => errors[field] !== undefined);
}

/** Request body on the wire: trimmed, except the password. */
export function phoneEditOf({ values: { phone, smscode, password } }: PhoneChangeState): PhoneEdit {
  return { phone: cleanText(phone), smscode: cleanText(smscode), password };
}

const FIELD_OF: Readonly<Record<string, PhoneField>> = Object.fromEntries(PHONE_FIELDS.map((field) => [field, field]));

export function withPhoneRefusal(state: PhoneChangeState, answer: PhoneAnswer): PhoneChangeState {
  return answer.ok ? state : { ...state, ...formRefusalOf(answer.error, FIELD_OF) };
}

export function phoneChangedNotice({ message }: Answer<SavedProfile>): Notice {
  return { level: 'success', text: message === '' ? phoneChangeMessages.changed : sameText(message) };
}
