import { accountAdministrationEndpoints as endpoints } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';
import type { SessionOwner, SessionService } from '../../session/sessions/sessions.service.ts';
import { isBeyondCaller } from './administrators.ts';
import { peopleMessages as messages } from './people.messages.ts';

export interface AccountSessions {
  readonly serviceFor: (call: SignedInCall) => ResourceService;
  readonly sessions: SessionService;
  readonly orm: Database['orm'];
}

/** Where an account is signed in, for those who look after accounts; only administrators end the sessions of one. */
export function accountSessionRoutes({ serviceFor, sessions, orm }: AccountSessions): readonly EndpointRoute[] {
  /** An account in reach of the caller. */
  async function ownerOf(id: string, call: SignedInCall): Promise<CallOutcome<SessionOwner>> {
    const found = await serviceFor(call).queryById(id, call);
    return found.ok ? ok({ result: { id, username: String(found.value.result['username'] ?? '') } }) : found;
  }
  async function endableOwner(id: string, call: SignedInCall): Promise<CallOutcome<SessionOwner>> {
    const owner = await ownerOf(id, call);
    if (!owner.ok) return owner;
    return (await isBeyondCaller(orm, call.caller.userId, id))
      ? err({ kind: 'business', message: messages.administratorsOnly })
      : owner;
  }

  return [
    guardedRoute(endpoints.sessions, async ({ query: { userId } }, call) => {
      const owner = await ownerOf(userId, call);
      return owner.ok ? sessions.list(owner.value.result, call) : owner;
    }),
    guardedRoute(endpoints.signIns, async ({ query: { userId } }, call) => {
      const owner = await ownerOf(userId, call);
      return owner.ok ? sessions.signIns(owner.value.result) : owner;
    }),
    guardedRoute(endpoints.endSession, async ({ query: { userId, id } }, call) => {
      const owner = await endableOwner(userId, call);
      return owner.ok ? sessions.end(owner.value.result, id, call) : owner;
    }),
    guardedRoute(endpoints.endSessions, async ({ query: { userId } }, call) => {
      const owner = await endableOwner(userId, call);
      return owner.ok ? sessions.endOthers(owner.value.result, call) : owner;
    }),
  ];
}
