import { SMS_MODE, type AnswerOf, type authEndpoints, type Credentials, type LoginResult, type PhoneCredentials } from '@evergreen/core/contract';
import { err, minutes, ok } from '@evergreen/core/kernel';

import type { Call, CallFailure, CallOutcome, SignedInCall } from '../../http/call.types.ts';
import type { RateLimit } from '../../http/rate-limit.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { codeFailure } from '../sms/code-failure.ts';
import type { SmsCodes } from '../sms/sms-codes.ts';
import { authMessages } from './auth.messages.ts';
import type { Challenge } from './login-throttle.model.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { openedSession, type SessionOpening } from './opened-session.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { UserRepository } from './user.repository.ts';

export interface AuthDependencies extends SessionOpening {
  /** Whether a try after failures has to bring a slider and a captcha. */
  readonly hasChallenges: boolean;
  readonly users: UserRepository;
  readonly hasher: PasswordHasher;
  readonly throttle: LoginThrottle;
  readonly captcha: Captcha;
  /** Pictures by network address. */
  readonly pictureLimit: RateLimit;
  readonly codes: SmsCodes;
  /** Where else people sign out. */
  readonly logoutUrl?: string;
}

type LogoutResult = AnswerOf<typeof authEndpoints.logout>;

export interface AuthService {
  login(credentials: Credentials, call: Call): Promise<CallOutcome<LoginResult>>;
  phoneLogin(credentials: PhoneCredentials, call: Call): Promise<CallOutcome<LoginResult>>;
  /** A picture of a captcha, as a data address. */
  picture(key: string, call: Call): Promise<CallOutcome<string>>;
  logout(call: SignedInCall): Promise<CallOutcome<LogoutResult>>;
}

/** More than a person can read in a minute. */
export const PICTURE_LIMIT = { times: 60, window: minutes(1) };

const kindOf = { none: 'business', slider: 'sliderNeeded', captcha: 'captchaNeeded' } as const satisfies Record<Challenge, CallFailure['kind']>;

function tooMany(message: (seconds: number) => CallFailure['message'], wait: number): CallFailure {
  const whole = Math.ceil(wait / 1000);
  return { kind: 'tooMany', message: message(whole), retryAfter: whole };
}

export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { users, sessions, hasher, throttle, captcha, pictureLimit, codes, audit, logoutUrl } = dependencies;

  const challengeOf = (username: string, call: Call): Challenge =>
    dependencies.hasChallenges ? throttle.look(username, call.address).challenge : 'none';

  /** Undefined when the try brings what is asked of it. Nothing is hashed before that, and nothing is counted. */
  function missingIn(challenge: Challenge, { sliderPassed, checkKey, captcha: characters }: Credentials): CallFailure | undefined {
    if (challenge === 'none') return undefined;
    if (sliderPassed !== true) return { kind: kindOf[challenge], message: authMessages.sliderNeeded };
    if (challenge === 'slider') return undefined;
    const verdict = captcha.check(checkKey, characters);
    if (verdict === 'right') return undefined;
    return { kind: 'captchaNeeded', message: verdict === 'stale' ? authMessages.captchaStale : authMessages.captchaWrong };
  }

  return {
    async login(credentials, call) {
      const { username, password } = credentials;
      const { wait } = throttle.look(username, call.address);
      if (wait > 0) {
        await audit.record({ event: 'login.throttled', call, user: undefined, givenName: username });
        return err(tooMany(authMessages.slowDown, wait));
      }
      const missing = missingIn(challengeOf(username, call), credentials);
      if (missing !== undefined) return err(missing);
      const waitNow = throttle.begin(username, call.address);
      if (waitNow > 0) return err(tooMany(authMessages.slowDown, waitNow));
      const user = await users.findForSignIn(username);
      const checked = await hasher.verify(user?.passwordHash, password);
      if (!checked.ok) return err({ kind: 'tooMany', message: authMessages.busy, retryAfter: 1 });
      if (user === undefined || !checked.value) {
        await audit.record({ event: 'login.refused', call, user, givenName: username });
        return err({ kind: kindOf[challengeOf(username, call)], message: authMessages.wrongCredentials });
      }
      throttle.forgive(username, call.address);
      return openedSession(dependencies, user, call);
    },
    async phoneLogin({ mobile, captcha: code }, call) {
      const checked = await codes.check({ mobile, mode: SMS_MODE.login, code, address: call.address });
      if (!checked.ok) {
        const { kind } = checked.error;
        if (kind === 'slowDown') await audit.record({ event: 'login.throttled', call, user: undefined, givenName: mobile });
        else if (kind !== 'busy') await audit.record({ event: 'login.refused', call, user: await users.findByPhone(mobile), givenName: mobile });
        return err(codeFailure(checked.error));
      }
      const user = await users.findByPhone(mobile);
      // Who has the code has the number; that its account is gone since the code was sent is no secret from them.
      if (user === undefined || !(await checked.value.use())) return err(codeFailure({ kind: 'stale' }));
      return openedSession(dependencies, user, call);
    },
    async picture(key, { address }) {
      const wait = pictureLimit.take(address);
      return wait > 0 ? err(tooMany(authMessages.tooManyPictures, wait)) : ok({ result: captcha.draw(key) });
    },
    async logout(call) {
      const { userId: id, username, tokenHash } = call.caller;
      await sessions.revoke(tokenHash);
      await audit.record({ event: 'logout', call, user: { id, username } });
      return ok({ result: logoutUrl === undefined ? {} : { logoutUrl }, message: authMessages.signedOut });
    },
  };
}
