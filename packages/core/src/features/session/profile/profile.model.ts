import { ENVELOPE_CODE, type OwnProfile, type ProfileEdit, type SavedProfile } from '../../../contract/index.ts';
import {
  failureText,
  formRefusalOf,
  withoutRefusal,
  type Answer,
  type FormRefusal,
  type HttpFailure,
} from '../../../http/index.ts';
import { cleanText, sameText, type LocalizedText, type Notice, type Result } from '../../../kernel/index.ts';
import { parseDay } from '../../validation/field-values/index.ts';
import { checkProfile } from './profile-rules.ts';
import { profileMessages } from './profile.messages.ts';
import type { ProfileField, ProfileForm } from './profile.types.ts';

export type ReadProfileAnswer = Result<OwnProfile, HttpFailure>;
export type SaveProfileAnswer = Result<Answer<SavedProfile>, HttpFailure>;

export interface ProfileState {
  readonly profile: OwnProfile | null;
  readonly values: ProfileForm;
  /** Fields that show their errors. */
  readonly checked: readonly ProfileField[];
  /** The server's errors, until their field changes. */
  readonly refusals: FormRefusal<ProfileField>['refusals'];
  readonly failure: LocalizedText | null;
}

const emptyForm: ProfileForm = { realname: '', birthday: '', sex: '', email: '' };

export const unreadProfile: ProfileState = {
  profile: null,
  values: emptyForm,
  checked: [],
  refusals: {},
  failure: null,
};

export const PROFILE_FIELDS: readonly ProfileField[] = ['realname', 'birthday', 'sex', 'email'];

function formOf({ realname, birthday, sex, email }: OwnProfile): ProfileForm {
  return { realname, birthday: birthday ?? '', sex: sexText(sex === null ? '' : String(sex)), email };
}

function sexText(value: string): ProfileForm['sex'] {
  return value === '1' || value === '2' ? value : '';
}

export function withProfile(state: ProfileState, profile: OwnProfile): ProfileState {
  return { ...state, profile, values: formOf(profile), checked: [], refusals: {}, failure: null };
}

/** Newer details; fields that the user changed stay as typed. */
export function withNewerProfile(state: ProfileState, profile: OwnProfile): ProfileState {
  if (state.profile === null) return withProfile(state, profile);
  const [before, newer] = [formOf(state.profile), formOf(profile)];
  const values = Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, state.values[field] === before[field] ? newer[field] : state.values[field]]),
  );
  return { ...state, profile, values: { ...newer, ...values } };
}

export function withProfileValue(state: ProfileState, field: ProfileField, value: string): ProfileState {
  return {
    ...state,
    values: { ...state.values, [field]: field === 'sex' ? sexText(value) : value },
    refusals: withoutRefusal(state.refusals, field),
  };
}

/** The field was left: shows its errors, and a day that can be read is written as one. */
export function withLeftField(state: ProfileState, field: ProfileField): ProfileState {
  const checked = state.checked.includes(field) ? state.checked : [...state.checked, field];
  if (field !== 'birthday') return { ...state, checked };
  const day = parseDay(state.values.birthday);
  return {
    ...state,
    checked,
    values: { ...state.values, birthday: day.ok ? (day.value ?? '') : state.values.birthday },
  };
}

export function profileErrors(
  values: ProfileForm,
  today: string,
): Readonly<Partial<Record<ProfileField, LocalizedText>>> {
  const day = parseDay(values.birthday);
  const errors = checkProfile({ ...editedValues(values), birthday: day.ok ? day.value : null }, today);
  return day.ok ? errors : { ...errors, birthday: day.error };
}

export function shownProfileErrors(
  { values, checked, refusals }: ProfileState,
  today: string,
): Readonly<Partial<Record<ProfileField, LocalizedText>>> {
  const errors = Object.entries(profileErrors(values, today));
  return { ...refusals, ...Object.fromEntries(errors.filter(([field]) => checked.some((one) => one === field))) };
}

export function isProfileChanged({ profile, values }: ProfileState): boolean {
  if (profile === null) return false;
  const saved = formOf(profile);
  return PROFILE_FIELDS.some((field) => values[field] !== saved[field]);
}

function editedValues({ realname, birthday, sex, email }: ProfileForm): Omit<ProfileEdit, 'version'> {
  const day = parseDay(birthday);
  return {
    realname: cleanText(realname),
    birthday: day.ok ? day.value : null,
    sex: sex === '' ? null : sex === '1' ? 1 : 2,
    email: cleanText(email),
  };
}

/** Request body on the wire. */
export function profileEditOf({ profile, values }: ProfileState): ProfileEdit {
  return { ...editedValues(values), version: profile?.version ?? 1 };
}

const FIELD_OF: Readonly<Record<string, ProfileField>> = Object.fromEntries(
  PROFILE_FIELDS.map((field) => [field, field]),
);

export function withProfileRefusal(state: ProfileState, answer: SaveProfileAnswer): ProfileState {
  return answer.ok ? state : { ...state, ...formRefusalOf(answer.error, FIELD_OF) };
}

/** Why the details could not be read; what was typed stays. */
export function withReadFailure(state: ProfileState, answer: ReadProfileAnswer): ProfileState {
  return answer.ok ? state : { ...state, failure: failureText(answer.error) };
}

export function isOvertaken(answer: SaveProfileAnswer): boolean {
  return !answer.ok && answer.error.kind === 'rejected' && answer.error.code === ENVELOPE_CODE.overtaken;
}

export function profileSavedNotice({ message }: Answer<SavedProfile>): Notice {
  return { level: 'success', text: message === '' ? profileMessages.saved : sameText(message) };
}
