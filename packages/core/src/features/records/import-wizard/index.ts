export {
  createImportWizard,
  type ImportWizardDependencies,
  type ImportWizardService,
} from './import-wizard.service.ts';
export { createImportFixes, type ImportFixes, type ImportFixesDependencies } from './import-fixes.ts';
export type {
  ImportCorrections,
  ImportWizardEmitted,
  ImportWizardEvent,
  ImportWizardFacts,
  MappedColumn,
  WrongRows,
} from './import-wizard.types.ts';
