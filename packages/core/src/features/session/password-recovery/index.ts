export {
  createAccountAlteration,
  type AccountAlterationDependencies,
  type AccountAlterationService,
} from './password-recovery.service.ts';
export type {
  AlterationEmitted,
  AlterationEvent,
  AlterationFacts,
  AlterationField,
  AlterationStep,
} from './password-recovery.types.ts';
