import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { fakeClock, fakeLogger, fakeStorage } from '../testing/index.ts';
import { createTypedStorage, storageFamily, storageKeys } from './index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const SEED = 20260115;

/** Half of JSON, another shape, older versions without an envelope and as plain text, and prototypes. */
const broken = [
  '{"value":{"records":[',
  '{"value":{"a":[1,null,{"b":false}]},"expire":null}',
  '"dark"',
  'undefined',
  '[[[',
  '{"value":{"__proto__":{"polluted":1}},"expire":null}',
  '{"value":{"__proto__":{"polluted":1}},"expire":"soon"}',
];

function storageHolding(entries: Readonly<Record<string, string>>) {
  return createTypedStorage({
    localStorage: fakeStorage(entries),
    sessionStorage: fakeStorage(entries),
    clock: fakeClock(),
    logger: fakeLogger(),
  });
}

describe('arbitrary stored text', () => {
  it('STORE-03 parses any JSON under any key to a value of its schema or nothing, and never changes a prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const keys = Object.values(storageKeys);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify({ value, expire: null })),
        ),
        (text) => {
          const storage = storageHolding(Object.fromEntries(keys.map(({ name }) => [name, text])));
          for (const key of keys) {
            const value: unknown = storage.get<unknown>(key);
            expect([key.name, value === undefined || v.is(key.schema, value)]).toEqual([key.name, true]);
          }
          expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
        },
      ),
      { seed: SEED, numRuns: propertyRuns(500), examples: broken.map((text) => [text]) },
    );
  });

  it('returns every stored value', () => {
    const anything = storageFamily('any', v.unknown());
    fc.assert(
      fc.property(fc.string(), fc.jsonValue({ noUnicodeString: false }), (id, value) => {
        fc.pre(!/__proto__|constructor|prototype/u.test(JSON.stringify(value)));
        const family = storageHolding({}).family(anything);
        family.set(id, value);
        expect(JSON.stringify(family.get(id))).toBe(JSON.stringify(value));
        expect(family.ids()).toEqual([id]);
      }),
      { seed: SEED, numRuns: propertyRuns(500) },
    );
  });
});
