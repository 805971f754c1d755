import { localized } from '@evergreen/core/kernel';

export const shareBarMessages = {
  unlimited: localized('不限', 'no limit'),
} as const;
