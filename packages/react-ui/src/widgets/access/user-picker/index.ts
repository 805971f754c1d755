export { UserPicker, LateUserDialog, type UserPickerProps } from './user-picker.tsx';
