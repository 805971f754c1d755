import { text } from '../../../kernel/index.ts';

export const passwordRecoveryMessages = {
  done: text('密码重置完成！', 'Your password is set!'),
} as const;
