import { alterationEndpoints } from '@evergreen/core/contract';

import { anonymousRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { authMessages } from '../auth/auth.messages.ts';
import { alterationMessages } from './password-recovery.messages.ts';
import type { AlterationService } from './password-recovery.service.ts';

const labels = new Map([
  ['username', authMessages.username],
  ['password', authMessages.password],
  ['phone', authMessages.mobile],
  ['smscode', alterationMessages.smscode],
]);
const labelOf = (key: string) => labels.get(key);

export function alterationRoutes(service: AlterationService): readonly EndpointRoute[] {
  return [
    anonymousRoute(alterationEndpoints.verifyPhone, ({ body }, call) => service.verifyPhone(body, call), labelOf),
    anonymousRoute(alterationEndpoints.changePassword, ({ body }, call) => service.changePassword(body, call), labelOf),
  ];
}
