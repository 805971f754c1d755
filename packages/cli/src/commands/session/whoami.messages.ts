import { localized } from '@evergreen/core/kernel';

export const whoamiMessages = {
  description: localized('显示当前登录的账号', 'show who is signed in'),
  answer: (realname: string, username: string, address: string) =>
    localized(`${realname}（${username}），${address}`, `${realname} (${username}) at ${address}`),
  examples: localized('  evergreen whoami\n  evergreen whoami --json', '  evergreen whoami\n  evergreen whoami --json'),
} as const;
