import { ADMINISTRATOR, userSeeds } from '../db/seed/organisation.seed.ts';
import { roleSeeds } from '../db/seed/roles.seed.ts';
import type { RunningServer } from './start-server.ts';
import { startMessages } from './start.messages.ts';

/** The machine-readable line. */
export function jsonAnnouncement({ url, username, password }: RunningServer, milliseconds: number): string {
  return `${JSON.stringify({ url, username, password, ms: milliseconds })}\n`;
}

/** The human-readable start message. */
export function announcement({ url, username, password }: RunningServer, milliseconds: number): string {
  const { address, administrator, forgotten, howToStop, otherAccounts, shownOnce } = startMessages;
  const ready = startMessages.serving((milliseconds / 1000).toFixed(1));
  const line = (label: typeof address, value: string) => `  ${label['zh-CN']} ${label['en-US']}: ${value}`;
  return [
    '',
    `${ready['zh-CN']} · ${ready['en-US']}`,
    line(address, url),
    line(administrator, username),
    ...(password === null
      ? [`  ${forgotten['zh-CN']}`, `  ${forgotten['en-US']}`]
      : [
          line(otherAccounts, roleAccounts()),
          line(startMessages.password, password),
          `  （${shownOnce['zh-CN']} · ${shownOnce['en-US']}）`,
        ]),
    `  ${howToStop['zh-CN']} · ${howToStop['en-US']}`,
    '',
    '',
  ].join('\n');
}

/** The first seeded account of each role but the administrator's, as 'clerk 活动专员'. */
function roleAccounts(): string {
  return roleSeeds
    .flatMap(({ code, name }) => {
      const account = userSeeds.find(({ username, roles }) => username !== ADMINISTRATOR && roles.includes(code));
      return account === undefined ? [] : [`${account.username} ${name}`];
    })
    .join('，');
}
