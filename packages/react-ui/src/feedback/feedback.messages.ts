import { text } from '@evergreen/core/kernel';

export const feedbackMessages = {
  expiredTitle: text('登录已过期', 'Session expired'),
  expiredContent: text('很抱歉，登录已过期，请重新登录', 'Your session has expired. Please sign in again.'),
  renew: text('重新登录', 'Sign in again'),
  logoutTitle: text('提示', 'Please confirm'),
  logoutQuestion: text('真的要注销登录吗 ?', 'Do you really want to sign out?'),
  confirm: text('确定', 'OK'),
  cancel: text('取消', 'Cancel'),
} as const;
