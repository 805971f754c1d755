import { localized } from '@evergreen/core/kernel';

export const loginPageMessages = {
  title: localized('登录', 'Sign in'),
  ways: localized('登录方式', 'Ways to sign in'),
  byPassword: localized('账号密码登录', 'Password'),
  byPhone: localized('手机号登录', 'Mobile number'),
  username: localized('用户名', 'Username'),
  usernamePrompt: localized('请输入用户名', 'Enter your username'),
  password: localized('密码', 'Password'),
  passwordPrompt: localized('请输入密码', 'Enter your password'),
  remember: localized('记住用户名', 'Remember my username'),
  phoneHint: localized('用账号绑定的手机号登录', 'Use the mobile number of your account'),
  submit: localized('登录', 'Sign in'),
  forgotten: localized('忘记密码', 'Forgot the password?'),
  register: localized('注册账号', 'Register an account'),
  expired: localized(
    '登录已过期或已在别处结束，请重新登录；没有保存的内容会保留为草稿，登录后可以继续',
    'Your sign-in has expired or was ended elsewhere, please sign in again. What was not saved is kept as a draft, to go on with afterwards',
  ),
} as const;
