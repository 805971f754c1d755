import type { CacheFigures, CacheName } from '@evergreen/core/contract';

import type { CallVersions, DataTopic } from './data-versions.ts';
import { roughBytes } from './rough-bytes.ts';

/** Values by key, each with the version of its topic that it was read under. A key names everything that the value depends on. */
export interface Cache<Value> {
  /** The value in force; undefined where nothing remembered may be used, as in a transaction. */
  find(key: string, load: () => Promise<Value>): Promise<{ readonly value: Value } | undefined>;
  /** The value in force; loaded where it is not remembered or may not be. */
  read(key: string, load: () => Promise<Value>): Promise<Value>;
  /** The values of several keys, those that are not remembered loaded together. */
  readMany(
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>>;
}

export interface Caches {
  /** A cache of its own, listed under the name. */
  cacheOf<Value>(name: CacheName, topic: DataTopic): Cache<Value>;
  figures(): readonly CacheFigures[];
  /** Empties one, and says how many entries it had. */
  clear(name: CacheName): number;
}

/** Of one cache. */
export interface CacheLimits {
  readonly entries: number;
  readonly bytes: number;
}

const LIMITS: CacheLimits = { entries: 5000, bytes: 16 * 1024 ** 2 };

interface Entry {
  readonly version: string;
  readonly value: Promise<unknown>;
  bytes: number;
}

interface Store {
  /** Used longest ago first. */
  readonly entries: Map<string, Entry>;
  hits: number;
  misses: number;
  bytes: number;
}

/**
 * The one place where a process remembers what it read. Whoever changes it raises the version of its topic in the same transaction, and every call
 * compares: nothing is used that a committed write has changed, in this process or in another.
 */
export function createCaches(versions: Pick<CallVersions, 'current'>, limits: CacheLimits = LIMITS): Caches {
  const stores = new Map<CacheName, Store>();

  function drop(store: Store, key: string, entry: Entry): void {
    if (store.entries.get(key) !== entry) return;
    store.entries.delete(key);
    store.bytes -= entry.bytes;
  }

  function trim(store: Store): void {
    for (const [key, entry] of store.entries) {
      if (store.entries.size <= limits.entries && store.bytes <= limits.bytes) return;
      drop(store, key, entry);
    }
  }

  function remember(store: Store, key: string, version: string, value: Promise<unknown>): void {
    const former = store.entries.get(key);
    if (former !== undefined) drop(store, key, former);
    const entry: Entry = { version, value, bytes: 0 };
    store.entries.set(key, entry);
    value.then(
      (loaded) => {
        if (store.entries.get(key) !== entry) return;
        entry.bytes = roughBytes(key) + roughBytes(loaded);
        store.bytes += entry.bytes;
        trim(store);
      },
      // Whoever asked is told; the next one asks again.
      () => drop(store, key, entry),
    );
    trim(store);
  }

  function remembered(store: Store, key: string, version: string): Entry | undefined {
    const entry = store.entries.get(key);
    if (entry?.version !== version) {
      store.misses += 1;
      return undefined;
    }
    store.hits += 1;
    store.entries.delete(key);
    store.entries.set(key, entry);
    return entry;
  }

  return {
    cacheOf<Value>(name: CacheName, topic: DataTopic): Cache<Value> {
      const store: Store = { entries: new Map(), hits: 0, misses: 0, bytes: 0 };
      stores.set(name, store);
      async function find(key: string, load: () => Promise<Value>): Promise<{ readonly value: Value } | undefined> {
        const version = (await versions.current())?.[topic];
        if (version === undefined) return undefined;
        const known = remembered(store, key, version);
        if (known !== undefined) return { value: await valueOf(known) };
        const value = load();
        remember(store, key, version, value);
        return { value: await value };
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because a store holds what its own loads gave
      const valueOf = async ({ value }: Entry): Promise<Value> => value as Promise<Value>;
      return {
        find,
        async read(key, load) {
          const found = await find(key, load);
          return found === undefined ? load() : found.value;
        },
        async readMany(keys, load) {
          const version = (await versions.current())?.[topic];
          if (version === undefined) return load(keys);
          const known = keys.map((key) => [key, remembered(store, key, version)] as const);
          const missing = known.flatMap(([key, entry]) => (entry === undefined ? [key] : []));
          const loaded = missing.length === 0 ? new Map<string, Value>() : await load(missing);
          for (const [key, value] of loaded) remember(store, key, version, Promise.resolve(value));
          const found = new Map(loaded);
          for (const [key, entry] of known) if (entry !== undefined) found.set(key, await valueOf(entry));
          return found;
        },
      };
    },
    figures: () =>
      [...stores].map(([name, { entries, hits, misses, bytes }]) => ({
        name,
        entries: entries.size,
        hits,
        misses,
        bytes,
      })),
    clear(name) {
      const store = stores.get(name);
      if (store === undefined) return 0;
      const { size } = store.entries;
      store.entries.clear();
      store.bytes = 0;
      return size;
    },
  };
}
