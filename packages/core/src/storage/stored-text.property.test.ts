import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { fakeClock, fakeLogger, fakeStorage } from '../testing/index.ts';
import { createTypedStorage, storageFamily, storageKeys } from './index.ts';

const SEED = 20260115;

function storageHolding(entries: Readonly<Record<string, string>>) {
  return createTypedStorage({
    localStorage: fakeStorage(entries),
    sessionStorage: fakeStorage(entries),
    clock: fakeClock(),
    logger: fakeLogger(),
  });
}

describe('arbitrary stored text', () => {
  it('STORE-03 parses any JSON to a value of the schema or nothing, and never changes a prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify({ value, expire: null })),
        ),
        (text) => {
          const storage = storageHolding({
            [storageKeys.userInfo.name]: text,
            [storageKeys.ownPermissions.name]: text,
          });
          const user = storage.get(storageKeys.userInfo);
          const own = storage.get(storageKeys.ownPermissions);
          expect(user === undefined || v.is(storageKeys.userInfo.schema, user)).toBe(true);
          expect(own === undefined || Array.isArray(own)).toBe(true);
          expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
        },
      ),
      { seed: SEED, numRuns: 500 },
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
      { seed: SEED, numRuns: 500 },
    );
  });
});
