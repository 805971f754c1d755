import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const ID_NUMBER = /^[A-Za-z0-9]{1,50}$/u;

/** Validate the number of any identity document: up to 50 letters or digits; null if valid. */
export function checkIdNumber(value: string): LocalizedText | null {
  return ID_NUMBER.test(value) ? null : validatorMessages.idNumber;
}
