import { text } from '../../../kernel/index.ts';

export const screenLockMessages = {
  emptyPassword: text('请输入密码', 'Type your password'),
} as const;
