import { localized } from '@evergreen/core/kernel';

export const transientDrawerMessages = {
  close: localized('关闭', 'Close'),
} as const;
