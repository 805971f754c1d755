import { localized } from '../../../kernel/index.ts';

export const smsOutboxMessages = {
  notice: localized('通知', 'Notice'),
  login: localized('登录', 'Sign in'),
  register: localized('注册', 'Registration'),
  forgot: localized('找回密码', 'Forgotten password'),
} as const;
