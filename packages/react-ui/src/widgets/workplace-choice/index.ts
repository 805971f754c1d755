export { WorkplaceChoiceDialog } from './workplace-choice-dialog.tsx';
