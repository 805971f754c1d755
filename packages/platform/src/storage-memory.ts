import type { StoragePort } from '@evergreen/core/ports';

/** In-memory storage for the lifetime of the process, for programs without session storage. */
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
