import type { StoragePort } from '@evergreen/core/ports';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

type Change =
  | { readonly type: 'set'; readonly key: string; readonly value: string }
  | { readonly type: 'remove'; readonly key: string };

/** Keys that collide often, and names of `Object.prototype` members. */
const key = fc.constantFrom('a', 'b', '', '__proto__', 'constructor', 'length', 'getItem', '活动', '😀');

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ type: fc.constant('set' as const), key, value: fc.string({ unit: 'binary' }) }),
  fc.record({ type: fc.constant('remove' as const), key }),
);

function contentsOf(storage: StoragePort): Readonly<Record<string, string | null>>[] {
  return [...storage.keys()].toSorted().map((name) => ({ key: name, value: storage.getItem(name) }));
}

/** Contract tests for adapters of the storage port; `make` creates an empty one. */
export function describeStoragePort(adapter: string, make: () => StoragePort): void {
  describe(`${adapter} as a storage`, () => {
    it('knows nothing at first', () => {
      const storage = make();
      expect({ value: storage.getItem('a'), keys: storage.keys() }).toEqual({ value: null, keys: [] });
    });

    it('keeps the last text of a key', () => {
      const storage = make();
      storage.setItem('a', '1');
      storage.setItem('b', '');
      storage.setItem('a', '活动 😀\n"2"');
      expect(contentsOf(storage)).toEqual([
        { key: 'a', value: '活动 😀\n"2"' },
        { key: 'b', value: '' },
      ]);
    });

    it('forgets what is removed, and does not mind removing nothing', () => {
      const storage = make();
      storage.setItem('a', '1');
      storage.removeItem('a');
      storage.removeItem('never');
      expect({ value: storage.getItem('a'), keys: storage.keys() }).toEqual({ value: null, keys: [] });
    });

    it('keeps a long text whole', () => {
      const storage = make();
      const long = '退休'.repeat(100_000);
      storage.setItem('long', long);
      expect(storage.getItem('long') === long).toBe(true);
    });

    it('holds what a map would hold after any changes', () => {
      fc.assert(
        fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
          const storage = make();
          const oracle = new Map<string, string>();
          for (const step of changes) {
            if (step.type === 'set') {
              storage.setItem(step.key, step.value);
              oracle.set(step.key, step.value);
            } else {
              storage.removeItem(step.key);
              oracle.delete(step.key);
            }
          }
          const expected = [...oracle.keys()]
            .toSorted()
            .map((name) => ({ key: name, value: oracle.get(name) ?? null }));
          expect(contentsOf(storage)).toEqual(expected);
        }),
        { seed: 20_260_115, numRuns: 60 },
      );
    });
  });
}
