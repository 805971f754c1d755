import { localized } from '@evergreen/core/kernel';

/** The older family's texts to the letter. */
export const registrationServerMessages = {
  email: localized('邮箱', 'Email'),
  smscode: localized('验证码', 'Code'),
  registered: localized('注册成功', 'Your account is registered.'),
} as const;
