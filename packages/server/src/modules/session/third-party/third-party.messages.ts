import { text } from '@evergreen/core/kernel';

export const thirdPartyMessages = {
  username: text('用户名', 'User name'),
  password: text('密码', 'Password'),
  used: text('登录凭证无效或已使用，请重新发起第三方登录', 'This sign-in code is not valid or was used. Start again.'),
  tooManyPasswords: text(
    '用户名或密码错误，且次数过多，登录凭证已失效，请重新发起第三方登录',
    'The user name or the password is wrong once too often, and this sign-in code is no longer valid. Start again.',
  ),
  late: text('登录凭证已过期，请重新发起第三方登录', 'This sign-in code is too old. Start again.'),
  otherType: text(
    '登录凭证与所选的登录方式不符，请重新发起第三方登录',
    'This sign-in code is of another way to sign in. Start again.',
  ),
  otherBrowser: text(
    '本次登录不是从当前浏览器发起的，请重新发起第三方登录',
    'This sign-in was not started in this browser. Start again.',
  ),
  bound: text('该第三方账号已绑定，请重新发起第三方登录', 'This third party’s account is bound already. Start again.'),
  bindOk: text('绑定成功', 'Bound.'),
  created: text('账号已创建', 'The account is made.'),
  testProvider: text('测试身份提供方', 'Test provider'),
} as const;
