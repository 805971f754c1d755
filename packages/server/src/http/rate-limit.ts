import type { ClockPort } from '@evergreen/core/ports';

import { createKnownWaits } from './known-waits.ts';

/** Slows down callers who ask too often (threat T-10), however many servers are asked. */
export interface RateLimit {
  /**
   * Milliseconds to wait; 0 when it is not too often, and then this time counts. Call it outside of transactions: what is counted
   * in one that is rolled back is not counted.
   */
  take(key: string): Promise<number>;
}

export interface RateLimitOptions {
  /** Times that are allowed within a window. */
  readonly times: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Counts for all servers together. */
export interface RateLimitStore {
  /** As `RateLimit.take`, for one key of the limit of this name. */
  take(limit: string, key: string, options: RateLimitOptions): Promise<number>;
}

/** At most so many times within any window of that length, for each key. Callers who have to wait are refused from memory meanwhile. */
export function createRateLimit(
  store: RateLimitStore,
  clock: ClockPort,
  name: string,
  options: RateLimitOptions,
): RateLimit {
  const waits = createKnownWaits(clock);
  return {
    async take(key) {
      const known = waits.left(key);
      if (known > 0) return known;
      const wait = await store.take(name, key, options);
      if (wait > 0) waits.note(key, wait);
      return wait;
    },
  };
}
