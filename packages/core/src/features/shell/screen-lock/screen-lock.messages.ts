import { localized } from '../../../kernel/index.ts';

export const screenLockMessages = {
  emptyPassword: localized('请输入密码', 'Type your password'),
} as const;
