import { localized } from '../../../kernel/index.ts';

export const phoneChangeMessages = {
  noPassword: localized('请输入当前密码', 'Enter your current password'),
  changed: localized('手机号已更换', 'Your mobile number is changed'),
} as const;
