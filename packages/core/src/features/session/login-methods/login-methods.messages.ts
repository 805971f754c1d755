import { localized } from '../../../kernel/index.ts';

export const loginMethodsMessages = {
  others: localized('其他登录方式', 'Other ways to sign in'),
  singleSignOn: localized('统一身份认证登录', 'Sign in by single sign-on'),
} as const;
