import { localized } from '@evergreen/core/kernel';

export const accountBindingMessages = {
  title: localized('第三方账号', 'Accounts of third parties'),
  content: {
    own: localized(
      '绑定后，可以在登录页用第三方账号直接登录，不用再输入密码。不认识的绑定请马上解除，并修改密码。',
      'What is bound signs in to your account without a password. Unbind at once what you do not recognise, and change your password.',
    ),
    other: localized(
      '这些第三方账号可以直接登录该用户，不用输入密码。解除会写入日志。',
      'These sign in to the account without a password. Unbinding is logged.',
    ),
  },
  empty: localized('本平台没有启用第三方登录', 'No third-party sign-in is switched on here'),
  emptyContent: localized(
    '请联系管理员：在服务器的配置中启用身份提供方并重启服务后，就可以在这里绑定。',
    'Ask an administrator: after an identity provider is switched on in the configuration of the server and the server is started anew, you can bind it here.',
  ),
  notOffered: localized('已停用，不能用它登录', 'Switched off: it signs nobody in'),
  unbound: localized('未绑定', 'Not bound'),
  bind: localized('绑定', 'Bind'),
  bindAnother: localized('再绑定一个', 'Bind another one'),
  bindNamed: (provider: string) => localized(`绑定${provider}`, `Bind ${provider}`),
  bindAnotherNamed: (provider: string) => localized(`再绑定一个${provider}`, `Bind another account of ${provider}`),
  waiting: localized('请在弹出的窗口中完成绑定', 'Finish in the window that opened'),
  nameless: localized('未提供名称的账号', 'Account without a name'),
  boundAt: (time: string) => localized(`绑定于 ${time}`, `Bound ${time}`),
  lastUsedAt: (time: string) => localized(`最近登录 ${time}`, `Last sign-in ${time}`),
  neverUsed: localized('没有用它登录过', 'Never used to sign in'),
  unbind: localized('解除绑定', 'Unbind'),
  unbindNamed: (name: string) => localized(`解除绑定 ${name}`, `Unbind ${name}`),
  onlyWay: {
    own: localized('还没有密码，不能解除绑定', 'Nothing can be unbound without a password'),
    other: localized('该用户还没有密码', 'The account has no password yet'),
  },
  onlyWayContent: {
    other: localized(
      '第三方登录是该用户唯一的登录方式。解除前请先重设密码并告诉本人。',
      'This is its only way to sign in. Set a password and tell the person before you unbind it.',
    ),
    own: localized(
      '您的账号由第三方登录创建，它是唯一的登录方式。请先在登录页通过“忘记密码”设置密码，或请管理员重置密码。',
      'Your account was made by a third party, which is the only way to sign in. Set a password by “Forgot password” on the sign-in page, or ask an administrator for one.',
    ),
  },
  failed: localized('操作没有完成', 'This was not done'),
  unread: localized('读取失败', 'This could not be read'),
  retry: localized('重试', 'Try again'),
  question: {
    other: (provider: string, name: string) =>
      localized(
        `解除后，不能再用${provider}的“${name}”登录该用户。`,
        `After this “${name}” of ${provider} no longer signs in to the account.`,
      ),
    own: (provider: string, name: string) =>
      localized(
        `解除后，不能再用${provider}的“${name}”登录本账号。请输入当前密码。`,
        `After this “${name}” of ${provider} no longer signs in to your account. Enter your current password.`,
      ),
  },
  password: localized('当前密码', 'Current password'),
  cancel: localized('取消', 'Cancel'),
} as const;
