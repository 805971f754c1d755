import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const BANK_CARD = /^[1-9]\d{9,19}$/u;

/** What is wrong with the number of a bank card: 10 to 20 digits, not beginning with 0; null when nothing is. */
export function checkBankCard(value: string): LocalizedText | null {
  return BANK_CARD.test(value) ? null : validatorMessages.bankCard;
}

/**
 * What looks mistyped in the number of a bank card: its last digit is not the one of ISO/IEC 7812-1, annex B (Luhn). Some
 * domestic cards and passbooks have none, so this warns and never refuses. Null when nothing does, and for what
 * `checkBankCard` refuses.
 */
export function bankCardWarning(value: string): LocalizedText | null {
  return checkBankCard(value) === null && !hasLuhnDigit(value) ? validatorMessages.bankCardDigit : null;
}

/** Every second digit from the end is doubled, the digits of all are added, and the sum ends in 0. */
function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(index) - 48;
    const isDoubled = (digits.length - index) % 2 === 0;
    sum += isDoubled ? digit * 2 - (digit > 4 ? 9 : 0) : digit;
  }
  return sum % 10 === 0;
}
