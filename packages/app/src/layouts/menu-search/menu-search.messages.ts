import { localized } from '@evergreen/core/kernel';

export const menuSearchMessages = {
  label: localized('搜索菜单', 'Search the menu'),
  close: localized('关闭', 'Close'),
} as const;
