export {
  createAccountAlteration,
  type AccountAlterationDependencies,
  type AccountAlterationService,
} from './account-alteration.service.ts';
export type {
  AlterationEmitted,
  AlterationEvent,
  AlterationFacts,
  AlterationField,
  AlterationStep,
} from './account-alteration.types.ts';
