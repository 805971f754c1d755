export { WorkplaceChoiceDialog } from './org-selection-dialog.tsx';
