export { createPhoneChange, type PhoneChangeDependencies, type PhoneChangeService } from './phone-change.service.ts';
export type {
  PhoneChangeEmitted,
  PhoneChangeEvent,
  PhoneChangeFacts,
  PhoneChangeStatus,
  PhoneField,
} from './phone-change.types.ts';
