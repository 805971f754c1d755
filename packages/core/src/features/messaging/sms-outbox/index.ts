export { createSmsOutbox, type SmsOutboxDependencies, type SmsOutboxService } from './sms-outbox.service.ts';
export type { OutboxMessage, SmsOutboxEvent, SmsOutboxFacts } from './sms-outbox.types.ts';
