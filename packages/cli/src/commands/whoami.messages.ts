import { text } from '@evergreen/core/kernel';

export const whoamiMessages = {
  description: text('显示当前登录的账号', 'show who is signed in'),
  answer: (realname: string, username: string, address: string) =>
    text(`${realname}（${username}），${address}`, `${realname} (${username}) at ${address}`),
  examples: text('  evergreen whoami\n  evergreen whoami --json', '  evergreen whoami\n  evergreen whoami --json'),
} as const;
