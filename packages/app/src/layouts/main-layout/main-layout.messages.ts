import { localized } from '@evergreen/core/kernel';

export const mainLayoutMessages = {
  welcome: localized('欢迎使用管理平台', 'Welcome to the management platform'),
  breadcrumb: localized('面包屑', 'Breadcrumb'),
  userMenu: (name: string) => localized(`用户菜单：${name}`, `User menu: ${name}`),
  accountCentre: localized('个人中心', 'Account centre'),
  accountSettings: localized('账户设置', 'Account settings'),
  accountSecurity: localized('安全设置', 'Security'),
  systemSettings: localized('系统设置', 'System settings'),
  changePassword: localized('修改密码', 'Change password'),
  switchDepartment: localized('切换部门', 'Switch department'),
  clearCache: localized('清理缓存', 'Clear the cache'),
  lockScreen: localized('锁定屏幕', 'Lock the screen'),
  help: localized('帮助文档', 'Help'),
  logout: localized('退出登录', 'Sign out'),
  liveBlocked: localized('实时连接不可用，每分钟刷新一次', 'Live updates are off; refreshed every minute'),
} as const;
