import { days, foldCase, seconds } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import { createKnownWaits } from '../../../http/known-waits.ts';
import { networkOf } from '../../../http/network-address.ts';
import { hashKey } from '../../base/limits/hash-key.ts';
import type { LoginThrottleRepository, StoredFailures } from './login-throttle.repository.ts';
import { challengeFor, LEAK_PER_MINUTE, TRUST, waitBefore, type Challenge } from './login-throttle.model.ts';

/** A try to sign in that was not made yet. */
export interface SignInAttempt {
  /** Milliseconds to wait before it; 0: none. */
  readonly wait: number;
  /** What it has to bring. */
  readonly challenge: Challenge;
  /** The password was wrong; what the next try has to bring. */
  fail(): Promise<Challenge>;
  /** The password was right. */
  forgive(): Promise<void>;
}

/**
 * Slows down guessing of passwords, counted in the database by name, by address and by both (API-04, decision 0023). Only tries that
 * were made count. Call it outside of transactions: a failure that is counted in one that is rolled back is not counted.
 */
export interface LoginThrottle {
  /** Milliseconds to wait as far as this server knows without asking the database; 0 when it has to be asked. */
  knownWait(name: string, address: string): number;
  look(name: string, address: string): Promise<SignInAttempt>;
  /** Milliseconds that an address has to wait, as far as this server knows; people who signed in there before do not. */
  addressWait(address: string): number;
  /**
   * Forgets the failures of a name, whatever address they came from; false where there were none. Another server that told somebody to
   * wait goes on saying so until that wait is over.
   */
  unlock(name: string): Promise<boolean>;
}

/** A flooded address is looked at again this often, for those who signed in there before. */
const LOOK_AGAIN = seconds(1);
/** How much of the trust has to be gone before it is written anew: people sign in daily. */
const TRUST_RENEWAL = days(1);

/** Names from the wire differ by case only when they are one account's. */
const nameKey = (name: string) => hashKey('name', foldCase(name));

const addressKey = (address: string) => hashKey('address', networkOf(address));

function keysOf(name: string, address: string) {
  const [foldedName, network] = [foldCase(name), networkOf(address)];
  return {
    pair: hashKey('pair', foldedName, network),
    name: nameKey(name),
    address: addressKey(address),
  };
}

export function createLoginThrottle(repository: LoginThrottleRepository, clock: ClockPort): LoginThrottle {
  const waits = createKnownWaits(clock);
  /** When the trust of a pair ends that signed in at this server; it saves the question at a flooded address. */
  const trusted = createKnownWaits(clock);
  const isTrustedNow = (failures: StoredFailures | undefined, now: number) => (failures?.trustedUntil ?? 0) > now;

  return {
    knownWait(username, atAddress) {
      const { pair, address } = keysOf(username, atAddress);
      const wait = waits.left(pair);
      return wait > 0 || trusted.left(pair) > 0 ? wait : waits.left(address);
    },
    addressWait: (atAddress) => waits.left(addressKey(atAddress)),
    async look(username, atAddress) {
      const keys = keysOf(username, atAddress);
      const found = await repository.find(Object.values(keys));
      const now = clock.now();
      const pair = found.get(keys.pair);
      const isTrusted = isTrustedNow(pair, now);
      if (isTrusted) trusted.note(keys.pair, (pair?.trustedUntil ?? now) - now);
      const { wait, isOfAddress } = waitBefore(
        { pair, name: found.get(keys.name), address: found.get(keys.address), isTrusted },
        now,
      );
      if (wait > 0 && isOfAddress) waits.note(keys.address, wait, LOOK_AGAIN);
      else if (wait > 0) waits.note(keys.pair, wait);
      return {
        wait,
        challenge: challengeFor(pair, now),
        async fail() {
          const counted = await repository.addFailure([
            { keyHash: keys.pair, leakPerMinute: LEAK_PER_MINUTE.pair, nameHash: keys.name },
            { keyHash: keys.name, leakPerMinute: LEAK_PER_MINUTE.name },
            { keyHash: keys.address, leakPerMinute: LEAK_PER_MINUTE.address },
          ]);
          return challengeFor(counted.get(keys.pair), clock.now());
        },
        async forgive() {
          if (pair?.failed === 0 && (pair.trustedUntil ?? 0) > now + TRUST - TRUST_RENEWAL) return;
          await repository.forgive(keys.pair, keys.name);
          trusted.note(keys.pair, TRUST);
        },
      };
    },
    async unlock(username) {
      const forgotten = await repository.forgetName(nameKey(username));
      for (const key of forgotten) waits.forget(key);
      return forgotten.length > 0;
    },
  };
}
