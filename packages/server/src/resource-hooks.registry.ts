import { activitySignUpHooks } from './modules/business/activity/activity-sign-up.hooks.ts';
import { storedFileHooks } from './modules/files/files/stored-file.hooks.ts';
import { createMessageChannels } from './modules/messaging/message/message-channels.ts';
import { createMessageDelivery } from './modules/messaging/message/message-delivery.ts';
import { createMessageHooks } from './modules/messaging/message/message.hooks.ts';
import { createSmsSender } from './modules/messaging/sms/create-sms-sender.ts';
import type { RegisteredHooks } from './modules/records/resource/resource-hooks.types.ts';
import { tenantHooks } from './modules/session/tenant/tenant.hooks.ts';
import type { Services } from './services.ts';

/** The code that joins what the server does with the rows of a resource. */
export function resourceHooks(services: Services): readonly RegisteredHooks[] {
  const { settings, logger } = services;
  const send = createMessageChannels({
    sms: createSmsSender(services),
    isSmsKept: settings.smsUrl === undefined,
    logger,
  });
  const messageHooks = createMessageHooks(createMessageDelivery({ ...services, send }));
  return [activitySignUpHooks, tenantHooks, storedFileHooks, messageHooks];
}
