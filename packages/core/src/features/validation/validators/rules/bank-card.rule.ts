import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const BANK_CARD = /^[1-9]\d{9,19}$/u;

/** Validate a bank card number: 10 to 20 digits, not starting with 0; null if valid. */
export function checkBankCard(value: string): LocalizedText | null {
  return BANK_CARD.test(value) ? null : validatorMessages.bankCard;
}

/**
 * Warn about a probable typo in a bank card number: the check digit of ISO/IEC 7812-1, annex B (Luhn) does not match.
 * Some domestic cards and passbooks have none, so this never rejects. Null without a warning, and for numbers that
 * `checkBankCard` rejects.
 */
export function bankCardWarning(value: string): LocalizedText | null {
  return checkBankCard(value) === null && !hasLuhnDigit(value) ? validatorMessages.bankCardDigit : null;
}

/** Double every second digit from the end, add all digits; the sum must be a multiple of 10. */
function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(index) - 48;
    const isDoubled = (digits.length - index) % 2 === 0;
    sum += isDoubled ? digit * 2 - (digit > 4 ? 9 : 0) : digit;
  }
  return sum % 10 === 0;
}
