import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const LETTERS = /^[A-Za-z]+$/u;

/** What is wrong with a text of English letters alone; null when nothing is. */
export function checkEnglishLetters(value: string): LocalizedText | null {
  return LETTERS.test(value) ? null : validatorMessages.englishLetters;
}
