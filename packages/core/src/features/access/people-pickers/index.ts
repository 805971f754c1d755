export { branchKeys, keysAbove, openedDepartments, titlePieces } from './department-tree.model.ts';
export { sexText } from './people-pickers.messages.ts';
export {
  createDepartmentPicker,
  createPositionPicker,
  createRolePicker,
  createUserPicker,
  type DepartmentPickerService,
  type PeoplePickerDependencies,
  type PositionPickerService,
  type RolePickerService,
  type UserPickerService,
} from './people-pickers.service.ts';
export { USER_RETURN_FIELDS, type UserReturnField } from './user-return-fields.ts';
