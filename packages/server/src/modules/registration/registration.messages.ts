import { text } from '@evergreen/core/kernel';

/** The older family's texts to the letter. */
export const registrationMessages = {
  email: text('邮箱', 'Email'),
  smscode: text('验证码', 'Code'),
  usernameTaken: text('用户名已注册', 'This username is taken'),
  phoneTaken: text('该手机号已注册', 'This mobile number is registered'),
  emailTaken: text('邮箱已被注册', 'This email address is registered'),
  registered: text('注册成功', 'Your account is registered.'),
} as const;
