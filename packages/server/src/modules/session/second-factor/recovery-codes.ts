import { randomBytes } from 'node:crypto';

import { hashToken } from '../auth/session-token.ts';

/** How many a person gets at a time. */
const RECOVERY_CODES = 10;

/** Base32 of RFC 4648 in lower case: no 0, 1, 8 and 9, which look like letters. 16 characters are 80 random bits. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;

/** `abcd-efgh-ijkl-mnop`. */
function createRecoveryCode(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return (characters.match(/.{4}/gu) ?? []).join('-');
}

export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
}

/** What is stored of a code, however it is typed. As random as it is, it needs no salt and no slow hash. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.replaceAll(/[^A-Za-z0-9]/gu, '').toLowerCase());
}
