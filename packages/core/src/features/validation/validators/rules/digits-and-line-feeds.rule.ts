import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const DIGITS_AND_LINE_FEEDS = /^[\d\n]+$/u;

/** Validate a list of numbers, one per line; null if valid. */
export function checkDigitsAndLineFeeds(value: string): LocalizedText | null {
  return DIGITS_AND_LINE_FEEDS.test(value) ? null : validatorMessages.digitsAndLineFeeds;
}
