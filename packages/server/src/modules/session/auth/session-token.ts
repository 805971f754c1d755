import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits in base64url, 43 characters. It says nothing; only the table of sessions gives it a meaning. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: SHA-256 in hexadecimal. The token is as random as a key, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text can be a token of ours at all; anything else need not be looked up. */
export function isTokenShaped(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/u.test(text);
}
