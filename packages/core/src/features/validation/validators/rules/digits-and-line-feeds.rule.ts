import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const DIGITS_AND_LINE_FEEDS = /^[\d\n]+$/u;

/** What is wrong with a list of numbers, one a line; null when nothing is. */
export function checkDigitsAndLineFeeds(value: string): LocalizedText | null {
  return DIGITS_AND_LINE_FEEDS.test(value) ? null : validatorMessages.digitsAndLineFeeds;
}
