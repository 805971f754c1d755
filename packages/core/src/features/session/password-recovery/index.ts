export {
  createPasswordRecovery,
  type PasswordRecoveryDependencies,
  type PasswordRecoveryService,
} from './password-recovery.service.ts';
export type {
  PasswordRecoveryEmitted,
  PasswordRecoveryEvent,
  PasswordRecoveryFacts,
  PasswordRecoveryField,
  PasswordRecoveryStep,
} from './password-recovery.types.ts';
