import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const DIGITS = /^\d+$/u;

/** Validate a natural number (zero and leading zeros allowed); null if valid. */
export function checkNaturalNumber(value: string): LocalizedText | null {
  return DIGITS.test(value) ? null : validatorMessages.naturalNumber;
}
