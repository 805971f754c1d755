import { localized } from '../../../kernel/index.ts';

export const loginMethodsMessages = {
  others: localized('其他登录方式', 'Other ways to sign in'),
  demonstration: localized('演示账号', 'Demonstration accounts'),
  demonstrationPassword: localized(
    '选择一个账号试用。密码只在首次启动时的屏幕上显示一次。',
    'Choose an account to try. The password was shown once, on the screen of the first start.',
  ),
  singleSignOn: localized('统一身份认证登录', 'Sign in by single sign-on'),
} as const;
