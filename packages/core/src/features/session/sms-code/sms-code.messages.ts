import { text } from '../../../kernel/index.ts';

export const smsCodeMessages = {
  sent: text('验证码已发送', 'The code is sent'),
} as const;
