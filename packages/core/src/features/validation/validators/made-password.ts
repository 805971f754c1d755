import type { RandomPort } from '../../../ports/index.ts';

/** Letters and digits that nobody mistakes for each other on paper. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const HALF = 7;

/** A password from a cryptographic source, about 80 bits: a letter first, a digit last, and a sign in the middle. */
export function makePassword(random: Pick<RandomPort, 'integer'>): string {
  const some = (from: string, count: number) =>
    Array.from({ length: count }, () => from.charAt(random.integer(0, from.length - 1))).join('');
  return [
    some(LETTERS, 1),
    some(LETTERS + DIGITS, HALF - 1),
    '-',
    some(LETTERS + DIGITS, HALF - 1),
    some(DIGITS, 1),
  ].join('');
}
