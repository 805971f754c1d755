import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const SHORTEST = 4;
const LONGEST = 18;
const WORD_CHARACTERS = /^[A-Za-z0-9_]+$/u;

/** Validate a username; null if valid. The Chinese message says a minimum of 6, the rule is 4. */
export function checkUsername(value: string): LocalizedText | null {
  if (value === '') return validatorMessages.usernameRequired;
  if (!WORD_CHARACTERS.test(value)) return validatorMessages.usernameCharacters;
  return value.length < SHORTEST || value.length > LONGEST ? validatorMessages.usernameLength : null;
}
