import { localized } from '@evergreen/core/kernel';

export const accountCenterMessages = {
  about: localized('个人信息', 'About you'),
  picture: localized('您的头像', 'Your picture'),
  username: localized('用户账号', 'Username'),
  workNo: localized('工号', 'Staff number'),
  departments: localized('所属部门', 'Departments'),
  roles: localized('角色', 'Roles'),
  tenants: localized('所属租户', 'Tenants'),
  phone: localized('手机号', 'Mobile number'),
  email: localized('邮箱', 'Email'),
  birthday: localized('生日', 'Birthday'),
  since: localized('注册时间', 'Account since'),
  none: localized('未填写', 'Not given'),
  settings: localized('我的设置', 'Your settings'),
  unread: localized('未读消息', 'Unread messages'),
  unreadCount: (count: number) => localized(`共 ${count} 条未读`, `${count} unread`),
  allMessages: localized('查看全部', 'See all'),
  nothingUnread: localized('没有未读消息', 'Nothing is unread'),
} as const;
