import type { EnrolmentKey } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Call, CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { SecretBox } from '../../base/secrets/secret-box.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { secondFactorServerMessages as messages } from './second-factor.messages.ts';
import type { SecondFactorRepository } from './second-factor.repository.ts';
import { createTotpSecret, secondsAhead, stepOfCode, totpAddress } from './totp.ts';

export interface EnrolmentParts {
  readonly secondFactors: SecondFactorRepository;
  readonly secretBox: SecretBox;
  readonly audit: AuditLog;
  readonly clock: ClockPort;
}

interface Account {
  readonly userId: string;
  readonly username: string;
}

/** Setting an authenticator up; a secret counts only after its owner showed a code of it. */
export interface SecondFactorEnrolment {
  begin(account: Account): Promise<EnrolmentKey>;
  /** Turns the second factor on; the answer is its recovery codes, which nobody can read again. */
  confirm(account: Account, code: string, call: Call): Promise<Result<readonly string[], CallFailure>>;
}

export function createSecondFactorEnrolment(dependencies: EnrolmentParts): SecondFactorEnrolment {
  const { secondFactors, secretBox, audit, clock } = dependencies;
  const gone = err<CallFailure>({ kind: 'business', message: messages.newSecretGone });
  return {
    async begin({ userId, username }) {
      const secret = createTotpSecret();
      await secondFactors.begin(userId, secretBox.seal(secret));
      return { secret, uri: totpAddress(secret, username) };
    },
    async confirm({ userId, username }, code, call) {
      const sealed = await secondFactors.newSecret(userId);
      const secret = secretBox.open(sealed ?? '');
      if (sealed === undefined || secret === undefined) return gone;
      const step = stepOfCode(secret, code, clock.now());
      if (step === undefined) {
        // Who enrols has the secret before them: what the clock says is no help to anybody else.
        const ahead = secondsAhead(secret, code, clock.now());
        return refusedValue('code', ahead === undefined ? messages.wrongCode : messages.clock(minutesOf(ahead)));
      }
      const codes = createRecoveryCodes();
      if (!(await secondFactors.turnOn(userId, sealed, step, codes.map(hashRecoveryCode)))) return gone;
      await audit.record({ event: 'secondFactor.turnedOn', call, user: { id: userId, username } });
      return ok(codes);
    },
  };
}

/** Whole minutes, at least one, with the sign. */
function minutesOf(secondsOff: number): number {
  return Math.sign(secondsOff) * Math.max(1, Math.round(Math.abs(secondsOff) / 60));
}
