export { createPasswordRecovery, type PasswordRecoveryService } from './password-recovery.service.ts';
export type {
  PasswordRecoveryEmitted,
  PasswordRecoveryEvent,
  PasswordRecoveryField,
  PasswordRecoveryStep,
} from './password-recovery.types.ts';
