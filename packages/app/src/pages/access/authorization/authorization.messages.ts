import { text } from '@evergreen/core/kernel';

export const authorizationMessages = {
  role: text('按角色', 'By role'),
  department: text('按部门', 'By department'),
  departmentRole: text('按部门角色', 'By role inside a department'),
  kinds: text('授权对象', 'Whose permissions'),
  nothing: text('您没有给任何对象授权的权限，请联系管理员。', 'You may not grant to anybody. Ask an administrator.'),
} as const;
