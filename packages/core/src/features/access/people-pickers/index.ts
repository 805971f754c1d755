export { branchKeys, keysAbove, openedDepartments, titlePieces } from './department-tree.model.ts';
export { sexText } from './people-pickers.messages.ts';
export {
  createDepartmentPicker,
  createPositionPicker,
  createRolePicker,
  createUserPicker,
  USER_RETURN_FIELDS,
  type UserReturnField,
  type DepartmentPickerService,
  type PeoplePickerDependencies,
  type PositionPickerService,
  type RolePickerService,
  type UserPickerService,
} from './people-pickers.service.ts';
