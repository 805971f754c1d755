import { localized } from '@evergreen/core/kernel';

export const thirdBindingServerMessages = {
  id: localized('绑定', 'Binding'),
  password: localized('密码', 'Password'),
  codeGone: localized('本次绑定已失效，请重新绑定', 'This took too long or was not started here. Bind again.'),
  ownAlready: localized('该第三方账号已经绑定到您的账号', 'This third party’s account is bound to yours already.'),
  foreign: localized(
    '该第三方账号已绑定其他账号，请先在那个账号中解除绑定',
    'This third party’s account is bound to another account. Unbind it there first.',
  ),
  tooMany: (most: number) =>
    localized(
      `最多绑定 ${most} 个第三方账号，请先解除不用的绑定`,
      `No more than ${most} accounts of third parties can be bound. Unbind one first.`,
    ),
  bound: localized('绑定成功', 'Bound.'),
  unbound: localized('已解除绑定', 'Unbound.'),
  unknown: localized('该绑定已不存在，列表已刷新', 'This binding is gone.'),
  wrongPassword: localized('密码不正确', 'The password is wrong.'),
  onlyWay: localized(
    '您的账号还没有密码，第三方登录是唯一的登录方式，不能解除。请先在登录页通过“忘记密码”设置密码，或请管理员重置密码。',
    'Your account has no password yet, so this is the only way to sign in and stays. Set a password by “Forgot password” on the sign-in page, or ask an administrator for one.',
  ),
} as const;
