import { createHash } from 'node:crypto';

/** What is stored of a key: SHA-256 in hexadecimal over its parts, so that a row has one length whatever came over the wire. */
export function hashKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
