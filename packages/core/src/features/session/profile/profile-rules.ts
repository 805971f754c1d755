import type { ProfileEdit } from '../../../contract/index.ts';
import { cleanText, lengthProblem, type LocalizedText } from '../../../kernel/index.ts';
import { parseDateTime } from '../../../format/index.ts';
import { checkEmail, validatorMessages } from '../../validation/validators/index.ts';
import { profileMessages } from './profile.messages.ts';

/** Fields of the account that its owner writes. */
export type ProfileValues = Omit<ProfileEdit, 'version'>;

const LONGEST_NAME = 64;
/** Of the column. */
const LONGEST_EMAIL = 100;
const EARLIEST_BIRTHDAY = '1900-01-01';

/**
 * Field → validation error; empty if valid. Shared by page and server.
 * @param today `YYYY-MM-DD` in the platform's time
 */
export function checkProfile(
  { realname, birthday, email }: ProfileValues,
  today: string,
): Readonly<Partial<Record<keyof ProfileValues, LocalizedText>>> {
  const found = { realname: nameError(realname), birthday: birthdayError(birthday, today), email: emailError(email) };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}

function nameError(name: string): LocalizedText | null {
  if (cleanText(name) === '') return profileMessages.realnameRequired;
  const problem = lengthProblem(cleanText(name), { characters: LONGEST_NAME });
  if (problem === 'heavy') return validatorMessages.heavy;
  return problem === null ? null : profileMessages.realnameTooLong;
}

function birthdayError(birthday: string | null, today: string): LocalizedText | null {
  if (birthday === null) return null;
  if (parseDateTime(birthday) === undefined) return validatorMessages.date;
  if (birthday > today) return profileMessages.birthdayInFuture;
  return birthday < EARLIEST_BIRTHDAY ? profileMessages.birthdayTooEarly : null;
}

function emailError(email: string): LocalizedText | null {
  if (email === '') return null;
  return email.length > LONGEST_EMAIL ? profileMessages.emailTooLong : checkEmail(email);
}
