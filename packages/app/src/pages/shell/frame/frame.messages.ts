import { localized } from '@evergreen/core/kernel';

export const frameMessages = {
  badEntry: localized('这个菜单的地址有误', 'The address of this menu entry is wrong'),
  notShown: localized('这个页面不能在这里显示', 'This page cannot be shown here'),
  external: localized('这个页面在新窗口中打开', 'This page opens in a new window'),
  open: localized('打开', 'Open'),
  openWindow: localized('在新窗口中打开', 'Open in a new window'),
  slow: localized(
    '页面加载较慢。如果一直没有显示，请在新窗口中打开。',
    'The page takes long. If it does not show, open it in a new window.',
  ),
} as const;
