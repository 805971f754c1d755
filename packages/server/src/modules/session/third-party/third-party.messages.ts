import { localized } from '@evergreen/core/kernel';

export const thirdPartyServerMessages = {
  username: localized('用户名', 'User name'),
  password: localized('密码', 'Password'),
  used: localized(
    '登录凭证无效或已使用，请重新发起第三方登录',
    'This sign-in code is not valid or was used. Start again.',
  ),
  tooManyPasswords: localized(
    '用户名或密码错误，且次数过多，登录凭证已失效，请重新发起第三方登录',
    'The user name or the password is wrong once too often, and this sign-in code is no longer valid. Start again.',
  ),
  late: localized('登录凭证已过期，请重新发起第三方登录', 'This sign-in code is too old. Start again.'),
  otherType: localized(
    '登录凭证与所选的登录方式不符，请重新发起第三方登录',
    'This sign-in code is of another way to sign in. Start again.',
  ),
  otherBrowser: localized(
    '本次登录不是从当前浏览器发起的，请重新发起第三方登录',
    'This sign-in was not started in this browser. Start again.',
  ),
  bound: localized(
    '该第三方账号已绑定，请重新发起第三方登录',
    'This third party’s account is bound already. Start again.',
  ),
  bindOk: localized('绑定成功', 'Bound.'),
  created: localized('账号已创建', 'The account is made.'),
  testProvider: localized('测试身份提供方', 'Test provider'),
} as const;
