import { text } from '../../../kernel/index.ts';

export const departmentSwitchMessages = {
  title: text('部门选择', 'Choose a department'),
  titleWithCurrent: (name: string) =>
    text(`部门切换（当前部门 : ${name}）`, `Switch department (current department: ${name})`),
  noDepartments: text('您尚未设置部门信息!', 'You have no department yet!'),
} as const;
