import { localized } from '@evergreen/core/kernel';

export const loadFailureMessages = {
  retry: localized('重试', 'Try again'),
} as const;
