import type { ClockPort } from '@evergreen/core/ports';

/** In-memory cache of known waiting times; it saves database queries. Entries may be evicted early, but never change a wait. */
export interface KnownWaits {
  /** Milliseconds to wait; 0 when none is known. */
  left(key: string): number;
  /** @param lookAgain milliseconds after which the database is asked again, where the wait may end early for some */
  note(key: string, wait: number, lookAgain?: number): void;
  /** The wait is over before its time. */
  forget(key: string): void;
}

const CAPACITY = 10_000;

export function createKnownWaits(clock: ClockPort, capacity = CAPACITY): KnownWaits {
  /** Oldest entry first: a Map keeps insertion order. */
  const waits = new Map<string, { readonly until: number; readonly lookAgainAt: number }>();
  return {
    left(key) {
      const known = waits.get(key);
      if (known === undefined) return 0;
      const now = clock.now();
      if (now < known.until && now < known.lookAgainAt) return known.until - now;
      waits.delete(key);
      return 0;
    },
    note(key, wait, lookAgain = wait) {
      const now = clock.now();
      waits.delete(key);
      waits.set(key, { until: now + wait, lookAgainAt: now + lookAgain });
      for (const [oldest] of waits) {
        if (waits.size <= capacity) break;
        waits.delete(oldest);
      }
    },
    forget(key) {
      waits.delete(key);
    },
  };
}
