import { localized } from '@evergreen/core/kernel';

export const userMessages = {
  sessionsOf: (name: string) => localized(`登录情况：${name}`, `Sessions: ${name}`),
  close: localized('关闭', 'Close'),
} as const;
