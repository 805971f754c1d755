import { SMS_MODE, type PasswordReset, type PhoneProof, type PhoneVerification } from '@evergreen/core/contract';
import { err, ok, type LocalizedText } from '@evergreen/core/kernel';
import { checkMobileRequired, checkStrongPassword } from '@evergreen/core/validation/validators';

import type { Database } from '../../../db/index.ts';
import type { Call, CallFailure, CallOutcome } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { authServerMessages } from '../auth/auth.messages.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import type { SessionRepository } from '../auth/session.repository.ts';
import type { UserRepository } from '../auth/user.repository.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import { codeFailure } from '../sms-code/code-failure.ts';
import type { SmsCodes } from '../sms-code/sms-codes.ts';
import { passwordRecoveryServerMessages } from './password-recovery.messages.ts';
import type { TicketRepository } from './ticket.repository.ts';

export interface ServerPasswordRecoveryDependencies {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly tickets: TicketRepository;
  readonly codes: SmsCodes;
  readonly hasher: PasswordHasher;
  readonly audit: AuditLog;
  readonly transaction: Database['transaction'];
}

export interface ServerPasswordRecoveryService {
  verifyPhone(proof: PhoneProof, call: Call): Promise<CallOutcome<PhoneVerification>>;
  /** Sets the password and ends every session of the account. */
  changePassword(reset: PasswordReset, call: Call): Promise<CallOutcome<unknown>>;
}

const refused = (message: LocalizedText): { readonly ok: false; readonly error: CallFailure } =>
  err({ kind: 'business', message });

export function createPasswordRecoveryService(
  dependencies: ServerPasswordRecoveryDependencies,
): ServerPasswordRecoveryService {
  const { users, sessions, tickets, codes, hasher, audit, transaction } = dependencies;
  return {
    async verifyPhone({ phone, smscode }, { address }) {
      const problem = checkMobileRequired(phone);
      if (problem !== null) return refusedValue('phone', problem);
      const checked = await codes.check({ mobile: phone, mode: SMS_MODE.forgot, code: smscode, address });
      if (!checked.ok)
        return err(
          codeFailure(checked.error, 'smscode', {
            stale: passwordRecoveryServerMessages.codeStale,
            wrong: passwordRecoveryServerMessages.codeWrong,
          }),
        );
      const user = await users.findByPhone(phone);
      if (user === undefined) return refusedValue('phone', passwordRecoveryServerMessages.noUser);
      if (!(await checked.value.use())) return refusedValue('smscode', passwordRecoveryServerMessages.codeStale);
      const ticket = await tickets.open({ userId: user.id, phone });
      return ok({
        result: { smscode: ticket, username: user.username },
        message: passwordRecoveryServerMessages.phoneProved,
      });
    },
    async changePassword({ username, password, smscode, phone }, call) {
      if ([username, password, smscode, phone].includes('')) return refused(passwordRecoveryServerMessages.failed);
      const problem = checkStrongPassword(password);
      if (problem !== null) return refusedValue('password', problem);
      const ticket = await tickets.find(smscode);
      if (ticket === undefined) return refused(passwordRecoveryServerMessages.codeStale);
      if (ticket.phone !== phone) return refused(passwordRecoveryServerMessages.codeWrong);
      const user = await users.findForSignIn(username);
      if (user?.id !== ticket.userId) return refused(passwordRecoveryServerMessages.noUser);
      const hashed = await hasher.hash(password, call.address);
      if (!hashed.ok) return err({ kind: 'tooMany', message: authServerMessages.busy, retryAfter: 1 });
      const isFirst = await transaction(async () => {
        if (!(await tickets.use(smscode))) return false;
        await users.setPasswordHash(ticket.userId, hashed.value);
        await sessions.revokeAllOf(ticket.userId);
        await audit.record({ event: 'password.reset', call, user });
        return true;
      });
      return isFirst
        ? ok({ result: null, message: passwordRecoveryServerMessages.done })
        : refused(passwordRecoveryServerMessages.codeStale);
    },
  };
}
