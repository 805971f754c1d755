import { localized } from '@evergreen/core/kernel';

export const menuSearchMessages = {
  label: localized('搜索菜单', 'Search the menu'),
  wider: localized('查找人员、记录和操作', 'Find people, records and actions'),
  close: localized('关闭', 'Close'),
} as const;
