import { localized } from '@evergreen/core/kernel';

export const lockScreenMessages = {
  title: localized('屏幕已锁定', 'The screen is locked'),
  hint: localized('输入登录密码，回到刚才的页面。', 'Type your password to go back to where you were.'),
  password: localized('密码', 'Password'),
  unlock: localized('解锁', 'Unlock'),
  logout: localized('退出登录', 'Sign out'),
  expired: localized('登录已过期，请重新登录。', 'Your session has expired. Please sign in again.'),
  renew: localized('重新登录', 'Sign in again'),
} as const;
