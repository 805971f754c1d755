import type { StoragePort } from '../ports/index.ts';

interface SturdyStorageDependencies {
  readonly port: StoragePort;
  /** The key that moves to memory first when the storage is full. */
  readonly firstToGo?: string;
  /** The storage failed and memory stands in for it. */
  readonly onFailure: (problem: unknown) => void;
}

/**
 * A storage that never throws. What the real one will not take lies in memory for as long as this process lives and is
 * read from there; every write is tried on the real one first, so that it is used again as soon as it works.
 */
export function sturdyStorage({ port, firstToGo, onFailure }: SturdyStorageDependencies): StoragePort {
  /** Text that only memory holds; null where the real storage would not let go of a removed one. */
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

  /** An older text must leave the real storage, or it would come back in the next process. */
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
