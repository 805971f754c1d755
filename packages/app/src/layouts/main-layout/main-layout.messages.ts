import { text } from '@evergreen/core/kernel';

export const mainLayoutMessages = {
  welcome: text('欢迎使用管理平台', 'Welcome to the management platform'),
  skip: text('跳到主要内容', 'Skip to the main content'),
  menu: text('主菜单', 'Main menu'),
  openMenu: text('打开菜单', 'Open the menu'),
  closeMenu: text('关闭菜单', 'Close the menu'),
  collapseMenu: text('收起菜单', 'Collapse the menu'),
  expandMenu: text('展开菜单', 'Expand the menu'),
  breadcrumb: text('面包屑', 'Breadcrumb'),
  userMenu: (name: string) => text(`用户菜单：${name}`, `User menu: ${name}`),
  accountCentre: text('个人中心', 'Account centre'),
  accountSettings: text('账户设置', 'Account settings'),
  accountSecurity: text('安全设置', 'Security'),
  systemSettings: text('系统设置', 'System settings'),
  changePassword: text('修改密码', 'Change password'),
  switchDepartment: text('切换部门', 'Switch department'),
  clearCache: text('清理缓存', 'Clear the cache'),
  lockScreen: text('锁定屏幕', 'Lock the screen'),
  help: text('帮助文档', 'Help'),
  logout: text('退出登录', 'Sign out'),
} as const;
