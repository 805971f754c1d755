import { describe, expect, it } from 'vitest';

import { browserStorage, createWebStorage } from './storage-web.ts';
import { MapWebStorage } from './testing/map-web-storage.ts';
import { describeStoragePort } from './testing/storage-contract.ts';

const view = () => new EventTarget();

describeStoragePort('createWebStorage', () => createWebStorage(new MapWebStorage(), view()));

describe('what other windows change', () => {
  const changed = (key: string | null, storageArea: Storage) =>
    Object.assign(new Event('storage'), { key, storageArea });

  it('R-10 is told by key, of this storage alone, and as anything when the window comes back', () => {
    const here = view();
    const [storage, other] = [new MapWebStorage(), new MapWebStorage()];
    const heard: (string | null)[] = [];
    const stop = createWebStorage(storage, here).watch((key) => heard.push(key));
    here.dispatchEvent(changed('pro__Access-Token', storage));
    here.dispatchEvent(changed('pro__Access-Token', other));
    here.dispatchEvent(changed(null, storage));
    here.dispatchEvent(new Event('pageshow'));
    here.dispatchEvent(new Event('focus'));
    stop();
    here.dispatchEvent(changed('a', storage));
    here.dispatchEvent(new Event('focus'));
    expect(heard).toEqual(['pro__Access-Token', null, null, null]);
  });
});

describe('a blocked storage of the browser', () => {
  it('throws for every member, so that the core can work on in memory', () => {
    const storage = createWebStorage(undefined, view());
    const attempts = [
      () => storage.getItem('a'),
      () => storage.setItem('a', '1'),
      () => storage.removeItem('a'),
      () => storage.keys(),
      () => storage.watch(() => {}),
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
