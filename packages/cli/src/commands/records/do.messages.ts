import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const doMessages = {
  description: localized('对记录执行一个操作，全部成功或全部不执行', 'do an action to records, to all of them or none'),
  action: localized('操作，例如 publish', 'action, such as publish'),
  ids: localized(
    '记录编号；不写则从标准输入读取，每行一个',
    'identifiers; from standard input, one a line, if left out',
  ),
  set: localized('操作所询问的内容，例如 reason=下雨', 'answer to a question of the action, such as reason=rain'),
  yes: localized('确认需要确认的操作', 'confirm an action that asks for it'),
  dryRun: localized('只判断能否执行，不改变任何数据', 'only decide whether it is possible, change nothing'),
  unknownAction: (resource: LocalizedText, action: string, known: string) =>
    localized(
      `“${resource['zh-CN']}”没有操作“${action}”，可用：${known}`,
      `“${resource['en-US']}” has no action “${action}”; there are: ${known}`,
    ),
  wrongAnswer: (pair: string, known: string) =>
    localized(
      `--set ${pair} 不正确，应为“名称=值”，可用的名称：${known}`,
      `--set ${pair} is wrong: write name=value, with one of the names ${known}`,
    ),
  noIdsWanted: localized(
    '这个操作针对整个列表，不要给出记录编号',
    'This action is on the list as a whole; give no identifiers',
  ),
  noIds: localized('没有给出记录编号', 'No identifier was given'),
  needsYes: (title: LocalizedText) =>
    localized(`${title['zh-CN']} 请加 --yes 确认`, `${title['en-US']} Add --yes to confirm`),
  refused: (name: string, reason: LocalizedText) =>
    localized(`${name}：${reason['zh-CN']}`, `${name}: ${reason['en-US']}`),
  possible: (count: number) =>
    localized(`可以执行，共 ${count} 项；没有改变任何数据`, `Possible for all ${count}; nothing was changed`),
  examples: localized(
    [
      '  evergreen do activity publish 3f2c… 9a1b…',
      '  evergreen list activity --search status=0 --json | jq -r .id | evergreen do activity publish --dry-run',
      '  evergreen do activity cancel 3f2c… --yes',
    ].join('\n'),
    [
      '  evergreen do activity publish 3f2c… 9a1b…',
      '  evergreen list activity --search status=0 --json | jq -r .id | evergreen do activity publish --dry-run',
      '  evergreen do activity cancel 3f2c… --yes',
    ].join('\n'),
  ),
} as const;
