import { localized } from '@evergreen/core/kernel';

export const insightMessages = {
  retry: localized('重试', 'Try again'),
  failed: (failure: string) => localized(`未能读取：${failure}`, `Could not be read: ${failure}`),
} as const;
