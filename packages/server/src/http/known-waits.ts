import type { ClockPort } from '@evergreen/core/ports';

/** Who has to wait, as far as this server knows without asking the database. It forgets early, and never makes a wait shorter or longer. */
export interface KnownWaits {
  /** Milliseconds to wait; 0 when none is known. */
  left(key: string): number;
  /** @param lookAgain milliseconds after which the database is asked again, where the wait may end early for some */
  note(key: string, wait: number, lookAgain?: number): void;
}

const CAPACITY = 10_000;

export function createKnownWaits(clock: ClockPort, capacity = CAPACITY): KnownWaits {
  /** Noted longest ago first: a Map keeps the order of insertion. */
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
  };
}
