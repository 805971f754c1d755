import type { LocalizedText } from '../../../../kernel/index.ts';
import { validatorMessages } from '../validator.messages.ts';

const SHORTEST = 8;
/** Maximum length on the wire. */
const LONGEST = 128;

/**
 * Validate a password chosen without a session; null if valid. The message mentions both cases; the rule of the older
 * servers requires a letter, a digit and a symbol.
 */
export function checkStrongPassword(value: string): LocalizedText | null {
  if (value.length > LONGEST) return validatorMessages.longest(LONGEST);
  const isStrong =
    value.length >= SHORTEST && /[A-Za-z]/u.test(value) && /\d/u.test(value) && /[^A-Za-z0-9\s]/u.test(value);
  return isStrong ? null : validatorMessages.strongPassword;
}
