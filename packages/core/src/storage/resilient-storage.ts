import type { StoragePort } from '../ports/index.ts';

interface ResilientStorageDependencies {
  readonly port: StoragePort;
  /** The key evicted to memory first when the storage is full. */
  readonly firstToGo?: string;
  /** Called when the storage fails and memory takes over. */
  readonly onFailure: (problem: unknown) => void;
}

/**
 * A storage that never throws. Values rejected by the port are held in memory for the lifetime of the process; every
 * write tries the port first, so that it recovers as soon as the port does.
 */
export function resilientStorage({ port, firstToGo, onFailure }: ResilientStorageDependencies): StoragePort {
  /** Values held only in memory; null if the port failed to remove a key. */
  const memory = new Map<string, string | null>();

  function attempt<Value>(work: () => Value, otherwise: () => Value): Value {
    try {
      return work();
    } catch (problem) {
      onFailure(problem);
      return otherwise();
    }
  }

  function read(key: string): string | null {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    return attempt(
      () => port.getItem(key),
      () => null,
    );
  }

  function forget(key: string): void {
    memory.delete(key);
    attempt(
      () => port.removeItem(key),
      () => {
        memory.set(key, null);
      },
    );
  }

  /** Remove the stale value from the port, or the next process would read it. */
  function persistInMemory(key: string, value: string): void {
    forget(key);
    memory.set(key, value);
  }

  function makeRoom(): void {
    if (firstToGo === undefined) return;
    const value = read(firstToGo);
    if (value !== null) persistInMemory(firstToGo, value);
  }

  function write(key: string, value: string): boolean {
    return attempt(
      () => {
        port.setItem(key, value);
        memory.delete(key);
        return true;
      },
      () => false,
    );
  }

  return {
    getItem: read,
    setItem(key, value) {
      if (write(key, value)) return;
      makeRoom();
      if (!write(key, value)) persistInMemory(key, value);
    },
    removeItem: forget,
    keys() {
      const real = attempt<readonly string[]>(
        () => port.keys(),
        () => [],
      );
      const added = [...memory.keys()].filter((key) => !real.includes(key));
      return [...real, ...added].filter((key) => memory.get(key) !== null);
    },
    watch: (listener) =>
      attempt(
        () => port.watch(listener),
        () => () => {},
      ),
  };
}
