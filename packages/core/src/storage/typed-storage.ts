import type { StoragePort } from '../ports/index.ts';
import { storageKeys } from './storage-keys.ts';
import type { StorageDependencies, StorageFamily, StorageKey, StorageSlot, TypedStorage } from './storage.types.ts';
import { decodeStored, encodeStored } from './stored-text.ts';
import { resilientStorage } from './resilient-storage.ts';

/** The only access to the storage ports. A blocked or full storage is logged once and replaced by memory. */
export function createTypedStorage({ localStorage, sessionStorage, clock, logger }: StorageDependencies): TypedStorage {
  let isTold = false;
  const onFailure = (problem: unknown) => {
    if (isTold) return;
    isTold = true;
    logger.warn('Storage failed; values are kept in memory until this window closes', {
      problem: problem instanceof Error ? problem.name : typeof problem,
    });
  };
  const storages: Readonly<Record<StorageSlot['scope'], StoragePort>> = {
    local: resilientStorage({ port: localStorage, firstToGo: storageKeys.dictionaries.name, onFailure }),
    session: resilientStorage({ port: sessionStorage, onFailure }),
  };

  const storage: TypedStorage = {
    get<Value>(key: StorageKey<Value>) {
      const text = storages[key.scope].getItem(key.name);
      if (text === null) return undefined;
      const stored = decodeStored(key, text, clock.now());
      if (stored.kind === 'found') return stored.value;
      storage.remove(key);
      return undefined;
    },
    set(key, value) {
      storages[key.scope].setItem(key.name, encodeStored(key, value, clock.now()));
    },
    remove(slot) {
      storages[slot.scope].removeItem(slot.name);
    },
    clear(slots) {
      for (const slot of slots) storage.remove(slot);
    },
    watch(slots, listener) {
      const stops = (['local', 'session'] as const).map((scope) => {
        const names = new Set(slots.filter((slot) => slot.scope === scope).map(({ name }) => name));
        if (names.size === 0) return () => {};
        return storages[scope].watch((key) => {
          if (key === null || names.has(key)) listener();
        });
      });
      return () => {
        for (const stop of stops) stop();
      };
    },
    family<Value>({ prefix, schema, lifetime }: StorageFamily<Value>) {
      const keyOf = (id: string): StorageKey<Value> => ({
        scope: 'local',
        name: prefix + id,
        schema,
        form: 'enveloped',
        lifetime,
      });
      return {
        get: (id: string) => storage.get(keyOf(id)),
        set: (id: string, value: Value) => storage.set(keyOf(id), value),
        remove: (id: string) => storage.remove(keyOf(id)),
        ids: () =>
          storages.local
            .keys()
            .filter((name) => name.startsWith(prefix))
            .map((name) => name.slice(prefix.length)),
      };
    },
  };
  return storage;
}
