import type { ClockPort } from '@evergreen/core/ports';

/** Slows down whoever asks too often (threat T-10). */
export interface RateLimit {
  /** Milliseconds to wait; 0 when it is not too often, and then this time counts. */
  take(key: string): number;
}

export interface RateLimitOptions {
  /** Times that are allowed within a window. */
  readonly times: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Keys that are remembered; beyond that the one that was counted longest ago is forgotten. */
const CAPACITY = 10_000;

/** At most so many times within any window of that length, for each key, kept in memory. */
export function createRateLimit(clock: ClockPort, { times, window }: RateLimitOptions, capacity = CAPACITY): RateLimit {
  /** Counted longest ago first: a Map keeps the order of insertion. */
  const counted = new Map<string, readonly number[]>();
  return {
    take(key) {
      const now = clock.now();
      const recent = (counted.get(key) ?? []).filter((time) => now - time < window);
      const [oldest] = recent;
      if (recent.length >= times && oldest !== undefined) return oldest + window - now;
      counted.delete(key);
      counted.set(key, [...recent, now]);
      for (const [first] of counted) {
        if (counted.size <= capacity) break;
        counted.delete(first);
      }
      return 0;
    },
  };
}
