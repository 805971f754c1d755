import type { BodyOf, LoginOutcome, thirdPartyEndpoints } from '@evergreen/core/contract';
import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import type { Call, CallFailure, CallOutcome } from '../../../http/call.types.ts';
import { authServerMessages } from '../auth/auth.messages.ts';
import { tooFastFailure, type CredentialCheck, type PasswordRefusal } from '../auth/credential-check.ts';
import { openedSession, type SessionOpening } from '../auth/opened-session.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import { createToken } from '../auth/session-token.ts';
import type { UserRepository } from '../auth/user.repository.ts';
import { codeProblem, type BroughtCode } from './third-party-code.ts';
import { thirdPartyServerMessages } from './third-party.messages.ts';
import { PASSWORDS_PER_CODE, type StoredCode, type ThirdPartyRepository } from './third-party.repository.ts';

export interface ThirdPartyDependencies extends SessionOpening {
  readonly repository: ThirdPartyRepository;
  readonly users: UserRepository;
  readonly hasher: PasswordHasher;
  readonly credentials: CredentialCheck;
  readonly clock: ClockPort;
  readonly transaction: Database['transaction'];
}

type NewAccount = BodyOf<typeof thirdPartyEndpoints.create>;
type Binding = BodyOf<typeof thirdPartyEndpoints.checkPassword>;

export interface ThirdPartyService {
  login(brought: BroughtCode, call: Call): Promise<CallOutcome<LoginOutcome>>;
  create(account: NewAccount, call: Call): Promise<CallOutcome<string>>;
  checkPassword(binding: Binding, call: Call): Promise<CallOutcome<string>>;
}

const refused = (message: LocalizedText): { readonly ok: false; readonly error: CallFailure } =>
  err({ kind: 'business', message });

/** Signing in by somebody else's word. A code is good once, for one provider, in the browser that started (threat T-22). */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over the same dependencies
export function createThirdPartyService(dependencies: ThirdPartyDependencies): ThirdPartyService {
  const { repository, users, hasher, credentials, audit, clock, transaction } = dependencies;
  const busy = err<CallFailure>({ kind: 'tooMany', message: authServerMessages.busy, retryAfter: 1 });

  /** Why a code does not count; the code itself when it does. */
  function checked(stored: StoredCode | undefined, brought: BroughtCode): Result<StoredCode, CallFailure> {
    const problem = codeProblem(stored, brought, clock.now());
    if (problem !== undefined) return refused(thirdPartyServerMessages[problem]);
    return stored === undefined ? refused(thirdPartyServerMessages.used) : ok(stored);
  }

  /** The code of a browser that may make or bind an account. Whatever is wrong with the try, the code is spent. */
  async function bindingCode(brought: BroughtCode): Promise<Result<StoredCode, CallFailure>> {
    const stored = await repository.find(brought.token);
    const code = checked(stored, brought);
    if (code.ok && code.value.userId === null) return code;
    if (stored !== undefined) await repository.take(brought.token);
    return code.ok ? refused(thirdPartyServerMessages.used) : code;
  }

  /** A wrong password leaves the code good, but not the last one that it may be tried with. */
  async function passwordFailure(refusal: PasswordRefusal, token: string, passwords: number): Promise<CallFailure> {
    switch (refusal.kind) {
      case 'refused':
        return refusal.failure;
      case 'wrong':
        if (passwords < PASSWORDS_PER_CODE) return { kind: 'business', message: authServerMessages.wrongCredentials };
        await repository.take(token);
        return { kind: 'business', message: thirdPartyServerMessages.tooManyPasswords };
      case 'busy':
      case 'slowDown':
        return tooFastFailure(refusal);
    }
  }

  /** Binds and gives a code to sign in, or nothing when the third party's user was bound meanwhile. */
  async function bound(
    brought: BroughtCode,
    code: StoredCode,
    account: { readonly userOf: () => Promise<string>; readonly passwordHash?: string },
    message: LocalizedText,
    call: Call,
  ): Promise<CallOutcome<string>> {
    if ((await repository.userOf(code)) !== undefined) return refused(thirdPartyServerMessages.bound);
    const token = await transaction(async () => {
      if ((await repository.take(brought.token)) === undefined) return undefined;
      const userId = await account.userOf();
      if (!(await repository.bind(code, userId, account.passwordHash))) throw new AlreadyBoundError('Bound meanwhile');
      const username = (await repository.usernameOf(userId)) ?? '';
      const content = { thirdType: code.thirdType };
      await audit.record({ event: 'thirdParty.bound', call, user: { id: userId, username }, content });
      return repository.open(code, brought.state, userId);
    }).catch((error: unknown) => {
      if (error instanceof AlreadyBoundError) return null;
      throw error;
    });
    if (token === null) return refused(thirdPartyServerMessages.bound);
    return token === undefined ? refused(thirdPartyServerMessages.used) : ok({ result: token, message });
  }

  return {
    async login(brought, call) {
      // Whatever is wrong with it, it is not tried twice.
      const code = checked(await repository.take(brought.token), brought);
      if (!code.ok) return code;
      const username = code.value.userId === null ? undefined : await repository.usernameOf(code.value.userId);
      const user = username === undefined ? undefined : await users.findForSignIn(username);
      if (user === undefined) return refused(thirdPartyServerMessages.used);
      await repository.noteUse(code.value);
      await audit.record({ event: 'thirdParty.used', call, user, content: { thirdType: code.value.thirdType } });
      return openedSession(dependencies, user, call);
    },
    async create(brought, call) {
      const code = await bindingCode(brought);
      if (!code.ok) return code;
      const hashed = await hasher.hash(createToken(), call.address);
      if (!hashed.ok) return busy;
      const username = `${brought.thirdType}_${createToken()
        .replaceAll(/[^A-Za-z0-9]/gu, '')
        .slice(0, 10)
        .toLowerCase()}`;
      return bound(
        brought,
        code.value,
        { userOf: () => repository.createUser(username, hashed.value), passwordHash: hashed.value },
        thirdPartyServerMessages.created,
        call,
      );
    },
    async checkPassword({ username, password, ...brought }, call) {
      const code = await bindingCode(brought);
      if (!code.ok) return code;
      let passwords = 0;
      const user = await credentials.password({
        name: username,
        address: call.address,
        password,
        find: () => users.findForSignIn(username),
        async admit() {
          passwords = (await repository.countPassword(brought.token)) ?? 0;
          return passwords === 0 ? { kind: 'business', message: thirdPartyServerMessages.used } : undefined;
        },
      });
      if (!user.ok && user.error.kind === 'wrong')
        await audit.record({ event: 'login.refused', call, user: user.error.user, givenName: username });
      if (!user.ok) return err(await passwordFailure(user.error, brought.token, passwords));
      return bound(brought, code.value, { userOf: async () => user.value.id }, thirdPartyServerMessages.bindOk, call);
    },
  };
}

/** Leaves the transaction, so that nothing of it stays. */
class AlreadyBoundError extends Error {
  override readonly name = 'AlreadyBoundError';
}
