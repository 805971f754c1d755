import type { RandomPort } from '../../../ports/index.ts';

/** Letters and digits that nobody mistakes for each other on paper. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
/** One draw in six has no digit; that this many have none in a row happens to a broken source alone. */
const MOST_DRAWS = 1000;

/**
 * A password of 8 letters and digits with at least one of each, every such password as likely as any other. Throws when the
 * source of chance always gives the same.
 */
export function generatePassword(random: RandomPort): string {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const password = Array.from({ length: LENGTH }, () => ALPHABET.charAt(random.integer(0, ALPHABET.length - 1))).join(
      '',
    );
    if (/[A-Za-z]/u.test(password) && /\d/u.test(password)) return password;
  }
  throw new Error('The random port draws no digit beside letters');
}
