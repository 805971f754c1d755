import { smsEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { anonymousRoute, guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { SmsOutbox } from '../../messaging/sms/sms-outbox.ts';
import { smsMessages } from './sms.messages.ts';
import type { SmsService } from './sms.service.ts';

const labels = new Map([
  ['mobile', smsMessages.mobile],
  ['smsmode', smsMessages.smsmode],
]);

export function smsRoutes(service: SmsService, outbox: SmsOutbox): readonly EndpointRoute[] {
  return [
    anonymousRoute(
      smsEndpoints.send,
      ({ body }, call) => service.send(body, call),
      (key) => labels.get(key),
    ),
    guardedRoute(smsEndpoints.outbox, async () => ok({ result: await outbox.newest() })),
  ];
}
