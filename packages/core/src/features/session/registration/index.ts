export { checkRegistration } from './registration-rules.ts';
export { createRegistration, type RegistrationService } from './registration.service.ts';
export type { RegistrationEmitted, RegistrationField } from './registration.types.ts';
