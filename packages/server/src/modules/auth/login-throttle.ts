import type { ClockPort } from '@evergreen/core/ports';

import { afterFailure, challengeFor, isForgotten, waitBefore, type Challenge, type Tries } from './login-throttle.model.ts';

/** Slows down guessing of one user's password from one address, and nobody else. */
export interface LoginThrottle {
  /**
   * Milliseconds to wait, or 0 and the try is counted as a failure from now on, until `forgive`. Counting before the check
   * keeps tries that run side by side from all being free.
   */
  begin(username: string, address: string): number;
  /** How long the next try has to wait and what it has to bring, without counting one. */
  look(username: string, address: string): { readonly wait: number; readonly challenge: Challenge };
  /** The password was right. */
  forgive(username: string, address: string): void;
}

/** Pairs that are remembered; beyond that the one that failed longest ago is forgotten. */
const CAPACITY = 10_000;

export function createLoginThrottle(clock: ClockPort, capacity = CAPACITY): LoginThrottle {
  /** Oldest failure first: a Map keeps the order of insertion. */
  const tries = new Map<string, Tries>();
  const keyOf = (username: string, address: string) => `${username.toLowerCase()}\n${address}`;

  return {
    begin(username, address) {
      const key = keyOf(username, address);
      const now = clock.now();
      const known = tries.get(key);
      const wait = waitBefore(known, now);
      if (wait > 0) return wait;
      tries.delete(key);
      tries.set(key, afterFailure(known, now));
      for (const [oldest, entry] of tries) {
        if (tries.size <= capacity && !isForgotten(entry, now)) break;
        tries.delete(oldest);
      }
      return 0;
    },
    look(username, address) {
      const known = tries.get(keyOf(username, address));
      const now = clock.now();
      return { wait: waitBefore(known, now), challenge: challengeFor(known, now) };
    },
    forgive(username, address) {
      tries.delete(keyOf(username, address));
    },
  };
}
