export { DepartmentSwitchDialog, type DepartmentSwitchDialogProps } from './department-switch-dialog.tsx';
