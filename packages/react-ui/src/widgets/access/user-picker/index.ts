export { UserPicker, LateUserDialog } from './user-picker.tsx';
