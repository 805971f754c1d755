import { localized } from '@evergreen/core/kernel';

export const lateMessages = {
  retry: localized('没有加载成功，点击重试', 'Not loaded. Press to try again'),
} as const;
