import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const CHINESE_OR_ENGLISH = /^[\p{Script=Han}A-Za-z ]{2,100}$/u;

/** Validate a text of 2 to 100 Chinese characters, English letters and spaces; null if valid. */
export function checkChineseOrEnglish(value: string): LocalizedText | null {
  return CHINESE_OR_ENGLISH.test(value) ? null : validatorMessages.chineseOrEnglish;
}
