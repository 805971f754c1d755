import { text } from '@evergreen/core/kernel';

export const frameMessages = {
  badEntry: text('这个菜单的地址有误', 'The address of this menu entry is wrong'),
  external: text('这个页面在新窗口中打开', 'This page opens in a new window'),
  open: text('打开', 'Open'),
} as const;
