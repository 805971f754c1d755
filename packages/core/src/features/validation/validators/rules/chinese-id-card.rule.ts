import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';
import { checkIdCard } from './id-card.rule.ts';

/** What is wrong with the number of an identity card in a form; null when nothing is. `now` in epoch milliseconds. */
export function checkChineseIdCard(value: string, now: number): LocalizedText | null {
  return checkIdCard(value, { now }).valid ? null : validatorMessages.chineseIdCard;
}
