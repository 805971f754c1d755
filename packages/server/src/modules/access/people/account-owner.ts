import { err, ok } from '@evergreen/core/kernel';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';
import type { SessionOwner } from '../../session/sessions/sessions.service.ts';
import type { AccountKeeping } from './account-powers.ts';

export interface AccountOwners {
  /** An account in reach of the caller. */
  seen(id: string, call: SignedInCall): Promise<CallOutcome<SessionOwner>>;
  /** As above, to change it: one that may no more than the caller. */
  changed(id: string, call: SignedInCall): Promise<CallOutcome<SessionOwner>>;
}

interface AccountOwnerParts {
  readonly serviceFor: (call: SignedInCall) => ResourceService;
  readonly accounts: Pick<AccountKeeping, 'refusal'>;
}

/** The accounts that somebody looks after. */
export function createAccountOwners({ serviceFor, accounts }: AccountOwnerParts): AccountOwners {
  async function seen(id: string, call: SignedInCall): Promise<CallOutcome<SessionOwner>> {
    const found = await serviceFor(call).queryById(id, call);
    return found.ok ? ok({ result: { id, username: String(found.value.result['username'] ?? '') } }) : found;
  }
  return {
    seen,
    async changed(id, call) {
      const owner = await seen(id, call);
      if (!owner.ok) return owner;
      const refused = await accounts.refusal(call, [id]);
      return refused === undefined ? owner : err({ kind: 'business', message: refused });
    },
  };
}
