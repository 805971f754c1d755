import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** `authority`: no registration authority uses this first character. */
export type CreditCodeReason = 'length' | 'characters' | 'authority' | 'checkCharacter';

export type CreditCodeOutcome =
  | {
      readonly valid: true;
      /** GB/T 2260 code of the place of registration, six digits. */
      readonly regionCode: string;
      /** Organization code of GB 11714, nine characters. */
      readonly organizationCode: string;
    }
  | { readonly valid: false; readonly reason: CreditCodeReason };

/** Characters by value 0 to 30: no I, O, S, V, Z. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const AUTHORITIES = '123456789ANY';
/** Powers of 3 modulo 31. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const SHAPE = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/u;

/**
 * Validate a unified social credit code (GB 32100-2015): 18 capital letters and digits. Input is not normalised. Never
 * throws.
 */
export function checkCreditCode(text: string): CreditCodeOutcome {
  if (text.length !== 18) return { valid: false, reason: 'length' };
  if (!SHAPE.test(text)) return { valid: false, reason: 'characters' };
  if (!AUTHORITIES.includes(text.charAt(0))) return { valid: false, reason: 'authority' };
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * ALPHABET.indexOf(text.charAt(index)), 0);
  const isRight = (sum + ALPHABET.indexOf(text.charAt(17))) % 31 === 0;
  return isRight
    ? { valid: true, regionCode: text.slice(2, 8), organizationCode: text.slice(8, 17) }
    : { valid: false, reason: 'checkCharacter' };
}

/** Validate a unified social credit code in a form; null if valid. */
export function checkCreditCodeField(value: string): LocalizedText | null {
  return checkCreditCode(value).valid ? null : validatorMessages.creditCode;
}
