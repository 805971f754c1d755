export { ImportWizardDialog } from './import-wizard-dialog.tsx';
