import { days, minutes, seconds } from '@evergreen/core/kernel';

/** Failed tries of one kind: of a name at an address, of a name, or of an address. */
export interface Failures {
  /** How many counted at `last`. */
  readonly failed: number;
  /** Epoch milliseconds of the last one. */
  readonly last: number;
}

/** What is known about a try that is about to be made; undefined: nothing failed lately. */
export interface Tries {
  /** Of this name at this address. */
  readonly pair: Failures | undefined;
  /** Of this name at all addresses. */
  readonly name: Failures | undefined;
  /** Of all names at this address. */
  readonly address: Failures | undefined;
  /** The name signed in at this address within `TRUST`. */
  readonly isTrusted: boolean;
}

/** Tries of a name at an address that cost nothing: people mistype. */
export const FREE_TRIES = 5;
/** The longest wait of a name at an address. Never longer, so that nobody can lock somebody else out for good. */
export const LONGEST_WAIT = minutes(5);
/** Failures older than this are forgotten. */
export const MEMORY = minutes(30);
/** How long a right password makes a name known at an address. */
export const TRUST = days(30);

/** Failures of a name, from all addresses, after which an address where it never signed in has fewer free tries and waits four times as long. */
const NAME_LIMIT = 20;
const FREE_TRIES_OF_GUESSED_NAME = 2;
const GUESSED_NAME_FACTOR = 4;

/** Failures of an address that are free: an office of hundreds behind one address mistypes that often in a morning. Then one in ten seconds. */
export const SIGN_IN_ADDRESS_LIMIT = 50;

/** How many failures stop counting in a minute. Those of a name at an address count until `MEMORY` is over. */
export const LEAK_PER_MINUTE = { pair: 0, name: 1, address: 6 } as const;

/** How many failures count now. */
function countNow(failures: Failures | undefined, leakPerMinute: number, now: number): number {
  if (failures === undefined || isForgotten(failures, now)) return 0;
  return Math.max(0, failures.failed - ((now - failures.last) / minutes(1)) * leakPerMinute);
}

/** Milliseconds until the next try is looked at, 0 when it is now: 0 five times, then 2 s, 4 s, 8 s … five minutes. */
function waitOfPair({ pair, name, isTrusted }: Tries, now: number): number {
  if (pair === undefined || isForgotten(pair, now)) return 0;
  const isGuessed = !isTrusted && countNow(name, LEAK_PER_MINUTE.name, now) >= NAME_LIMIT;
  const free = isGuessed ? FREE_TRIES_OF_GUESSED_NAME : FREE_TRIES;
  if (pair.failed < free) return 0;
  const wait = seconds(2 ** (pair.failed - free + 1)) * (isGuessed ? GUESSED_NAME_FACTOR : 1);
  return Math.max(0, pair.last + Math.min(wait, LONGEST_WAIT) - now);
}

/** Milliseconds until an address may fail again; 0 for people who signed in there before. */
function waitOfAddress({ address, isTrusted }: Tries, now: number): number {
  if (isTrusted) return 0;
  const over = countNow(address, LEAK_PER_MINUTE.address, now) - SIGN_IN_ADDRESS_LIMIT + 1;
  return Math.max(0, Math.round((over * minutes(1)) / LEAK_PER_MINUTE.address));
}

export interface Wait {
  /** Milliseconds; 0: none. */
  readonly wait: number;
  /** Whose failures it is for: those of the name at the address, or those of the whole address. */
  readonly isOfAddress: boolean;
}

export function waitBefore(tries: Tries, now: number): Wait {
  const [pair, address] = [waitOfPair(tries, now), waitOfAddress(tries, now)];
  return { wait: Math.max(pair, address), isOfAddress: address > pair };
}

function isForgotten(failures: Failures, now: number): boolean {
  return now - failures.last >= MEMORY;
}

/** Failures after which the slider is asked for, and after which the captcha is too; both are a nuisance to guessing, the wait is the guard. */
const SLIDER_AFTER = 3;
const CAPTCHA_AFTER = 5;

/** What a try has to bring beside the password. */
export type Challenge = 'none' | 'slider' | 'captcha';

export function challengeFor(pair: Failures | undefined, now: number): Challenge {
  if (pair === undefined || isForgotten(pair, now) || pair.failed < SLIDER_AFTER) return 'none';
  return pair.failed < CAPTCHA_AFTER ? 'slider' : 'captcha';
}
