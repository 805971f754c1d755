import { authEndpoints } from '@evergreen/core/contract';

import { anonymousRoute, guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { authMessages } from './auth.messages.ts';
import type { AuthService } from './auth.service.ts';

const labels = new Map([
  ['username', authMessages.username],
  ['password', authMessages.password],
  ['mobile', authMessages.mobile],
  ['captcha', authMessages.captcha],
]);
const labelOf = (key: string) => labels.get(key);

export function authRoutes(service: AuthService): readonly EndpointRoute[] {
  return [
    anonymousRoute(authEndpoints.login, ({ body }, call) => service.login(body, call), labelOf),
    anonymousRoute(authEndpoints.phoneLogin, ({ body }, call) => service.phoneLogin(body, call), labelOf),
    anonymousRoute(authEndpoints.randomImage, ({ params }, call) => service.picture(params.key, call)),
    guardedRoute(authEndpoints.logout, (_input, call) => service.logout(call)),
  ];
}
