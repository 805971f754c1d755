import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const SHORTEST = 8;
/** What the wire takes. */
const LONGEST = 128;

/**
 * What is wrong with a password that somebody chooses without being signed in; null when nothing is. The text speaks of both
 * cases, the older family's rule asks for a letter of any, a digit and a symbol.
 */
export function checkStrongPassword(value: string): LocalizedText | null {
  if (value.length > LONGEST) return validatorMessages.longest(LONGEST);
  const isStrong =
    value.length >= SHORTEST && /[A-Za-z]/u.test(value) && /\d/u.test(value) && /[^A-Za-z0-9\s]/u.test(value);
  return isStrong ? null : validatorMessages.strongPassword;
}
