import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Seals secrets that the server has to read again, such as passwords of other databases. */
export interface SecretBox {
  seal(secret: string): string;
  /** undefined for what was sealed with another key, or is damaged. */
  open(sealed: string): string | undefined;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names the format, so that another one can follow. */
const VERSION = 'v1:';

/** AES-256-GCM (NIST SP 800-38D) with a random nonce a secret. `key`: 32 bytes. */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal(secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return VERSION + sealed.toString('base64');
    },
    open(sealed) {
      if (!sealed.startsWith(VERSION)) return undefined;
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const opened = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
