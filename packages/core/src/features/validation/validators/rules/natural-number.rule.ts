import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const DIGITS = /^\d+$/u;

/** What is wrong with a natural number (zero and leading zeros included); null when nothing is. */
export function checkNaturalNumber(value: string): LocalizedText | null {
  return DIGITS.test(value) ? null : validatorMessages.naturalNumber;
}
