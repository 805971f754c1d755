import { accountAdministrationEndpoints as endpoints } from '@evergreen/core/contract';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { SessionService } from '../../session/sessions/sessions.service.ts';
import type { AccountOwners } from './account-owner.ts';

/** Where an account is signed in, for those who look after accounts; they end those of accounts that may no more than they may. */
export function accountSessionRoutes(owners: AccountOwners, sessions: SessionService): readonly EndpointRoute[] {
  return [
    guardedRoute(endpoints.sessions, async ({ query: { userId } }, call) => {
      const owner = await owners.seen(userId, call);
      return owner.ok ? sessions.list(owner.value.result, call) : owner;
    }),
    guardedRoute(endpoints.signIns, async ({ query: { userId } }, call) => {
      const owner = await owners.seen(userId, call);
      return owner.ok ? sessions.signIns(owner.value.result) : owner;
    }),
    guardedRoute(endpoints.endSession, async ({ query: { userId, id } }, call) => {
      const owner = await owners.changed(userId, call);
      return owner.ok ? sessions.end(owner.value.result, id, call) : owner;
    }),
    guardedRoute(endpoints.endSessions, async ({ query: { userId } }, call) => {
      const owner = await owners.changed(userId, call);
      return owner.ok ? sessions.endOthers(owner.value.result, call) : owner;
    }),
  ];
}
