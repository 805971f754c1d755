import { text } from '../../../kernel/index.ts';

export const smsOutboxMessages = {
  login: text('登录', 'Sign in'),
  register: text('注册', 'Registration'),
  forgot: text('找回密码', 'Forgotten password'),
} as const;
