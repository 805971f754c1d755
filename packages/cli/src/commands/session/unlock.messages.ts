import { localized } from '@evergreen/core/kernel';

export const unlockMessages = {
  description: localized('解除某个账号登录失败后的限制', 'let an account sign in again after failed tries'),
  username: localized('用户账号，例如 zhangwei', 'username, such as zhangwei'),
  unknown: (username: string) =>
    localized(
      `没有账号“${username}”，用 evergreen list user 查看`,
      `There is no account "${username}": evergreen list user shows those that there are`,
    ),
  done: localized('已解除登录限制', 'Unlocked'),
  examples: localized('  evergreen unlock zhangwei', '  evergreen unlock zhangwei'),
} as const;
