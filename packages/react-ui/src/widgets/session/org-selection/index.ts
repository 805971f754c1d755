export { OrgSelectionDialog } from './org-selection-dialog.tsx';
