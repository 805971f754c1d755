import { localized } from '@evergreen/core/kernel';

export const deleteMessages = {
  description: localized('删除记录，全部成功或全部不删除', 'delete records, all of them or none'),
  dryRun: localized('只列出将被删除的记录', 'only list what would be deleted'),
  yes: localized('确认删除', 'confirm the deletion'),
  needsYes: (count: number) =>
    localized(`将删除 ${count} 条记录，请加 --yes 确认`, `${count} would be deleted. Add --yes to confirm`),
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
