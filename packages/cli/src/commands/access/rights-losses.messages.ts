import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const lossQuestionMessages = {
  losers: (people: number) =>
    localized(`${people} 人会失去权限：`, `${people} ${people === 1 ? 'person loses' : 'people lose'} permissions:`),
  loser: (name: string, username: string, lost: readonly string[]) =>
    localized(`  ${name}（${username}）：${lost.join('、')}`, `  ${name} (${username}): ${lost.join(', ')}`),
  others: (count: number) =>
    localized(`  另有 ${count} 人不在您的查看范围内或未列出`, `  ${count} more, out of your reach or not listed`),
  nobody: localized('没有人会失去权限', 'Nobody loses permissions'),
  unknown: (reason: LocalizedText) =>
    localized(
      `无法得知哪些人会失去权限：${reason['zh-CN']}`,
      `Who loses permissions could not be read: ${reason['en-US']}`,
    ),
} as const;
