import { localized } from '@evergreen/core/kernel';

export const authFormMessages = {
  show: localized('显示密码', 'Show the password'),
  hide: localized('隐藏密码', 'Hide the password'),
  capsLock: localized('大写锁定已打开', 'Caps Lock is on'),
} as const;
