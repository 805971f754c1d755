import type { PasswordProof, PasswordUpdate } from '@evergreen/core/contract';
import { err, ok, type Result, type Text } from '@evergreen/core/kernel';

import type { Database } from '../../db/index.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../http/call.types.ts';
import { authMessages } from '../auth/auth.messages.ts';
import type { LoginThrottle } from '../auth/login-throttle.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import type { SessionRepository } from '../auth/session.repository.ts';
import type { UserRepository } from '../auth/user.repository.ts';
import { accountMessages } from './account.messages.ts';

export interface PasswordDependencies {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly hasher: PasswordHasher;
  /** The one of signing in: an open session is no way around it to guess a password. */
  readonly throttle: LoginThrottle;
  readonly transaction: Database['transaction'];
}

export interface PasswordService {
  /** Gives the caller a new password and ends every other session of theirs (threat T-37). */
  change(update: PasswordUpdate, call: SignedInCall): Promise<CallOutcome<unknown>>;
  /** Says whether it is the caller's password; counted like any try to sign in. */
  verify(proof: PasswordProof, call: SignedInCall): Promise<CallOutcome<unknown>>;
}

const refused = (message: Text): { readonly ok: false; readonly error: CallFailure } => err({ kind: 'business', message });

export function createPasswordService(dependencies: PasswordDependencies): PasswordService {
  const { users, sessions, hasher, throttle, transaction } = dependencies;
  const busy = err<CallFailure>({ kind: 'tooMany', message: authMessages.busy, retryAfter: 1 });

  /** Refuses what is not the caller's password, in `wrong`'s words. */
  async function check(password: string, { caller, address }: SignedInCall, wrong: Text): Promise<Result<null, CallFailure>> {
    const wait = throttle.begin(caller.username, address);
    if (wait > 0) {
      const whole = Math.ceil(wait / 1000);
      return err({ kind: 'tooMany', message: authMessages.slowDown(whole), retryAfter: whole });
    }
    const user = await users.findForSignIn(caller.username);
    const checked = await hasher.verify(user?.passwordHash, password);
    if (!checked.ok) return busy;
    if (!checked.value) return refused(wrong);
    throttle.forgive(caller.username, address);
    return ok(null);
  }

  return {
    async change(update, call) {
      const { caller } = call;
      if (update.username !== caller.username) return err({ kind: 'forbidden', message: accountMessages.notYourself });
      const problem = problemOf(update);
      if (problem !== undefined) return refused(problem);
      const checked = await check(update.oldpassword, call, accountMessages.wrongOldPassword);
      if (!checked.ok) return checked;
      if (update.password === update.oldpassword) return refused(accountMessages.samePassword);
      const hashed = await hasher.hash(update.password);
      if (!hashed.ok) return busy;
      await transaction(async () => {
        await users.setPasswordHash(caller.userId, hashed.value);
        await sessions.revokeOthersOf(caller.userId, caller.tokenHash);
      });
      return ok({ result: null, message: accountMessages.passwordChanged });
    },
    async verify({ password }, call) {
      const checked = await check(password, call, accountMessages.wrongPassword);
      return checked.ok ? ok({ result: null }) : checked;
    },
  };
}

/** What is wrong with the new password itself; no rule is specified but that there is one, typed the same way twice. */
function problemOf({ password, confirmpassword }: PasswordUpdate): Text | undefined {
  if (password === '') return accountMessages.emptyPassword;
  return password === confirmpassword ? undefined : accountMessages.passwordsDiffer;
}
