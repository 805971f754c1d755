import { localized } from '@evergreen/core/kernel';

export const pageTurnersMessages = {
  previous: localized('上一页', 'Previous page'),
  next: localized('下一页', 'Next page'),
} as const;
