import { localized } from '@evergreen/core/kernel';

export const registrationPageMessages = {
  title: localized('注册账号', 'Register an account'),
  username: localized('用户名', 'Username'),
  usernamePrompt: localized('4到18位字母、数字或下划线', '4 to 18 letters, digits or underscores'),
  password: localized('密码', 'Password'),
  passwordPrompt: localized('请设置密码', 'Choose a password'),
  email: localized('邮箱（选填）', 'Email (optional)'),
  emailPrompt: localized('例如 name@example.com', 'For example name@example.com'),
  submit: localized('注册', 'Register'),
  toLogin: localized('已有账号，去登录', 'I have an account: sign in'),
  draft: localized(
    '上次填写到一半的内容还在（密码和验证码除外）。',
    'What you typed before is still here, except password and code.',
  ),
  restore: localized('恢复', 'Restore'),
  discard: localized('放弃', 'Discard'),
} as const;
