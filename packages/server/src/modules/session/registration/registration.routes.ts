import { registrationEndpoints } from '@evergreen/core/contract';

import { anonymousRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { authMessages } from '../auth/auth.messages.ts';
import { registrationMessages } from './registration.messages.ts';
import type { RegistrationService } from './registration.service.ts';

const labels = new Map([
  ['username', authMessages.username],
  ['password', authMessages.password],
  ['email', registrationMessages.email],
  ['phone', authMessages.mobile],
  ['smscode', registrationMessages.smscode],
]);

export function registrationRoutes(service: RegistrationService): readonly EndpointRoute[] {
  return [
    anonymousRoute(
      registrationEndpoints.register,
      ({ body }, call) => service.register(body, call),
      (key) => labels.get(key),
    ),
  ];
}
