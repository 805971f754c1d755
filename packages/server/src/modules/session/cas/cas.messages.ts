import { localized } from '@evergreen/core/kernel';

export const casMessages = {
  off: localized(
    '未启用统一身份认证登录，请使用账号密码登录',
    'Single sign-on is switched off. Sign in by name and password.',
  ),
  foreignService: localized(
    '统一身份认证的服务地址与配置不符，请重新登录',
    'The single sign-on service is not the configured one. Sign in again.',
  ),
  badTicket: localized(
    '统一身份认证票据格式不正确，请重新登录',
    'The ticket of the single sign-on is not in the right form. Sign in again.',
  ),
  refused: localized(
    '统一身份认证票据无效、已使用或已过期，请重新登录',
    'The ticket of the single sign-on is not valid, was used or is too old. Sign in again.',
  ),
  unreachable: localized(
    '统一身份认证服务器无法连接或应答异常，请稍后重试或使用账号密码登录',
    'The single sign-on server cannot be reached or answered strangely. Try later, or sign in by name and password.',
  ),
  /** The words of the older family. */
  unknownUser: localized('该用户不存在，请注册', 'There is no such account here. Please register.'),
  tooMany: (seconds: number) =>
    localized(`操作过于频繁，请 ${seconds} 秒后再试`, `Too often. Try again in ${seconds} s.`),
} as const;
