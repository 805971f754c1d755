import { minutes, seconds } from '@evergreen/core/kernel';

/** The failed tries of one user name from one address. */
export interface Tries {
  readonly failed: number;
  /** Epoch milliseconds of the last one. */
  readonly last: number;
}

/** Tries that cost nothing: people mistype. */
export const FREE_TRIES = 5;
/** The longest wait. Never longer, so that nobody can lock somebody else out for good. */
export const LONGEST_WAIT = minutes(5);
/** Failures older than this are forgotten. */
const MEMORY = minutes(30);

/** Milliseconds until the next try is looked at, 0 when it is now: 0 five times, then 2 s, 4 s, 8 s … five minutes. */
export function waitBefore(tries: Tries | undefined, now: number): number {
  if (tries === undefined || isForgotten(tries, now) || tries.failed < FREE_TRIES) return 0;
  const wait = Math.min(seconds(2 ** (tries.failed - FREE_TRIES + 1)), LONGEST_WAIT);
  return Math.max(0, tries.last + wait - now);
}

/** One more failed try. */
export function afterFailure(tries: Tries | undefined, now: number): Tries {
  const failed = tries === undefined || isForgotten(tries, now) ? 0 : tries.failed;
  return { failed: failed + 1, last: now };
}

export function isForgotten(tries: Tries, now: number): boolean {
  return now - tries.last >= MEMORY;
}

/** Failures after which the slider is asked for, and after which the captcha is too; both are a nuisance to guessing, the wait is the guard. */
const SLIDER_AFTER = 3;
const CAPTCHA_AFTER = 5;

/** What a try has to bring beside the password. */
export type Challenge = 'none' | 'slider' | 'captcha';

export function challengeFor(tries: Tries | undefined, now: number): Challenge {
  if (tries === undefined || isForgotten(tries, now) || tries.failed < SLIDER_AFTER) return 'none';
  return tries.failed < CAPTCHA_AFTER ? 'slider' : 'captcha';
}
