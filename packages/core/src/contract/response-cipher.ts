import * as v from 'valibot';

import { decodeBase64 } from '../kernel/index.ts';

/**
 * How a server that encrypts its lists does it, agreed with it in the configuration; there is no key of ours. The envelope
 * then holds `resultData` in place of `result`: the Base64 of the encrypted JSON.
 *
 * - `aes-256-gcm` (NIST SP 800-38D), ours: 12 bytes of nonce, the text, 16 bytes of tag.
 * - `aes-128-cbc`, older servers: PKCS7; the vector is `iv`, or the first 16 bytes where there is none.
 * - `aes-128-ecb`, older servers: PKCS7. It shows which blocks are alike.
 */
export type ResponseCipher =
  | { readonly algorithm: 'aes-256-gcm' | 'aes-128-ecb'; readonly key: string }
  | { readonly algorithm: 'aes-128-cbc'; readonly key: string; readonly iv?: string | undefined };

export const GCM_NONCE_BYTES = 12;
export const BLOCK_BYTES = 16;

const KEY_BYTES = { 'aes-256-gcm': 32, 'aes-128-cbc': 16, 'aes-128-ecb': 16 } as const;

/** A secret of `length` bytes, written as hex digits, as Base64, or as that many ASCII characters; null when it is none. */
export function secretBytes(text: string, length: number): Uint8Array | null {
  if (text.length === length && /^[\u0021-\u007E]+$/u.test(text))
    return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  if (text.length === 2 * length && /^[\dA-Fa-f]+$/u.test(text))
    return Uint8Array.from({ length }, (_, index) => Number.parseInt(text.slice(2 * index, 2 * index + 2), 16));
  const bytes = decodeBase64(text);
  return bytes?.length === length ? bytes : null;
}

/** The key of a cipher in bytes. Throws for one that no schema let through. */
export function keyOf({ algorithm, key }: ResponseCipher): Uint8Array {
  const bytes = secretBytes(key, KEY_BYTES[algorithm]);
  if (bytes === null) throw new Error(`This is no key of ${algorithm}`);
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
