import { thirdPartyEndpoints } from '@evergreen/core/contract';

import { anonymousRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { thirdPartyServerMessages } from './third-party.messages.ts';
import type { ThirdPartyService } from './third-party.service.ts';

const labels = new Map([
  ['username', thirdPartyServerMessages.username],
  ['password', thirdPartyServerMessages.password],
]);
const labelOf = (key: string) => labels.get(key);

export function thirdPartyRoutes(service: ThirdPartyService): readonly EndpointRoute[] {
  return [
    anonymousRoute(thirdPartyEndpoints.getLoginUser, ({ params, query }, call) =>
      service.login({ ...params, state: query.state ?? '' }, call),
    ),
    anonymousRoute(thirdPartyEndpoints.create, ({ body }, call) => service.create(body, call)),
    anonymousRoute(thirdPartyEndpoints.checkPassword, ({ body }, call) => service.checkPassword(body, call), labelOf),
  ];
}
