import { err, ok } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';
import type { SessionOwner } from '../../session/sessions/sessions.service.ts';
import { isBeyondCaller } from './administrators.ts';
import { peopleMessages as messages } from './people.messages.ts';

export interface AccountOwners {
  /** An account in reach of the caller. */
  seen(id: string, call: SignedInCall): Promise<CallOutcome<SessionOwner>>;
  /** As above; that of an administrator for administrators alone. */
  changed(id: string, call: SignedInCall): Promise<CallOutcome<SessionOwner>>;
}

interface AccountOwnerParts {
  readonly serviceFor: (call: SignedInCall) => ResourceService;
  readonly orm: Database['orm'];
}

/** The accounts that somebody looks after. */
export function createAccountOwners({ serviceFor, orm }: AccountOwnerParts): AccountOwners {
  async function seen(id: string, call: SignedInCall): Promise<CallOutcome<SessionOwner>> {
    const found = await serviceFor(call).queryById(id, call);
    return found.ok ? ok({ result: { id, username: String(found.value.result['username'] ?? '') } }) : found;
  }
  return {
    seen,
    async changed(id, call) {
      const owner = await seen(id, call);
      if (!owner.ok) return owner;
      return (await isBeyondCaller(orm, call.caller.userId, id))
        ? err({ kind: 'business', message: messages.administratorsOnly })
        : owner;
    },
  };
}
