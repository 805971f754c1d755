import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

/** 5 to 12 digits; no QQ number starts with 0. */
const QQ_NUMBER = /^[1-9]\d{4,11}$/u;

/** Validate a QQ number; null if valid. */
export function checkQq(value: string): LocalizedText | null {
  return QQ_NUMBER.test(value) ? null : validatorMessages.qq;
}
