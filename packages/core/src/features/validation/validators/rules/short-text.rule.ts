import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const LONGEST = 255;

/** Validate a text of up to 255 characters; null if valid. */
export function checkShortText(value: string): LocalizedText | null {
  return value.length <= LONGEST ? null : validatorMessages.shortText;
}
