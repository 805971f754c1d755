import { localized } from '../../../kernel/index.ts';

export const departmentSwitchMessages = {
  title: localized('部门选择', 'Choose a department'),
  titleWithCurrent: (name: string) =>
    localized(`部门切换（当前部门 : ${name}）`, `Switch department (current department: ${name})`),
  noDepartments: localized('您尚未设置部门信息!', 'You have no department yet!'),
} as const;
