import type { StoragePort } from '../ports/index.ts';

export interface FakeStorage extends StoragePort {
  /** Everything it holds, for whole-value comparison. */
  entries(): Readonly<Record<string, string>>;
  /** From now on every call throws, as a browser does when storage is blocked. */
  block(): void;
  /** From now on texts of more than `size` characters in all are refused, as a full storage does. */
  limitTo(size: number): void;
}

export function fakeStorage(initial: Readonly<Record<string, string>> = {}): FakeStorage {
  const values = new Map(Object.entries(initial));
  let isBlocked = false;
  let limit = Number.POSITIVE_INFINITY;
  const guard = () => {
    if (isBlocked) throw new Error('SecurityError: storage is blocked');
  };
  return {
    getItem(key) {
      guard();
      return values.get(key) ?? null;
    },
    setItem(key, value) {
      guard();
      const others = [...values].filter(([name]) => name !== key).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (others + key.length + value.length > limit) throw new Error('QuotaExceededError: storage is full');
      values.set(key, value);
    },
    removeItem(key) {
      guard();
      values.delete(key);
    },
    keys() {
      guard();
      return [...values.keys()];
    },
    entries: () => Object.fromEntries(values),
    block() {
      isBlocked = true;
    },
    limitTo(size) {
      limit = size;
    },
  };
}
