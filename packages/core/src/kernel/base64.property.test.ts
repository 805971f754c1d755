import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decodeBase64, encodeBase64, encodeBase64Url } from './base64.ts';
import { propertyRuns } from '../testing/property-runs.ts';

it('decodes what Node encodes, for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, isPadded) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(decodeBase64(isPadded ? text : text.replace(/=+$/u, ''))).toEqual(new Uint8Array(bytes));
    }),
    { seed: 20260115, numRuns: propertyRuns(500) },
  );
});

it('encodes as Node does, for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(encodeBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
    { seed: 20260118, numRuns: propertyRuns(500) },
  );
});

it.each(['A', 'AAAAA', 'A-AA', 'A AA', '活动', 'AA=A'])('rejects %j', (text) => {
  expect(decodeBase64(text)).toBeNull();
});
