import type { ClockPort } from '@evergreen/core/ports';

import { createKnownWaits } from './known-waits.ts';

/** Rate limit shared by all servers (threat T-10). */
export interface RateLimit {
  /**
   * Return milliseconds to wait; 0 when the call is allowed, which is then counted. Call it outside transactions: a rollback would
   * undo the count.
   */
  take(key: string): Promise<number>;
}

export interface RateLimitOptions {
  /** Calls allowed per window. */
  readonly times: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Counter shared by all servers. */
export interface RateLimitStore {
  /** As `RateLimit.take`, for one key of the limit of this name. */
  take(limit: string, key: string, options: RateLimitOptions): Promise<number>;
  /** Whether no more calls are allowed now; counts nothing. */
  isUsed(limit: string, key: string, options: RateLimitOptions): Promise<boolean>;
}

/** Sliding-window limit per key. While a caller has to wait, calls are rejected from memory. */
export function createRateLimit(
  store: Pick<RateLimitStore, 'take'>,
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
