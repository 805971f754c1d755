import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createSmsSender } from '../../messaging/sms/create-sms-sender.ts';
import { createSmsOutboxStore } from '../../messaging/sms/sms-outbox.ts';
import { smsRoutes } from './sms.routes.ts';
import { SMS_ADDRESS_LIMIT, createSmsService, NUMBER_LIMIT } from './sms.service.ts';

export function createSmsModule(services: Services): ServerModule {
  const { database, clock, limitOf, smsCodes } = services;
  const outbox = createSmsOutboxStore(database, clock);
  const service = createSmsService({
    ...services,
    codes: smsCodes,
    sender: createSmsSender(services),
    numberLimit: limitOf('smsByNumber', NUMBER_LIMIT),
    addressLimit: limitOf('smsByAddress', SMS_ADDRESS_LIMIT),
  });
  return { routes: smsRoutes(service, outbox) };
}
