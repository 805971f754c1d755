import { err, ok, type Result } from '@evergreen/core/kernel';

import type { CallFailure } from '../../../http/call.types.ts';
import { authServerMessages } from './auth.messages.ts';
import type { Busy } from './fair-queue.ts';
import type { Challenge } from './login-throttle.model.ts';
import type { SignInAttempt, LoginThrottle } from './login-throttle.ts';
import type { Hashing, PasswordHasher } from './password-hasher.ts';

/** `wait`: milliseconds. `isFresh`: the database was asked for it; the refusals from memory that follow cost nothing and may be many. */
export type TooFast = Busy | { readonly kind: 'slowDown'; readonly wait: number; readonly isFresh: boolean };

interface Account {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
}

export interface PasswordTry<User extends Account> {
  readonly name: string;
  readonly address: string;
  readonly password: string;
  /** Looked for only when the try is made. */
  find(): Promise<User | undefined>;
  /** Refuses a try that does not bring what is asked of it; it is then not made and does not count. */
  admit?(challenge: Challenge): Promise<CallFailure | undefined>;
}

export type PasswordRefusal =
  | TooFast
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  /** `challenge`: what the next try has to bring. `user`: whose name it was, if anybody's. */
  | { readonly kind: 'wrong'; readonly challenge: Challenge; readonly user: Account | undefined };

/** The one way to make a try that the throttle counts: known waits first, then a place in the queue, then the database, then the hash. */
export interface CredentialCheck {
  /** Runs `work` in the turn of this address, unless it has to wait. */
  attempt<Value>(
    who: { readonly name: string; readonly address: string },
    work: (attempt: SignInAttempt, hashing: Hashing) => Promise<Value>,
  ): Promise<Result<Value, TooFast>>;
  /** The user whose password it is. */
  password<User extends Account>(tried: PasswordTry<User>): Promise<Result<User, PasswordRefusal>>;
}

export function createCredentialCheck({
  hasher,
  throttle,
}: {
  readonly hasher: PasswordHasher;
  readonly throttle: LoginThrottle;
}): CredentialCheck {
  async function attempt<Value>(
    { name, address }: { readonly name: string; readonly address: string },
    work: (attempt: SignInAttempt, hashing: Hashing) => Promise<Value>,
  ) {
    const known = throttle.knownWait(name, address);
    if (known > 0) return err<TooFast>({ kind: 'slowDown', wait: known, isFresh: false });
    const turn = await hasher.inTurn(address, async (hashing): Promise<Result<Value, TooFast>> => {
      const next = await throttle.look(name, address);
      return next.wait > 0 ? err({ kind: 'slowDown', wait: next.wait, isFresh: true }) : ok(await work(next, hashing));
    });
    return turn.ok ? turn.value : turn;
  }

  return {
    attempt,
    async password({ name, address, password, find, admit }) {
      const made = await attempt({ name, address }, async ({ challenge, fail, forgive }, { verify }) => {
        const failure = await admit?.(challenge);
        if (failure !== undefined) return err<PasswordRefusal>({ kind: 'refused', failure });
        const user = await find();
        const isRight = await verify(user?.passwordHash, password);
        if (user === undefined || !isRight)
          return err<PasswordRefusal>({ kind: 'wrong', challenge: await fail(), user });
        await forgive();
        return ok(user);
      });
      return made.ok ? made.value : made;
    },
  };
}

/** Whether a refusal is the first that this server gives of a wait, and worth a line in the log. */
export function isFreshWait(refusal: { readonly kind: string; readonly isFresh?: boolean }): boolean {
  return refusal.kind === 'slowDown' && refusal.isFresh === true;
}

/** What a person is told who tried too fast or at a busy moment. */
export function tooFastFailure(
  refusal: Busy | { readonly kind: 'slowDown'; readonly wait: number },
  slowDown = authServerMessages.slowDown,
): CallFailure {
  if (refusal.kind === 'busy') return { kind: 'tooMany', message: authServerMessages.busy, retryAfter: 1 };
  const whole = Math.ceil(refusal.wait / 1000);
  return { kind: 'tooMany', message: slowDown(whole), retryAfter: whole };
}
