import { localized } from '@evergreen/core/kernel';

export const logoutMessages = {
  description: localized('注销登录', 'sign out'),
  signedOut: (address: string) => localized(`已退出 ${address}`, `Signed out of ${address}`),
  onlyHere: localized(
    '本机已退出，但服务器没有确认：令牌到期前仍然有效',
    'Signed out on this machine; the server did not confirm it, so the token stays valid until it expires',
  ),
  examples: localized('  evergreen logout', '  evergreen logout'),
} as const;
