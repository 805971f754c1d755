import { registrationEndpoints } from '@evergreen/core/contract';

import { anonymousRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { authServerMessages } from '../auth/auth.messages.ts';
import { registrationServerMessages } from './registration.messages.ts';
import type { ServerRegistrationService } from './registration.service.ts';

const labels = new Map([
  ['username', authServerMessages.username],
  ['password', authServerMessages.password],
  ['email', registrationServerMessages.email],
  ['phone', authServerMessages.mobile],
  ['smscode', registrationServerMessages.smscode],
]);

export function registrationRoutes(service: ServerRegistrationService): readonly EndpointRoute[] {
  return [
    anonymousRoute(
      registrationEndpoints.register,
      ({ body }, call) => service.register(body, call),
      (key) => labels.get(key),
    ),
  ];
}
