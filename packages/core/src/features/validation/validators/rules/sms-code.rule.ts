import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const SIX_DIGITS = /^\d{6}$/u;

/** Validate an SMS code before calling the server; null if valid. */
export function checkSmsCode(value: string): LocalizedText | null {
  if (value === '') return validatorMessages.smsCodeRequired;
  return SIX_DIGITS.test(value) ? null : validatorMessages.smsCode;
}
