import type { StoragePort } from '@evergreen/core/ports';

/** A storage that lasts as long as the process, for programs that have nothing like a window's own. */
export function createMemoryStorage(): StoragePort {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      values.set(key, value);
    },
    removeItem(key) {
      values.delete(key);
    },
    keys: () => [...values.keys()],
    watch: () => () => {},
  };
}
