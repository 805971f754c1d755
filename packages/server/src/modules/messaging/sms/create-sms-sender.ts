import type { Services } from '../../../services.ts';
import { createHttpSmsSender } from './http-sms-sender.ts';
import { createSmsOutboxStore } from './sms-outbox.ts';
import type { SmsSender } from './sms-sender.types.ts';

/** The configured service, or the outbox where none is. */
export function createSmsSender({ database, clock, logger, settings: { smsUrl } }: Services): SmsSender {
  return smsUrl === undefined ? createSmsOutboxStore(database, clock) : createHttpSmsSender(smsUrl, logger);
}
