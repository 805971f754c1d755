import { authEndpoints } from '@evergreen/core/contract';

import { anonymousRoute, guardedRoute, type EndpointRoute } from '../../http/endpoint-route.ts';
import type { AuthService } from './auth.service.ts';

export function authRoutes(service: AuthService): readonly EndpointRoute[] {
  return [
    anonymousRoute(authEndpoints.login, ({ body }, call) => service.login(body, call)),
    guardedRoute(authEndpoints.logout, (_input, call) => service.logout(call)),
  ];
}
