import { localized } from '@evergreen/core/kernel';

export const mainMenuMessages = {
  menu: localized('主菜单', 'Main menu'),
  openMenu: localized('打开菜单', 'Open the menu'),
  closeMenu: localized('关闭菜单', 'Close the menu'),
  collapseMenu: localized('收起菜单', 'Collapse the menu'),
  expandMenu: localized('展开菜单', 'Expand the menu'),
} as const;
