import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const LETTERS = /^[A-Za-z]+$/u;

/** Validate a text of English letters only; null if valid. */
export function checkEnglishLetters(value: string): LocalizedText | null {
  return LETTERS.test(value) ? null : validatorMessages.englishLetters;
}
