import { text } from '@evergreen/core/kernel';

export const menuSearchMessages = {
  label: text('搜索菜单', 'Search the menu'),
  close: text('关闭', 'Close'),
} as const;
