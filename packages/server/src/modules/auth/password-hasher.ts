import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import { err, ok, type Result } from '@evergreen/core/kernel';

/** Too many passwords are being checked at once. */
export interface Busy {
  readonly kind: 'busy';
}

export interface PasswordHasher {
  /** An argon2id hash in PHC form, with a salt of its own. */
  hash(password: string): Promise<Result<string, Busy>>;
  /** `undefined` as the stored hash takes as long as any other and is never right, so that unknown users are not told apart. */
  verify(stored: string | undefined, password: string): Promise<Result<boolean, Busy>>;
}

export interface HasherLimits {
  /** Hashes that run at once; each takes a core and 19 MiB. */
  readonly parallel: number;
  /** Hashes that may wait for their turn. */
  readonly waiting: number;
}

const LIMITS: HasherLimits = { parallel: 4, waiting: 60 };

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id, a few at a time (threat T-20): a flood of sign-ins neither takes every core nor queues without end. */
export function createPasswordHasher({ parallel, waiting }: HasherLimits = LIMITS): PasswordHasher {
  let running = 0;
  const queue: (() => void)[] = [];
  let decoy: Promise<string> | undefined;

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Result<Value, Busy>> {
    if (running >= parallel) {
      if (queue.length >= waiting) return err({ kind: 'busy' });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return ok(await work());
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    verify: (stored, password) =>
      inTurn(async () => {
        decoy ??= hash(randomBytes(32), OPTIONS);
        const isRight = await verify(stored ?? (await decoy), password);
        return stored !== undefined && isRight;
      }),
  };
}
