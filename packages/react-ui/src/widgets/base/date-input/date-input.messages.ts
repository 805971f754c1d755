import { localized } from '@evergreen/core/kernel';

export const dateInputMessages = {
  from: localized('开始', 'From'),
  to: localized('结束', 'To'),
} as const;
