import type { AuditEvent } from '@evergreen/core/contract';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { tooFastFailure, type CredentialCheck } from '../auth/credential-check.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { UserRepository } from '../auth/user.repository.ts';

/** How a wrong password is logged and answered. */
export interface PasswordRefusalWords {
  readonly event: AuditEvent;
  readonly message: LocalizedText;
  /** The key of the request that holds the password. */
  readonly field: string;
}

/** Refuses what is not the caller's password, and logs that. */
export type OwnPasswordCheck = (
  password: string,
  call: SignedInCall,
  refusal: PasswordRefusalWords,
) => Promise<Result<null, CallFailure>>;

export interface OwnPasswordDependencies {
  readonly users: Pick<UserRepository, 'findForSignIn'>;
  /** The one of signing in: an open session is no way around it to guess a password. */
  readonly credentials: CredentialCheck;
  readonly audit: AuditLog;
}

export function createOwnPasswordCheck({ users, credentials, audit }: OwnPasswordDependencies): OwnPasswordCheck {
  return async (password, call, refusal) => {
    const { userId: id, username } = call.caller;
    const checked = await credentials.password({
      name: username,
      address: call.address,
      password,
      find: () => users.findForSignIn(username),
    });
    if (checked.ok) return ok(null);
    switch (checked.error.kind) {
      case 'wrong':
        audit.recordRefusal({ event: refusal.event, call, user: { id, username } });
        return refusedValue(refusal.field, refusal.message);
      case 'refused':
        return err(checked.error.failure);
      case 'busy':
      case 'slowDown':
        return err(tooFastFailure(checked.error));
    }
  };
}
