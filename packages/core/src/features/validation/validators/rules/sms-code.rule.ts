import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const SIX_DIGITS = /^\d{6}$/u;

/** What is wrong with the code of a text message, before the server is asked; null when nothing is. */
export function checkSmsCode(value: string): LocalizedText | null {
  if (value === '') return validatorMessages.smsCodeRequired;
  return SIX_DIGITS.test(value) ? null : validatorMessages.smsCode;
}
