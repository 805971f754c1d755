import { text } from '@evergreen/core/kernel';

export const dateInputMessages = {
  from: text('开始', 'From'),
  to: text('结束', 'To'),
} as const;
