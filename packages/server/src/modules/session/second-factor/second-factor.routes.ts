import { secondFactorEndpoints } from '@evergreen/core/contract';

import { anonymousRoute, checkedRoute, guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { secondFactorServerMessages } from './second-factor.messages.ts';
import type { SecondFactorCalls } from './second-factor.service.ts';

const labels = new Map([
  ['password', secondFactorServerMessages.password],
  ['code', secondFactorServerMessages.code],
]);
const labelOf = (key: string) => labels.get(key);

export function secondFactorRoutes(service: SecondFactorCalls): readonly EndpointRoute[] {
  return [
    guardedRoute(secondFactorEndpoints.read, (_input, call) => service.read(call)),
    checkedRoute(secondFactorEndpoints.begin, ({ body }, call) => service.begin(body.password, call), labelOf),
    guardedRoute(secondFactorEndpoints.confirm, ({ body }, call) => service.confirm(body.code, call), labelOf),
    checkedRoute(secondFactorEndpoints.turnOff, ({ body }, call) => service.turnOff(body.password, call), labelOf),
    checkedRoute(
      secondFactorEndpoints.renewCodes,
      ({ body }, call) => service.renewCodes(body.password, call),
      labelOf,
    ),
    anonymousRoute(secondFactorEndpoints.signIn, ({ body }, call) => service.signIn(body, call), labelOf),
    anonymousRoute(secondFactorEndpoints.signInBegin, ({ body }, call) => service.signInBegin(body.ticket, call)),
    anonymousRoute(secondFactorEndpoints.signInConfirm, ({ body }, call) => service.signInConfirm(body, call), labelOf),
  ];
}
