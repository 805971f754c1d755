import { localized } from '../../../kernel/index.ts';

export const passwordRecoveryMessages = {
  done: localized('密码重置完成！', 'Your password is set!'),
} as const;
