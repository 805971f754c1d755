import type { RandomPort } from '../../../ports/index.ts';

/** Letters and digits without ambiguous pairs such as l and 1. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
/** One draw in six has no digit; only a broken random port fails this many times in a row. */
const MOST_DRAWS = 1000;

/**
 * Generate a password of 8 letters and digits with at least one of each, uniformly distributed. Throws if the random
 * port always returns the same number.
 */
export function generatePassword(random: RandomPort): string {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const password = Array.from({ length: LENGTH }, () => ALPHABET.charAt(random.integer(0, ALPHABET.length - 1))).join(
      '',
    );
    if (/[A-Za-z]/u.test(password) && /\d/u.test(password)) return password;
  }
  throw new Error('The random port never draws a digit beside letters');
}
