import {
  SMS_MODE,
  type AnswerOf,
  type authEndpoints,
  type Credentials,
  type LoginOutcome,
  type PhoneCredentials,
} from '@evergreen/core/contract';
import { err, minutes, ok } from '@evergreen/core/kernel';

import type { Call, CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { networkOf } from '../../../http/network-address.ts';
import type { RateLimit } from '../../../http/rate-limit.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { codeFailure } from '../sms-code/code-failure.ts';
import type { SmsCodes } from '../sms-code/sms-codes.ts';
import { authServerMessages } from './auth.messages.ts';
import { isFreshWait, tooFastFailure, type CredentialCheck, type PasswordRefusal } from './credential-check.ts';
import type { Challenge } from './login-throttle.model.ts';
import { openedSession, type SessionOpening } from './opened-session.ts';
import type { UserRepository } from './user.repository.ts';

export interface ServerAuthDependencies extends SessionOpening {
  /** Whether a try after failures has to bring a slider and a captcha. */
  readonly hasChallenges: boolean;
  readonly users: UserRepository;
  readonly credentials: CredentialCheck;
  readonly captcha: Captcha;
  /** Pictures by network address. */
  readonly pictureLimit: RateLimit;
  readonly codes: SmsCodes;
  /** Where else people sign out. */
  readonly logoutUrl?: string;
}

type LogoutResult = AnswerOf<typeof authEndpoints.logout>;

export interface ServerAuthService {
  login(credentials: Credentials, call: Call): Promise<CallOutcome<LoginOutcome>>;
  phoneLogin(credentials: PhoneCredentials, call: Call): Promise<CallOutcome<LoginOutcome>>;
  /** A picture of a captcha, as a data address. */
  picture(key: string, call: Call): Promise<CallOutcome<string>>;
  logout(call: SignedInCall): Promise<CallOutcome<LogoutResult>>;
}

/** More than a person can read in a minute. */
export const PICTURE_LIMIT = { times: 60, window: minutes(1) };

const kindOf = { none: 'business', slider: 'sliderNeeded', captcha: 'captchaNeeded' } as const satisfies Record<
  Challenge,
  CallFailure['kind']
>;

export function createAuthService(dependencies: ServerAuthDependencies): ServerAuthService {
  const { users, sessions, credentials: check, captcha, pictureLimit, codes, audit, logoutUrl } = dependencies;

  const asked = (challenge: Challenge): Challenge => (dependencies.hasChallenges ? challenge : 'none');

  /** Undefined when the try brings what is asked of it. Nothing is hashed before that, and nothing is counted. */
  async function missingIn(
    challenge: Challenge,
    { sliderPassed, checkKey, captcha: characters }: Credentials,
  ): Promise<CallFailure | undefined> {
    if (challenge === 'none') return undefined;
    if (sliderPassed !== true) return { kind: kindOf[challenge], message: authServerMessages.sliderNeeded };
    if (challenge === 'slider') return undefined;
    const verdict = await captcha.check(checkKey, characters);
    if (verdict === 'right') return undefined;
    const message = verdict === 'stale' ? authServerMessages.captchaStale : authServerMessages.captchaWrong;
    return { kind: 'captchaNeeded', message, fields: { captcha: message } };
  }

  function refusalOf(refusal: PasswordRefusal): CallFailure {
    if (refusal.kind === 'refused') return refusal.failure;
    return refusal.kind === 'wrong'
      ? { kind: kindOf[asked(refusal.challenge)], message: authServerMessages.wrongCredentials }
      : tooFastFailure(refusal);
  }

  return {
    async login(credentials, call) {
      const { username, password } = credentials;
      const user = await check.password({
        name: username,
        address: call.address,
        password,
        find: () => users.findForSignIn(username),
        admit: (challenge) => missingIn(asked(challenge), credentials),
      });
      if (user.ok) return openedSession(dependencies, user.value, call);
      if (user.error.kind === 'wrong')
        await audit.record({ event: 'login.refused', call, user: user.error.user, givenName: username });
      if (isFreshWait(user.error))
        await audit.record({ event: 'login.throttled', call, user: undefined, givenName: username });
      return err(refusalOf(user.error));
    },
    async phoneLogin({ mobile, captcha: code }, call) {
      const checked = await codes.check({ mobile, mode: SMS_MODE.login, code, address: call.address });
      if (!checked.ok) {
        const { kind } = checked.error;
        if (isFreshWait(checked.error))
          await audit.record({ event: 'login.throttled', call, user: undefined, givenName: mobile });
        if (kind === 'stale' || kind === 'wrong')
          await audit.record({
            event: 'login.refused',
            call,
            user: await users.findByPhone(mobile),
            givenName: mobile,
          });
        return err(codeFailure(checked.error, 'captcha'));
      }
      const user = await users.findByPhone(mobile);
      // Who has the code has the number; that its account is gone since the code was sent is no secret from them.
      if (user === undefined || !(await checked.value.use())) return err(codeFailure({ kind: 'stale' }, 'captcha'));
      return openedSession(dependencies, user, call);
    },
    async picture(key, { address }) {
      const wait = await pictureLimit.take(networkOf(address));
      return wait > 0
        ? err(tooFastFailure({ kind: 'slowDown', wait }, authServerMessages.tooManyPictures))
        : ok({ result: await captcha.draw(key) });
    },
    async logout(call) {
      const { userId: id, username, tokenHash } = call.caller;
      await sessions.revoke(tokenHash);
      await audit.record({ event: 'logout', call, user: { id, username } });
      return ok({ result: logoutUrl === undefined ? {} : { logoutUrl }, message: authServerMessages.signedOut });
    },
  };
}
