import type { LiveEvent } from './live-event.ts';

/** How the parts of a platform tell each other that something changed. A lost, doubled or late event harms nobody. */
export interface LiveBus {
  /** Never fails. What is told inside of a transaction is told by `Database.onceCommitted`. */
  publish(event: LiveEvent): void;
  subscribe(listener: (event: LiveEvent) => void): () => void;
}

/** For the one process that has the embedded database. */
export function createLocalBus(): LiveBus {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    publish(event) {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
