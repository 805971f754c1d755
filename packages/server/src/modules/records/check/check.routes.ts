import { checkEndpoints, checkRuleEndpoints } from '@evergreen/core/contract';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { checkMessages } from './check.messages.ts';
import type { CheckService } from './check.service.ts';

const labels = new Map([
  ['tableName', checkMessages.tableName],
  ['fieldName', checkMessages.fieldName],
  ['fieldVal', checkMessages.fieldVal],
  ['dataId', checkMessages.dataId],
  ['ruleCode', checkMessages.ruleCode],
  ['value', checkMessages.value],
]);

export function checkRoutes(service: CheckService): readonly EndpointRoute[] {
  const labelOf = (key: string) => labels.get(key);
  return [
    guardedRoute(checkEndpoints.duplicate, ({ query }, call) => service.duplicate(query, call), labelOf),
    guardedRoute(checkRuleEndpoints.checkByCode, ({ query }, call) => service.codeRule(query, call), labelOf),
  ];
}
