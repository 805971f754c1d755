import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const ID_NUMBER = /^[A-Za-z0-9]{1,50}$/u;

/** What is wrong with the number of any identity paper: up to 50 letters or digits; null when nothing is. */
export function checkIdNumber(value: string): LocalizedText | null {
  return ID_NUMBER.test(value) ? null : validatorMessages.idNumber;
}
