import { text } from '@evergreen/core/kernel';

export const loginMessages = {
  title: text('账号登录', 'Sign in'),
  username: text('账号', 'Username'),
  usernamePrompt: text('请输入账号', 'Enter your username'),
  password: text('密码', 'Password'),
  passwordPrompt: text('请输入密码', 'Enter your password'),
  show: text('显示密码', 'Show password'),
  hide: text('隐藏密码', 'Hide password'),
  submit: text('登录', 'Sign in'),
  expired: text('登录已过期，请重新登录', 'Your session has expired, please sign in again'),
} as const;
