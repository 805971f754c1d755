import type { Credentials, DictionaryMap, LoginResult } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import type { Call, CallFailure, CallOutcome, SignedInCall } from '../../http/call.types.ts';
import { authMessages } from './auth.messages.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { NORMAL_STATUS, type SessionRepository } from './session.repository.ts';
import { userInfoOf, type UserRepository } from './user.repository.ts';

export interface AuthDependencies {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly hasher: PasswordHasher;
  readonly throttle: LoginThrottle;
  readonly allDictionaries: (locale: Call['locale']) => Promise<DictionaryMap>;
}

export interface AuthService {
  login(credentials: Credentials, call: Call): Promise<CallOutcome<LoginResult>>;
  logout(call: SignedInCall): Promise<CallOutcome<unknown>>;
}

const tooMany = (message: CallFailure['message'], retryAfter: number): CallFailure => ({ kind: 'tooMany', message, retryAfter });

export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { users, sessions, hasher, throttle, allDictionaries } = dependencies;
  return {
    async login({ username, password }, call) {
      const wait = throttle.begin(username, call.address);
      if (wait > 0) {
        const whole = Math.ceil(wait / 1000);
        return err(tooMany(authMessages.slowDown(whole), whole));
      }
      const user = await users.findForSignIn(username);
      const checked = await hasher.verify(user?.passwordHash, password);
      if (!checked.ok) return err(tooMany(authMessages.busy, 1));
      if (user === undefined || !checked.value) return err({ kind: 'business', message: authMessages.wrongCredentials });
      throttle.forgive(username, call.address);
      if (user.status !== NORMAL_STATUS) return err({ kind: 'business', message: authMessages.frozen });
      const sysAllDictItems = await allDictionaries(call.locale);
      const token = await sessions.open(user.id);
      return ok({
        result: { token, userInfo: userInfoOf(user), sysAllDictItems },
        message: authMessages.signedIn,
      });
    },
    async logout({ caller }) {
      await sessions.revoke(caller.tokenHash);
      return ok({ result: null, message: authMessages.signedOut });
    },
  };
}
