export { DepartmentTree } from './department-tree.tsx';
export { Lock } from './lock.tsx';
export { PickerDialog } from './picker-dialog.tsx';
export { PickerField, ShownChoice } from './picker-field.tsx';
export { PickerHost, type PickerDialogProps, type PickerInputProps } from './picker-host.tsx';
export { PickerSearch } from './picker-search.tsx';
export { PickerTable } from './picker-table.tsx';
export { pickerMessages } from './picker.messages.ts';
