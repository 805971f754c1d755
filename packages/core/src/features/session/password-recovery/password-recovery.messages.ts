import { text } from '../../../kernel/index.ts';

export const accountAlterationMessages = {
  done: text('密码重置完成！', 'Your password is set!'),
} as const;
