import { createCipheriv } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ResponseCipher } from '../contract/index.ts';
import { decryptBytes, decryptText } from './aes-decryption.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const hex = (digits: string) => new Uint8Array(Buffer.from(digits.replaceAll(' ', ''), 'hex'));

/** Encrypts with Node's OpenSSL, like a server in any language. */
function encrypt(cipher: ResponseCipher, text: Uint8Array, vector: Uint8Array): Buffer {
  const key = Buffer.from(cipher.key, 'hex');
  switch (cipher.algorithm) {
    case 'aes-256-gcm': {
      const gcm = createCipheriv('aes-256-gcm', key, vector);
      return Buffer.concat([vector, gcm.update(text), gcm.final(), gcm.getAuthTag()]);
    }
    case 'aes-128-cbc': {
      const cbc = createCipheriv('aes-128-cbc', key, vector);
      return Buffer.concat([cipher.iv === undefined ? vector : new Uint8Array(), cbc.update(text), cbc.final()]);
    }
    case 'aes-128-ecb': {
      const ecb = createCipheriv('aes-128-ecb', key, null);
      return Buffer.concat([ecb.update(text), ecb.final()]);
    }
  }
}

const KEY_256 = 'feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308';
const KEY_128 = '2b7e151628aed2a6abf7158809cf4f3c';
const VECTOR = '000102030405060708090a0b0c0d0e0f';
const BLOCKS = hex(
  '6bc1bee22e409f96e93d7e117393172a ae2d8a571e03ac9c9eb76fac45af8e51 30c81c46a35ce411e5fbc1191a0a52ef f69f2445df4f9b17ad2b417be66c3710',
);

const gcm: ResponseCipher = { algorithm: 'aes-256-gcm', key: KEY_256 };
const cbc: ResponseCipher = { algorithm: 'aes-128-cbc', key: KEY_128 };
const cbcAgreed: ResponseCipher = { algorithm: 'aes-128-cbc', key: KEY_128, iv: VECTOR };
const ecb: ResponseCipher = { algorithm: 'aes-128-ecb', key: KEY_128 };
const ciphers: readonly (readonly [string, ResponseCipher])[] = [
  ['AES-256-GCM', gcm],
  ['AES-128-CBC', cbc],
  ['AES-128-CBC with an agreed vector', cbcAgreed],
  ['AES-128-ECB', ecb],
];
const vectorOf = (cipher: ResponseCipher) => hex(VECTOR).subarray(0, cipher.algorithm === 'aes-256-gcm' ? 12 : 16);

describe('test vectors', () => {
  it('LIST-10 decrypts test case 15 of the GCM submission to NIST', () => {
    const answer = hex(
      'cafebabefacedbaddecaf888 522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad b094dac5d93471bdec1a502270e3cc6c',
    );
    expect(Buffer.from(decryptBytes(gcm, answer)).toString('hex')).toBe(
      'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255',
    );
  });

  it.each([
    [
      'F.2.1, CBC',
      cbcAgreed,
      '7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b273bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7',
    ],
    [
      'F.1.1, ECB',
      ecb,
      '3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf43b1cd7f598ece23881b00e3ed0306887b0c785e27e8ad3f8223207104725dd4',
    ],
  ])('LIST-10 decrypts the vectors of NIST SP 800-38A %s, followed by a padding block', (_, cipher, blocks) => {
    const padded = encrypt(cipher, BLOCKS, hex(VECTOR));
    expect(padded.subarray(0, 64).toString('hex')).toBe(blocks);
    expect(decryptBytes(cipher, padded)).toEqual(BLOCKS);
  });
});

describe.each(ciphers)('%s', (name, cipher) => {
  it('LIST-10 decrypts what OpenSSL encrypted, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const data = encrypt(cipher, Buffer.from(text), vectorOf(cipher)).toString('base64');
        expect(decryptText(cipher, data)).toBe(Buffer.from(text).toString());
      }),
      { seed: 20260115, numRuns: propertyRuns(200) },
    );
  });

  it('LIST-10 never decrypts with another key', () => {
    const text = '{"records":[],"total":0,"size":10}';
    const data = encrypt(cipher, Buffer.from(text), vectorOf(cipher)).toString('base64');
    const other = { ...cipher, key: cipher.key.replace(/^../u, '00') };
    expect(decryptText(other, data)).not.toBe(text);
  });

  it.each([
    '',
    'A',
    'no base64!',
    'QQ==',
    '{"records":[]}',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  ])('LIST-10 rejects %j', (data) => {
    const opened = decryptText(cipher, data);
    expect(opened === null || (opened === '' && data === '' && name.includes('ECB'))).toBe(true);
  });
});

it('T-43 rejects every response with one flipped bit (AES-256-GCM)', () => {
  const whole = encrypt(gcm, Buffer.from('{"records":[],"total":0}'), vectorOf(gcm));
  fc.assert(
    fc.property(fc.nat(whole.length * 8 - 1), (bit) => {
      const tampered = Buffer.from(whole);
      tampered[bit >> 3] = (tampered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(decryptText(gcm, tampered.toString('base64'))).toBeNull();
    }),
    { seed: 20260115, numRuns: propertyRuns(300) },
  );
});
