export { titlePieces } from './department-tree.model.ts';
export {
  createDepartmentPicker,
  createRolePicker,
  createUserPicker,
  type DepartmentPickerService,
  type PeoplePickerDependencies,
  type RolePickerService,
  type UserPickerService,
} from './people-pickers.service.ts';
