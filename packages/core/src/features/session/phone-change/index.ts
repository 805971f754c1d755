export { createPhoneChange, type PhoneChangeService } from './phone-change.service.ts';
export type { PhoneChangeEmitted, PhoneField } from './phone-change.types.ts';
