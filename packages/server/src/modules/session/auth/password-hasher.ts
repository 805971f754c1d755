import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { ok, type Result } from '@evergreen/core/kernel';

import { networkOf } from '../../../http/network-address.ts';
import { createFairQueue, type Busy, type FairQueueLimits } from './fair-queue.ts';

/** What may be done while it is somebody's turn to hash. */
export interface Hashing {
  /** An argon2id hash in PHC form, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** `undefined` as the stored hash takes as long as any other and is never right, so that unknown users are not told apart. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

export interface PasswordHasher {
  /**
   * Runs `work` when it is the turn of this network address. Everything that a try to sign in costs belongs in it, its queries too:
   * what finds no place in the queue has then cost nothing.
   */
  inTurn<Value>(address: string, work: (hashing: Hashing) => Promise<Value>): Promise<Result<Value, Busy>>;
  /** A turn for one hash. */
  hash(password: string, address?: string): Promise<Result<string, Busy>>;
  /** Hashes of passwords in their order, as many at once as may run; a turn for each, so that others sign in meanwhile. */
  hashMany(passwords: readonly string[], address: string): Promise<Result<readonly string[], Busy>>;
}

/**
 * Hashes that run at once: one core is left to the event loop and the database, and one of the four threads of libuv's pool, in
 * which argon2 runs, to the file system and to name resolution. Each takes 19 MiB.
 */
const PARALLEL = Math.max(1, Math.min(availableParallelism() - 1, 3));

/** An office behind one address signs in together; 64 hashes take two seconds. */
const LIMITS: FairQueueLimits = { parallel: PARALLEL, waiting: 64, waitingInLane: 16 };

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash that is compared with where there is none; the same for the life of the process. */
let decoy: Promise<string> | undefined;

/** argon2id, a few at a time and fairly by network address (threat T-20, decision 0023). */
export function createPasswordHasher(limits: FairQueueLimits = LIMITS): PasswordHasher {
  const queue = createFairQueue(limits);
  const hashing: Hashing = {
    hash: (password) => hash(password, OPTIONS),
    async verify(stored, password) {
      decoy ??= hash(randomBytes(32), OPTIONS);
      const isRight = await verify(stored ?? (await decoy), password);
      return stored !== undefined && isRight;
    },
  };
  const inTurn: PasswordHasher['inTurn'] = (address, work) => queue.run(networkOf(address), () => work(hashing));
  return {
    inTurn,
    hash: (password, address = '') => inTurn(address, (own) => own.hash(password)),
    async hashMany(passwords, address) {
      const hashes: string[] = [];
      const rest = passwords.entries();
      // A lane runs one piece of work at a time.
      const lanes = Array.from({ length: limits.parallel }, (_, at) => `${networkOf(address)} ${at}`);
      const ends = await Promise.all(
        lanes.map(async (lane) => {
          for (const [place, password] of rest) {
            const hashed = await queue.run(lane, () => hashing.hash(password));
            if (!hashed.ok) return hashed;
            hashes[place] = hashed.value;
          }
          return ok(undefined);
        }),
      );
      return ends.find((end) => !end.ok) ?? ok(hashes);
    },
  };
}
