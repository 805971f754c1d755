import { localized } from '@evergreen/core/kernel';

export const smsCodeFieldMessages = {
  mobile: localized('手机号', 'Mobile number'),
  mobilePrompt: localized('11位手机号', '11 digits'),
  label: localized('短信验证码', 'Code by text message'),
  prompt: localized('6位数字', '6 digits'),
  ask: localized('获取验证码', 'Get a code'),
  askAgain: (seconds: number) => localized(`${seconds} 秒后重新获取`, `Again in ${seconds} s`),
} as const;
