export { UserPicker } from './user-picker.tsx';
