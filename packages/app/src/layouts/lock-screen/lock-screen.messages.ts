import { text } from '@evergreen/core/kernel';

export const lockScreenMessages = {
  title: text('屏幕已锁定', 'The screen is locked'),
  hint: text('输入登录密码，回到刚才的页面。', 'Type your password to go back to where you were.'),
  password: text('密码', 'Password'),
  unlock: text('解锁', 'Unlock'),
  logout: text('退出登录', 'Sign out'),
  expired: text('登录已过期，请重新登录。', 'Your session has expired. Please sign in again.'),
  renew: text('重新登录', 'Sign in again'),
} as const;
