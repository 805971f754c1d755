import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const LETTERS_AND_DIGITS = /^[A-Za-z0-9]{1,20}$/u;

/** Validate a code of at most 20 English letters and digits; null if valid. */
export function checkLettersAndDigits(value: string): LocalizedText | null {
  return LETTERS_AND_DIGITS.test(value) ? null : validatorMessages.lettersAndDigits;
}
