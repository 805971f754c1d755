import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const LONGEST = 2048;

/** A host, then anything without blanks; no two parts can match the same character, so it takes linear time. */
const HTTP_ADDRESS = /^https?:\/\/[^\s/?#\\]+(?:[/?#]\S*)?$/iu;

export function isUrl(value: string): boolean {
  return value.length <= LONGEST && HTTP_ADDRESS.test(value);
}

/** Validate a URL; null if valid. */
export function checkUrl(value: string): LocalizedText | null {
  return isUrl(value) ? null : validatorMessages.url;
}
