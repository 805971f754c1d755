import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';
import { checkIdCard } from './id-card.rule.ts';

/** Validate an identity card number in a form; null if valid. `now` in epoch milliseconds. */
export function checkChineseIdCard(value: string, now: number): LocalizedText | null {
  return checkIdCard(value, { now }).valid ? null : validatorMessages.chineseIdCard;
}
