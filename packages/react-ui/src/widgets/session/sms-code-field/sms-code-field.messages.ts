import { text } from '@evergreen/core/kernel';

export const smsCodeFieldMessages = {
  mobile: text('手机号', 'Mobile number'),
  mobilePrompt: text('11位手机号', '11 digits'),
  label: text('短信验证码', 'Code by text message'),
  prompt: text('6位数字', '6 digits'),
  ask: text('获取验证码', 'Get a code'),
  askAgain: (seconds: number) => text(`${seconds} 秒后重新获取`, `Again in ${seconds} s`),
} as const;
