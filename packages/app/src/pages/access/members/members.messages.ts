import { localized } from '@evergreen/core/kernel';

export const memberListMessages = {
  title: (name: string) => localized(`成员：${name}`, `Members: ${name}`),
  add: localized('加入已有用户', 'Add users'),
  search: localized('输入姓名查找', 'Find by name'),
  realname: localized('姓名', 'Name'),
  username: localized('用户账号', 'Username'),
  departments: localized('所属部门', 'Departments'),
  status: localized('状态', 'Status'),
  action: localized('操作', 'Action'),
  remove: localized('移出', 'Remove'),
  removeNamed: (name: string) => localized(`移出 ${name}`, `Remove ${name}`),
  question: localized('移出成员', 'Remove a member'),
  questionOf: {
    role: (name: string) =>
      localized(
        `确定要移出 ${name} 吗？这个角色给的权限会马上失效，账号本身不会删除。`,
        `Remove ${name}? What the role grants is lost at once. The account itself stays.`,
      ),
    department: (name: string) =>
      localized(
        `确定要把 ${name} 移出这个部门吗？账号本身不会删除。`,
        `Take ${name} out of the department? The account itself stays.`,
      ),
  },
  cancel: localized('取消', 'Cancel'),
  nobody: localized('还没有成员', 'There are no members yet'),
  failed: localized('成员读取失败', 'The members could not be read'),
  total: (count: number) => localized(`共 ${count} 人`, count === 1 ? '1 person' : `${count} people`),
} as const;
