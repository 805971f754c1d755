import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const deleteMessages = {
  description: localized('删除记录，全部成功或全部不删除', 'delete records, all of them or none'),
  dryRun: localized('只列出将被删除的记录', 'only list what would be deleted'),
  yes: localized('确认删除', 'confirm the deletion'),
  needsYes: (count: number) =>
    localized(`将删除 ${count} 条记录，请加 --yes 确认`, `${count} would be deleted. Add --yes to confirm`),
  losers: (people: number) =>
    localized(`${people} 人会失去权限：`, `${people} ${people === 1 ? 'person loses' : 'people lose'} permissions:`),
  loser: (name: string, username: string, lost: readonly string[]) =>
    localized(`  ${name}（${username}）：${lost.join('、')}`, `  ${name} (${username}): ${lost.join(', ')}`),
  otherLosers: (count: number) =>
    localized(`  另有 ${count} 人不在您的查看范围内或未列出`, `  ${count} more, out of your reach or not listed`),
  noLosses: localized('没有人会失去权限', 'Nobody loses permissions'),
  lossesUnknown: (reason: LocalizedText) =>
    localized(
      `无法得知哪些人会失去权限：${reason['zh-CN']}`,
      `Who loses permissions could not be read: ${reason['en-US']}`,
    ),
  examples: localized(
    [
      '  evergreen delete activityType 3f2c… --yes',
      '  evergreen list topic --search status=0 --json | jq -r .id | evergreen delete topic --dry-run',
    ].join('\n'),
    [
      '  evergreen delete activityType 3f2c… --yes',
      '  evergreen list topic --search status=0 --json | jq -r .id | evergreen delete topic --dry-run',
    ].join('\n'),
  ),
} as const;
