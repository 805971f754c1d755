export {
  createDepartmentSwitch,
  type DepartmentSwitchDependencies,
  type DepartmentSwitchService,
} from './department-switch.service.ts';
export type {
  DepartmentSwitchEmitted,
  DepartmentSwitchEvent,
  DepartmentSwitchFacts,
  DepartmentSwitchStatus,
} from './department-switch.types.ts';
