import { localized } from '@evergreen/core/kernel';

export const feedbackMessages = {
  expiredTitle: localized('登录已过期', 'Session expired'),
  expiredContent: localized('很抱歉，登录已过期，请重新登录', 'Your session has expired. Please sign in again.'),
  renew: localized('重新登录', 'Sign in again'),
  logoutTitle: localized('提示', 'Please confirm'),
  logoutQuestion: localized('真的要注销登录吗 ?', 'Do you really want to sign out?'),
  confirm: localized('确定', 'OK'),
  cancel: localized('取消', 'Cancel'),
} as const;
