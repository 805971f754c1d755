import { localized } from '../../../kernel/index.ts';

export const smsCodeMessages = {
  sent: localized('验证码已发送', 'The code is sent'),
} as const;
