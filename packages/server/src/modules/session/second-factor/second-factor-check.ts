import { TOTP_DIGITS } from '@evergreen/core/contract';
import { err, minutes, ok, type Result } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Call, CallFailure } from '../../../http/call.types.ts';
import type { RateLimit } from '../../../http/rate-limit.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { SecretBox } from '../../base/secrets/secret-box.ts';
import { tooFastFailure, type CredentialCheck } from '../auth/credential-check.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { secondFactorServerMessages as messages } from './second-factor.messages.ts';
import type { SecondFactorRepository } from './second-factor.repository.ts';
import { stepOfCode } from './totp.ts';

export interface SecondFactorCheckDependencies {
  readonly secondFactors: SecondFactorRepository;
  readonly secretBox: SecretBox;
  readonly credentials: CredentialCheck;
  /** Codes by account, from all addresses: who guesses has the password, and may have many addresses. */
  readonly codeLimit: RateLimit;
  readonly audit: AuditLog;
  readonly clock: ClockPort;
}

/** Codes of one account that are looked at in an hour: far more than a person mistypes, far fewer than a guess among a million needs. */
export const CODE_LIMIT = { times: 30, window: minutes(60) };

interface Account {
  readonly userId: string;
  readonly username: string;
}

/** Checks the code of somebody whose first factor is proved, and uses it up. */
export type SecondFactorCheck = (account: Account, code: string, call: Call) => Promise<Result<null, CallFailure>>;

type Verdict = 'right' | 'recovery' | 'used' | 'wrong' | 'wrongRecovery' | 'lost';

const PROBLEMS = {
  used: messages.usedCode,
  wrong: messages.wrongCode,
  wrongRecovery: messages.wrongRecoveryCode,
  lost: messages.lostSecret,
} as const;

export function createSecondFactorCheck(dependencies: SecondFactorCheckDependencies): SecondFactorCheck {
  const { secondFactors, secretBox, credentials, codeLimit, audit, clock } = dependencies;

  async function verdictOn(userId: string, code: string): Promise<Verdict> {
    if (code.length !== TOTP_DIGITS)
      return (await secondFactors.useRecoveryCode(userId, hashRecoveryCode(code))) ? 'recovery' : 'wrongRecovery';
    const stored = await secondFactors.find(userId);
    const secret = secretBox.open(stored?.secret ?? '');
    if (secret === undefined) return 'lost';
    const step = stepOfCode(secret, code, clock.now());
    if (step === undefined) return 'wrong';
    return (await secondFactors.useStep(userId, step)) ? 'right' : 'used';
  }

  return async ({ userId, username }, code, call) => {
    const user = { id: userId, username };
    // A name of its own: right passwords must not forgive wrong codes.
    const name = `second factor of ${username}`;
    const tried = await credentials.attempt(
      { name, address: call.address },
      async ({ fail, forgive }): Promise<Result<null, CallFailure>> => {
        const wait = await codeLimit.take(userId);
        if (wait > 0)
          return err({
            kind: 'tooMany',
            message: messages.tooManyCodes(Math.ceil(wait / minutes(1))),
            retryAfter: Math.ceil(wait / 1000),
          });
        const verdict = await verdictOn(userId, code);
        if (verdict === 'right' || verdict === 'recovery') {
          await forgive();
          if (verdict === 'recovery') await audit.record({ event: 'recoveryCode.used', call, user });
          return ok(null);
        }
        await fail();
        await audit.record({ event: 'secondFactor.refused', call, user });
        return refusedValue('code', PROBLEMS[verdict]);
      },
    );
    return tried.ok ? tried.value : err(tooFastFailure(tried.error));
  };
}
