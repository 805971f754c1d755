import { describe, expect, it } from 'vitest';

import { browserStorage, createWebStorage } from './storage-web.ts';
import { MapWebStorage } from './testing/map-web-storage.ts';
import { describeStoragePort } from './testing/storage-contract.ts';

describeStoragePort('createWebStorage', () => createWebStorage(new MapWebStorage()));

describe('a blocked storage of the browser', () => {
  it('throws for every member, so that the core can work on in memory', () => {
    const storage = createWebStorage(undefined);
    const attempts = [
      () => storage.getItem('a'),
      () => storage.setItem('a', '1'),
      () => storage.removeItem('a'),
      () => storage.keys(),
    ];
    for (const attempt of attempts) expect(attempt).toThrow('The browser blocks this storage');
  });

  it('is undefined where asking the window for it throws', () => {
    const sandboxed = {
      get localStorage(): Storage {
        throw new Error('SecurityError');
      },
      sessionStorage: new MapWebStorage(),
    };
    expect([browserStorage('localStorage', sandboxed), browserStorage('sessionStorage', sandboxed)]).toEqual([
      undefined,
      sandboxed.sessionStorage,
    ]);
  });
});
