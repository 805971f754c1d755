import type { StoragePort } from '../ports/index.ts';

export interface FakeStorage extends StoragePort {
  /** All entries, for whole-value comparison. */
  entries(): Readonly<Record<string, string>>;
  /** Throw on every further call, like a blocked browser storage. */
  block(): void;
  /** Reject writes beyond `size` characters in total, like a full storage. */
  limitTo(size: number): void;
}

type Listener = (key: string | null) => void;

interface Shared {
  readonly values: Map<string, string>;
  readonly listeners: Map<object, Set<Listener>>;
}

export function fakeStorage(initial: Readonly<Record<string, string>> = {}): FakeStorage {
  return windowOn({ values: new Map(Object.entries(initial)), listeners: new Map() });
}

/**
 * One storage shared by any number of windows. As in a browser, each is notified asynchronously of the changes of
 * others, never of its own.
 */
export function fakeSharedStorage(initial: Readonly<Record<string, string>> = {}): { openWindow(): FakeStorage } {
  const shared: Shared = { values: new Map(Object.entries(initial)), listeners: new Map() };
  return { openWindow: () => windowOn(shared) };
}

function windowOn({ values, listeners }: Shared): FakeStorage {
  const self = {};
  const own = new Set<Listener>();
  listeners.set(self, own);
  let isBlocked = false;
  let limit = Number.POSITIVE_INFINITY;
  const guard = () => {
    if (isBlocked) throw new Error('SecurityError: storage is blocked');
  };
  const tellOthers = (key: string) => {
    for (const [window, heard] of listeners)
      if (window !== self) void Promise.resolve().then(() => heard.forEach((listener) => listener(key)));
  };
  return {
    getItem(key) {
      guard();
      return values.get(key) ?? null;
    },
    setItem(key, value) {
      guard();
      const others = [...values]
        .filter(([name]) => name !== key)
        .reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (others + key.length + value.length > limit) throw new Error('QuotaExceededError: storage is full');
      if (values.get(key) === value) return;
      values.set(key, value);
      tellOthers(key);
    },
    removeItem(key) {
      guard();
      if (values.delete(key)) tellOthers(key);
    },
    keys() {
      guard();
      return [...values.keys()];
    },
    watch(listener) {
      guard();
      own.add(listener);
      return () => own.delete(listener);
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
