import { authEndpoints } from '@evergreen/core/contract';

import { anonymousRoute, guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { authServerMessages } from './auth.messages.ts';
import type { ServerAuthService } from './auth.service.ts';

const labels = new Map([
  ['username', authServerMessages.username],
  ['password', authServerMessages.password],
  ['mobile', authServerMessages.mobile],
  ['captcha', authServerMessages.captcha],
]);
const labelOf = (key: string) => labels.get(key);

export function authRoutes(service: ServerAuthService): readonly EndpointRoute[] {
  return [
    anonymousRoute(authEndpoints.login, ({ body }, call) => service.login(body, call), labelOf),
    anonymousRoute(authEndpoints.phoneLogin, ({ body }, call) => service.phoneLogin(body, call), labelOf),
    anonymousRoute(authEndpoints.randomImage, ({ params }, call) => service.picture(params.key, call)),
    guardedRoute(authEndpoints.logout, (_input, call) => service.logout(call)),
  ];
}
