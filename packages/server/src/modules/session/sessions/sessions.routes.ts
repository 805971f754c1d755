import { sessionEndpoints } from '@evergreen/core/contract';

import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { sessionServerMessages } from './sessions.messages.ts';
import type { SessionOwner, SessionService } from './sessions.service.ts';

const labelOf = (key: string) => (key === 'id' ? sessionServerMessages.id : undefined);

/** What people see and end of their own sessions, and of nobody else's. */
const ownerOf = ({ caller: { userId: id, username } }: SignedInCall): SessionOwner => ({ id, username });

export function sessionRoutes(service: SessionService): readonly EndpointRoute[] {
  return [
    guardedRoute(sessionEndpoints.list, (_input, call) => service.list(ownerOf(call), call)),
    guardedRoute(sessionEndpoints.signIns, (_input, call) => service.signIns(ownerOf(call))),
    guardedRoute(sessionEndpoints.end, ({ query }, call) => service.end(ownerOf(call), query.id, call), labelOf),
    guardedRoute(sessionEndpoints.endOthers, (_input, call) => service.endOthers(ownerOf(call), call)),
  ];
}
