import type { Service } from '../kernel/index.ts';

/** Between one that knows and those that listen, in a window where either may come later than the other. */
export interface Relay<Facts, Emitted> extends Pick<Service<Facts, never, Emitted>, 'facts' | 'subscribe' | 'on'> {
  /** Tells all that listen now. */
  tell(emitted: Emitted): void;
  /** Replaces the facts; no effect for the same ones. */
  report(facts: Facts): void;
}

/** @param areSame whether two facts say the same */
export function createRelay<Facts, Emitted>(
  initial: Facts,
  areSame: (one: Facts, other: Facts) => boolean,
): Relay<Facts, Emitted> {
  const listeners = new Set<() => void>();
  const hearers = new Set<(emitted: Emitted) => void>();
  let facts = initial;
  return {
    facts: () => facts,
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    on(hearer) {
      const own = (emitted: Emitted) => hearer(emitted);
      hearers.add(own);
      return () => void hearers.delete(own);
    },
    tell(emitted) {
      for (const hearer of hearers) hearer(emitted);
    },
    report(next) {
      if (areSame(facts, next)) return;
      facts = next;
      for (const listener of listeners) listener();
    },
  };
}
