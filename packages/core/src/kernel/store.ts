import { areSameFacts } from './same-facts.ts';
import type { Service } from './service.ts';

/** Listeners of one thing. A function that is registered twice is called twice. */
export interface Emitter<Emitted> {
  on(listener: (emitted: Emitted) => void): () => void;
  emit(emitted: Emitted): void;
  clear(): void;
}

export function createEmitter<Emitted = void>(): Emitter<Emitted> {
  const listeners = new Set<(emitted: Emitted) => void>();
  return {
    on(listener) {
      const own = (emitted: Emitted) => listener(emitted);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    emit(emitted) {
      for (const listener of listeners) listener(emitted);
    },
    clear: () => listeners.clear(),
  };
}

/**
 * A service without requests and without steps: facts that events change. Emits nothing.
 * @param reduce the facts after an event; the same reference is no change, and nobody is told
 */
export function createStore<Facts, Event>(
  initial: Facts,
  reduce: (facts: Facts, event: Event) => Facts,
): Service<Facts, Event> {
  const changes = createEmitter();
  let facts = initial;
  return {
    facts: () => facts,
    subscribe: changes.on,
    send(event) {
      const next = reduce(facts, event);
      if (next === facts) return;
      facts = next;
      changes.emit();
    },
    on: () => () => undefined,
    dispose: changes.clear,
  };
}

/** Facts of a service that others determine: computed when they are read, once after each `invalidate`; the same ones keep their reference. */
export interface ComputedFacts<Facts> extends Omit<Service<Facts, never>, 'send'> {
  /** What they are computed from has changed. */
  invalidate(): void;
}

export function createComputedFacts<Facts>(view: () => Facts): ComputedFacts<Facts> {
  const changes = createEmitter();
  let seen: { readonly facts: Facts } | null = null;
  let isStale = true;
  return {
    facts() {
      if (isStale || seen === null) {
        isStale = false;
        const facts = view();
        if (seen === null || !areSameFacts(seen.facts, facts)) seen = { facts };
      }
      return seen.facts;
    },
    subscribe: changes.on,
    on: () => () => undefined,
    invalidate() {
      isStale = true;
      changes.emit();
    },
    dispose: changes.clear,
  };
}
