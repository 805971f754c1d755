import { text } from '@evergreen/core/kernel';

/** The older family's texts to the letter. */
export const registrationMessages = {
  email: text('邮箱', 'Email'),
  smscode: text('验证码', 'Code'),
  registered: text('注册成功', 'Your account is registered.'),
} as const;
