export { checkRegistration, type RegistrationForm } from './registration-rules.ts';
export { createRegistration, type RegistrationDependencies, type RegistrationService } from './registration.service.ts';
export type {
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationFacts,
  RegistrationField,
  RegistrationStatus,
} from './registration.types.ts';
