import { createCipheriv, randomBytes } from 'node:crypto';

import { BLOCK_BYTES, GCM_NONCE_BYTES, keyOf, secretBytes, type ResponseCipher } from '@evergreen/core/contract';

/** Encrypts the result of a list for `resultData` of the envelope. */
export type ListSeal = (result: unknown) => string;

/** Uses Node's OpenSSL. Every response has a fresh nonce or, unless a fixed one is configured, a fresh initialisation vector. */
export function createListSeal(cipher: ResponseCipher): ListSeal {
  const key = keyOf(cipher);
  return (result) => sealed(cipher, key, Buffer.from(JSON.stringify(result))).toString('base64');
}

function sealed(cipher: ResponseCipher, key: Uint8Array, text: Buffer): Buffer {
  switch (cipher.algorithm) {
    case 'aes-256-gcm': {
      const nonce = randomBytes(GCM_NONCE_BYTES);
      const gcm = createCipheriv('aes-256-gcm', key, nonce);
      return Buffer.concat([nonce, gcm.update(text), gcm.final(), gcm.getAuthTag()]);
    }
    case 'aes-128-cbc': {
      const agreed = cipher.iv === undefined ? null : secretBytes(cipher.iv, BLOCK_BYTES);
      const vector = agreed ?? randomBytes(BLOCK_BYTES);
      const cbc = createCipheriv('aes-128-cbc', key, vector);
      return Buffer.concat([agreed === null ? vector : new Uint8Array(), cbc.update(text), cbc.final()]);
    }
    case 'aes-128-ecb': {
      const ecb = createCipheriv('aes-128-ecb', key, null);
      return Buffer.concat([ecb.update(text), ecb.final()]);
    }
  }
}
