import { passwordRecoveryEndpoints } from '@evergreen/core/contract';

import { anonymousRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { authServerMessages } from '../auth/auth.messages.ts';
import { passwordRecoveryServerMessages } from './password-recovery.messages.ts';
import type { ServerPasswordRecoveryService } from './password-recovery.service.ts';

const labels = new Map([
  ['username', authServerMessages.username],
  ['password', authServerMessages.password],
  ['phone', authServerMessages.mobile],
  ['smscode', passwordRecoveryServerMessages.smscode],
]);
const labelOf = (key: string) => labels.get(key);

export function passwordRecoveryRoutes(service: ServerPasswordRecoveryService): readonly EndpointRoute[] {
  return [
    anonymousRoute(passwordRecoveryEndpoints.verifyPhone, ({ body }, call) => service.verifyPhone(body, call), labelOf),
    anonymousRoute(
      passwordRecoveryEndpoints.changePassword,
      ({ body }, call) => service.changePassword(body, call),
      labelOf,
    ),
  ];
}
