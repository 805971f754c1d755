import { thirdBindingEndpoints } from '@evergreen/core/contract';

import { checkedRoute, guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { thirdBindingServerMessages } from './third-binding.messages.ts';
import type { ThirdBindingCalls } from './third-binding.service.ts';

const labels = new Map([
  ['id', thirdBindingServerMessages.id],
  ['password', thirdBindingServerMessages.password],
]);
const labelOf = (key: string) => labels.get(key);

export function thirdBindingRoutes(service: ThirdBindingCalls): readonly EndpointRoute[] {
  return [
    guardedRoute(thirdBindingEndpoints.read, (_input, call) => service.read({ id: call.caller.userId }, call)),
    guardedRoute(thirdBindingEndpoints.signIns, (_input, call) => service.signIns(call)),
    checkedRoute(thirdBindingEndpoints.bind, ({ body }, call) => service.bind(body, call)),
    checkedRoute(thirdBindingEndpoints.unbind, ({ body }, call) => service.unbind(body, call), labelOf),
  ];
}
