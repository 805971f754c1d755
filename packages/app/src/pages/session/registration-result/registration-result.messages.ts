import { localized } from '@evergreen/core/kernel';

export const registrationResultMessages = {
  welcome: (username: string) =>
    localized(`${username}，欢迎您！注册成功`, `Welcome, ${username}! Your account is registered`),
  rights: localized(
    '现在就可以登录。新账号只能看到首页；其他功能要等管理员为您分配角色之后才会出现，请把用户名告诉本单位的管理员。',
    'You can sign in now. A new account sees its home page only; everything else appears once an administrator has given it a role. Tell yours your username.',
  ),
  nothing: localized('这里没有注册结果', 'There is no registration to tell of'),
  nothingContent: localized(
    '这个页面只在注册完成之后显示。如果您还没有账号，请先注册；已经有账号，请直接登录。',
    'This page is shown after a registration only. Register if you have no account yet, or sign in with yours.',
  ),
  toLogin: localized('去登录', 'Sign in'),
  toRegistration: localized('去注册', 'Register'),
} as const;
