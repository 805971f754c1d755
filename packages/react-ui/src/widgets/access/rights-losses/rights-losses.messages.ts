import { localized } from '@evergreen/core/kernel';

export const rightsLossesMessages = {
  losers: (people: number) =>
    localized(`${people} 人会失去权限：`, `${people} ${people === 1 ? 'person loses' : 'people lose'} permissions:`),
  loser: (name: string, username: string) => localized(`${name}（${username}）`, `${name} (${username})`),
  /** After the first of them. */
  morePermissions: (count: number) => localized(` 等 ${count} 项`, ` and others, ${count} in all`),
  all: (count: number) => localized(`显示全部 ${count} 人`, `Show all ${count}`),
  others: (count: number) =>
    localized(`另有 ${count} 人不在您的查看范围内或未列出`, `${count} more, out of your reach or not listed`),
  unknown: localized('无法得知哪些人会失去权限', 'Who loses permissions could not be read'),
} as const;
