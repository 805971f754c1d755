export { createDepartmentSwitch, type DepartmentSwitchService } from './department-switch.service.ts';
