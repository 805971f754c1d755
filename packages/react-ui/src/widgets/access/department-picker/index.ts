export { DepartmentPicker } from './department-picker.tsx';
