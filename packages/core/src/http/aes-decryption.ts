import { cbc, ecb, gcm } from '@noble/ciphers/aes.js';
import { bytesToUtf8 } from '@noble/ciphers/utils.js';

import { BLOCK_BYTES, GCM_NONCE_BYTES, keyOf, secretBytes, type ResponseCipher } from '../contract/index.ts';
import { decodeBase64 } from '../kernel/index.ts';

/** Decrypt a response; null if it does not match the cipher and key. */
export function decryptText(cipher: ResponseCipher, data: string): string | null {
  const bytes = decodeBase64(data);
  if (bytes === null) return null;
  try {
    return bytesToUtf8(decryptBytes(cipher, bytes));
  } catch {
    return null;
  }
}

/** Throws for bytes that do not match the cipher and key. */
export function decryptBytes(cipher: ResponseCipher, bytes: Uint8Array): Uint8Array {
  const key = keyOf(cipher);
  switch (cipher.algorithm) {
    case 'aes-256-gcm':
      return gcm(key, bytes.subarray(0, GCM_NONCE_BYTES)).decrypt(bytes.subarray(GCM_NONCE_BYTES));
    case 'aes-128-cbc': {
      const agreed = cipher.iv === undefined ? null : secretBytes(cipher.iv, BLOCK_BYTES);
      return agreed === null
        ? cbc(key, bytes.subarray(0, BLOCK_BYTES)).decrypt(bytes.subarray(BLOCK_BYTES))
        : cbc(key, agreed).decrypt(bytes);
    }
    case 'aes-128-ecb':
      return ecb(key).decrypt(bytes);
  }
}
