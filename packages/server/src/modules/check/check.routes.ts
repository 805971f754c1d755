import { checkEndpoints } from '@evergreen/core/contract';

import { guardedRoute, type EndpointRoute } from '../../http/endpoint-route.ts';
import { checkMessages } from './check.messages.ts';
import type { CheckService } from './check.service.ts';

const labels = new Map([
  ['tableName', checkMessages.tableName],
  ['fieldName', checkMessages.fieldName],
  ['fieldVal', checkMessages.fieldVal],
  ['dataId', checkMessages.dataId],
]);

export function checkRoutes(service: CheckService): readonly EndpointRoute[] {
  return [guardedRoute(checkEndpoints.duplicate, ({ query }, call) => service.duplicate(query, call), (key) => labels.get(key))];
}
