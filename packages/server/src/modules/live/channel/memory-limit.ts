import type { ClockPort } from '@evergreen/core/ports';

/** Counts in this process alone: for what is not worth a row, because nobody gets further by asking another process. */
export interface MemoryLimit {
  /** Whether the limit of this key is used up; counts nothing. */
  isUsed(key: string): boolean;
  count(key: string): void;
}

/** Keys that are remembered, the newest. */
const MOST_KEYS = 10_000;

/** At most `times` within `window` milliseconds, which begin with the first. */
export function createMemoryLimit(
  clock: ClockPort,
  { times, window }: { readonly times: number; readonly window: number },
): MemoryLimit {
  const counts = new Map<string, { readonly began: number; readonly count: number }>();
  const current = (key: string) => {
    const known = counts.get(key);
    return known === undefined || Math.abs(clock.now() - known.began) >= window ? undefined : known;
  };
  return {
    isUsed: (key) => (current(key)?.count ?? 0) >= times,
    count(key) {
      const known = current(key) ?? { began: clock.now(), count: 0 };
      counts.delete(key);
      counts.set(key, { ...known, count: known.count + 1 });
      const [oldest] = counts.keys();
      if (counts.size > MOST_KEYS && oldest !== undefined) counts.delete(oldest);
    },
  };
}
