import { text } from '@evergreen/core/kernel';

export const registrationMessages = {
  title: text('注册账号', 'Register an account'),
  username: text('用户名', 'Username'),
  usernamePrompt: text('4到18位字母、数字或下划线', '4 to 18 letters, digits or underscores'),
  password: text('密码', 'Password'),
  passwordPrompt: text('请设置密码', 'Choose a password'),
  email: text('邮箱（选填）', 'Email (optional)'),
  emailPrompt: text('例如 name@example.com', 'For example name@example.com'),
  submit: text('注册', 'Register'),
  toLogin: text('已有账号，去登录', 'I have an account: sign in'),
  draft: text(
    '上次填写到一半的内容还在（密码和验证码除外）。',
    'What you typed before is still here, except password and code.',
  ),
  restore: text('恢复', 'Restore'),
  discard: text('放弃', 'Discard'),
} as const;
