import * as v from 'valibot';

import { decodeBase64 } from '../kernel/index.ts';

/**
 * Encryption of list responses, configured identically on client and server; there is no built-in key. The envelope
 * then holds `resultData` instead of `result`: the Base64 of the encrypted JSON.
 * - `aes-256-gcm` (NIST SP 800-38D), current: 12-byte nonce, ciphertext, 16-byte tag.
 * - `aes-128-cbc`, older servers: PKCS7; the initialization vector is `iv`, or the first 16 bytes if absent.
 * - `aes-128-ecb`, older servers: PKCS7. Leaks which blocks are equal.
 */
export type ResponseCipher =
  | { readonly algorithm: 'aes-256-gcm' | 'aes-128-ecb'; readonly key: string }
  | { readonly algorithm: 'aes-128-cbc'; readonly key: string; readonly iv?: string | undefined };

export const GCM_NONCE_BYTES = 12;
export const BLOCK_BYTES = 16;

const KEY_BYTES = { 'aes-256-gcm': 32, 'aes-128-cbc': 16, 'aes-128-ecb': 16 } as const;

/** Decode a secret of `length` bytes from hex, Base64 or as many ASCII characters; null if malformed. */
export function secretBytes(text: string, length: number): Uint8Array | null {
  if (text.length === length && /^[\u0021-\u007E]+$/u.test(text))
    return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  if (text.length === 2 * length && /^[\dA-Fa-f]+$/u.test(text))
    return Uint8Array.from({ length }, (_, index) => Number.parseInt(text.slice(2 * index, 2 * index + 2), 16));
  const bytes = decodeBase64(text);
  return bytes?.length === length ? bytes : null;
}

/** The key of a cipher in bytes. Throws for a key that the schema would reject. */
export function keyOf({ algorithm, key }: ResponseCipher): Uint8Array {
  const bytes = secretBytes(key, KEY_BYTES[algorithm]);
  if (bytes === null) throw new Error(`Invalid key for ${algorithm}`);
  return bytes;
}

function secret(length: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => secretBytes(text, length) !== null,
      `Expected ${length} bytes: ${2 * length} hex digits, Base64 or ${length} characters`,
    ),
  );
}

export const responseCipherSchema = v.variant('algorithm', [
  v.object({ algorithm: v.literal('aes-256-gcm'), key: secret(KEY_BYTES['aes-256-gcm']) }),
  v.object({
    algorithm: v.literal('aes-128-cbc'),
    key: secret(KEY_BYTES['aes-128-cbc']),
    iv: v.optional(secret(BLOCK_BYTES)),
  }),
  v.object({ algorithm: v.literal('aes-128-ecb'), key: secret(KEY_BYTES['aes-128-ecb']) }),
]);
