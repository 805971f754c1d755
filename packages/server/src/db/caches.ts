import type { CacheFigures, CacheName } from '@evergreen/core/contract';

import type { CallVersions, DataTopic } from './data-versions.ts';
import { roughBytes } from './statements/rough-bytes.ts';

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

/** The entries of one cache, within its limits. */
function createStore(limits: CacheLimits) {
  /** Used longest ago first: a Map keeps insertion order. */
  const entries = new Map<string, Entry>();
  let [hits, misses, bytes] = [0, 0, 0];

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  function trim(): void {
    for (const [key, entry] of entries) {
      if (entries.size <= limits.entries && bytes <= limits.bytes) return;
      drop(key, entry);
    }
  }

  async function weigh(key: string, entry: Entry): Promise<void> {
    try {
      const loaded = await entry.value;
      if (entries.get(key) !== entry) return;
      entry.bytes = roughBytes(key) + roughBytes(loaded);
      bytes += entry.bytes;
      trim();
    } catch {
      // Whoever asked is told; the next one asks again.
      drop(key, entry);
    }
  }

  return {
    remember(key: string, version: string, value: Promise<unknown>): void {
      const former = entries.get(key);
      if (former !== undefined) drop(key, former);
      const entry: Entry = { version, value, bytes: 0 };
      entries.set(key, entry);
      void weigh(key, entry);
      trim();
    },
    find(key: string, version: string): Entry | undefined {
      const entry = entries.get(key);
      if (entry?.version !== version) {
        misses += 1;
        return undefined;
      }
      hits += 1;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    figures: () => ({ entries: entries.size, hits, misses, bytes }),
    clear(): number {
      const { size } = entries;
      entries.clear();
      bytes = 0;
      return size;
    },
  };
}

/**
 * The one place where a process remembers what it read. Whoever changes it raises the version of its topic in the same transaction, and every call
 * compares: nothing is used that a committed write has changed, in this process or in another.
 */
export function createCaches(versions: Pick<CallVersions, 'current'>, limits: CacheLimits = LIMITS): Caches {
  const stores = new Map<CacheName, ReturnType<typeof createStore>>();

  return {
    cacheOf<Value>(name: CacheName, topic: DataTopic): Cache<Value> {
      const store = createStore(limits);
      stores.set(name, store);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because a store holds what its own loads gave
      const valueOf = async ({ value }: Entry): Promise<Value> => value as Promise<Value>;
      async function find(key: string, load: () => Promise<Value>): Promise<{ readonly value: Value } | undefined> {
        const version = (await versions.current())?.[topic];
        if (version === undefined) return undefined;
        const known = store.find(key, version);
        if (known !== undefined) return { value: await valueOf(known) };
        const value = load();
        store.remember(key, version, value);
        return { value: await value };
      }
      return {
        find,
        async read(key, load) {
          const found = await find(key, load);
          return found === undefined ? load() : found.value;
        },
        async readMany(keys, load) {
          const version = (await versions.current())?.[topic];
          if (version === undefined) return load(keys);
          const known = keys.map((key) => [key, store.find(key, version)] as const);
          const missing = known.flatMap(([key, entry]) => (entry === undefined ? [key] : []));
          const loaded = missing.length === 0 ? new Map<string, Value>() : await load(missing);
          for (const [key, value] of loaded) store.remember(key, version, Promise.resolve(value));
          const found = new Map(loaded);
          for (const [key, entry] of known) if (entry !== undefined) found.set(key, await valueOf(entry));
          return found;
        },
      };
    },
    figures: () => [...stores].map(([name, store]) => ({ name, ...store.figures() })),
    clear: (name) => stores.get(name)?.clear() ?? 0,
  };
}
