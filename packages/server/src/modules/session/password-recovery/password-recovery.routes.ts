import { passwordRecoveryEndpoints } from '@evergreen/core/contract';

import { anonymousRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { authMessages } from '../auth/auth.messages.ts';
import { passwordRecoveryMessages } from './password-recovery.messages.ts';
import type { PasswordRecoveryService } from './password-recovery.service.ts';

const labels = new Map([
  ['username', authMessages.username],
  ['password', authMessages.password],
  ['phone', authMessages.mobile],
  ['smscode', passwordRecoveryMessages.smscode],
]);
const labelOf = (key: string) => labels.get(key);

export function passwordRecoveryRoutes(service: PasswordRecoveryService): readonly EndpointRoute[] {
  return [
    anonymousRoute(passwordRecoveryEndpoints.verifyPhone, ({ body }, call) => service.verifyPhone(body, call), labelOf),
    anonymousRoute(
      passwordRecoveryEndpoints.changePassword,
      ({ body }, call) => service.changePassword(body, call),
      labelOf,
    ),
  ];
}
