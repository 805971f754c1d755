import { text } from '@evergreen/core/kernel';

export const loginMessages = {
  title: text('登录', 'Sign in'),
  ways: text('登录方式', 'Ways to sign in'),
  byPassword: text('账号密码登录', 'Password'),
  byPhone: text('手机号登录', 'Mobile number'),
  username: text('用户名', 'Username'),
  usernamePrompt: text('请输入用户名', 'Enter your username'),
  password: text('密码', 'Password'),
  passwordPrompt: text('请输入密码', 'Enter your password'),
  remember: text('记住用户名', 'Remember my username'),
  phoneHint: text('用账号绑定的手机号登录', 'Use the mobile number of your account'),
  submit: text('登录', 'Sign in'),
  forgotten: text('忘记密码', 'Forgot the password?'),
  register: text('注册账号', 'Register an account'),
  expired: text('登录已过期，请重新登录', 'Your session has expired, please sign in again'),
} as const;
