export { DepartmentPicker, LateDepartmentDialog } from './department-picker.tsx';
