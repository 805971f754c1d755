import { text } from '@evergreen/core/kernel';

export const authFormMessages = {
  show: text('显示密码', 'Show the password'),
  hide: text('隐藏密码', 'Hide the password'),
  capsLock: text('大写锁定已打开', 'Caps Lock is on'),
} as const;
