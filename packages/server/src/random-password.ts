import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other on paper. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 14;

/** A password from a cryptographic source, about 80 bits, with at least one letter and one digit. */
export function randomPassword(): string {
  for (;;) {
    const password = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
    if (/[A-Za-z]/u.test(password) && /\d/u.test(password)) return password;
  }
}
