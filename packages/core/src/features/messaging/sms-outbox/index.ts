export { createSmsOutbox, type SmsOutboxDependencies, type SmsOutboxService } from './sms-outbox.service.ts';
export type { OutboxMessage, SmsOutboxEvent, SmsOutboxFacts, SmsOutboxStatus } from './sms-outbox.types.ts';
