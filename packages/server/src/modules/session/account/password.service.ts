import type { PasswordProof, PasswordUpdate } from '@evergreen/core/contract';
import { err, foldCase, ok, type Result } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { authServerMessages } from '../auth/auth.messages.ts';
import type { CredentialCheck } from '../auth/credential-check.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import type { SessionRepository } from '../auth/session.repository.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { UserRepository } from '../auth/user.repository.ts';
import { accountMessages } from './account.messages.ts';
import { createOwnPasswordCheck } from './own-password.ts';

export interface PasswordDependencies {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly hasher: PasswordHasher;
  /** The one of signing in: an open session is no way around it to guess a password. */
  readonly credentials: CredentialCheck;
  readonly audit: AuditLog;
  readonly transaction: Database['transaction'];
}

/** Passwords are checked and hashed before it, outside of any transaction. */
type Work = () => Promise<CallOutcome<unknown>>;

export interface PasswordService {
  /** Gives the caller a new password and ends every other session of theirs (threat T-37). What it gives back saves it. */
  change(update: PasswordUpdate, call: SignedInCall): Promise<Result<Work, CallFailure>>;
  /** Says whether it is the caller's password; counted like any try to sign in. */
  verify(proof: PasswordProof, call: SignedInCall): Promise<Result<Work, CallFailure>>;
}

const userOf = ({ caller: { userId: id, username } }: SignedInCall) => ({ id, username });

export function createPasswordService(dependencies: PasswordDependencies): PasswordService {
  const { users, sessions, hasher, audit, transaction } = dependencies;
  const check = createOwnPasswordCheck(dependencies);
  const busy = err<CallFailure>({ kind: 'tooMany', message: authServerMessages.busy, retryAfter: 1 });

  return {
    async change(update, call) {
      const { caller } = call;
      if (foldCase(update.username) !== foldCase(caller.username))
        return err({ kind: 'forbidden', message: accountMessages.notYourself });
      const problem = problemOf(update);
      if (problem !== undefined) return problem;
      const checked = await check(update.oldpassword, call, {
        event: 'password.refused',
        message: accountMessages.wrongOldPassword,
        field: 'oldpassword',
      });
      if (!checked.ok) return checked;
      if (update.password === update.oldpassword) return refusedValue('password', accountMessages.samePassword);
      const hashed = await hasher.hash(update.password, call.address);
      if (!hashed.ok) return busy;
      return ok(async () => {
        await transaction(async () => {
          await users.setPasswordHash(caller.userId, hashed.value);
          await sessions.revokeOthersOf(caller.userId, caller.tokenHash);
          await audit.record({ event: 'password.changed', call, user: userOf(call) });
        });
        return ok({ result: null, message: accountMessages.passwordChanged });
      });
    },
    async verify({ password }, call) {
      const checked = await check(password, call, {
        event: 'screen.refused',
        message: accountMessages.wrongPassword,
        field: 'password',
      });
      if (!checked.ok) return checked;
      return ok(async () => {
        await audit.record({ event: 'screen.unlocked', call, user: userOf(call) });
        return ok({ result: null });
      });
    },
  };
}

/** What is wrong with the new password itself; no rule is specified but that there is one, typed the same way twice. */
function problemOf({ password, confirmpassword }: PasswordUpdate): ReturnType<typeof refusedValue> | undefined {
  if (password === '') return refusedValue('password', accountMessages.emptyPassword);
  return password === confirmpassword ? undefined : refusedValue('confirmpassword', accountMessages.passwordsDiffer);
}
