import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** 5 to 12 digits; no number was ever given out that begins with 0. */
const QQ_NUMBER = /^[1-9]\d{4,11}$/u;

/** What is wrong with a QQ number; null when nothing is. */
export function checkQq(value: string): LocalizedText | null {
  return QQ_NUMBER.test(value) ? null : validatorMessages.qq;
}
