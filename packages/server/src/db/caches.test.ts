import { expect, it } from 'vitest';

import { createCaches } from './caches.ts';
import type { DataVersions } from './data-versions.ts';

const versionsOf = (rights: string): DataVersions => ({ rights, texts: '0', names: '0' });

it('answers from memory under the version that a value was read under, and under no other', async () => {
  let versions: DataVersions | undefined = versionsOf('1');
  let loads = 0;
  const caches = createCaches({ current: async () => versions });
  const cache = caches.cacheOf<number>('menu', 'rights');
  const read = () => cache.read('a', async () => (loads += 1));
  const seen = [await read(), await read()];
  versions = versionsOf('2');
  seen.push(await read(), await read());
  // Nothing may be remembered now.
  versions = undefined;
  seen.push(await read(), await read());
  versions = versionsOf('2');
  seen.push(await read());
  expect(seen).toEqual([1, 1, 2, 2, 3, 4, 2]);
  expect(caches.figures()).toEqual([{ name: 'menu', entries: 1, hits: 3, misses: 2, bytes: expect.any(Number) }]);
  expect([caches.clear('menu'), caches.figures()[0]?.entries, await read()]).toEqual([1, 0, 5]);
});

it('asks once for what several calls want at a time, and again after a failure', async () => {
  const cache = createCaches({ current: async () => versionsOf('1') }).cacheOf<number>('menu', 'rights');
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new Error('Not now');
    return loads;
  };
  const failed = await Promise.allSettled([cache.read('a', load), cache.read('a', load)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([cache.read('a', load), cache.read('a', load)])).toEqual([2, 2]);
  expect(await cache.readMany(['a', 'b'], async (missing) => new Map(missing.map((key) => [key, 9])))).toEqual(
    new Map([
      ['a', 2],
      ['b', 9],
    ]),
  );
});

it('holds no more entries and bytes than it may, and lets go what was used longest ago', async () => {
  const caches = createCaches({ current: async () => versionsOf('1') }, { entries: 3, bytes: 2000 });
  const cache = caches.cacheOf<string>('menu', 'rights');
  const loaded: string[] = [];
  const read = (key: string, text = key) =>
    cache.read(key, async () => {
      loaded.push(key);
      return text;
    });
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await read(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'd', 'b']);
  await read('large', 'x'.repeat(500));
  await read('larger', 'x'.repeat(800));
  const [figures] = caches.figures();
  expect(figures?.entries).toBeLessThanOrEqual(3);
  expect(figures?.bytes).toBeLessThanOrEqual(2000);
});
