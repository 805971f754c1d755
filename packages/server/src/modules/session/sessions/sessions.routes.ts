import { sessionEndpoints } from '@evergreen/core/contract';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { sessionServerMessages } from './sessions.messages.ts';
import type { SessionService } from './sessions.service.ts';

const labelOf = (key: string) => (key === 'id' ? sessionServerMessages.id : undefined);

export function sessionRoutes(service: SessionService): readonly EndpointRoute[] {
  return [
    guardedRoute(sessionEndpoints.list, (_input, call) => service.list(call)),
    guardedRoute(sessionEndpoints.signIns, (_input, call) => service.signIns(call)),
    guardedRoute(sessionEndpoints.end, ({ query }, call) => service.end(query.id, call), labelOf),
    guardedRoute(sessionEndpoints.endOthers, (_input, call) => service.endOthers(call)),
  ];
}
