import { localized } from '@evergreen/core/kernel';

export const departmentMessages = {
  title: (name: string) => localized(`部门：${name}`, `Department: ${name}`),
  content: localized('基本信息', 'Basic data'),
  members: localized('部门成员', 'Members'),
  rights: localized('部门权限', 'Rights'),
} as const;
