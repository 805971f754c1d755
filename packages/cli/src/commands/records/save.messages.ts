import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const saveMessages = {
  describeAdd: localized('新增记录', 'add a record'),
  describeEdit: localized('修改一条记录，没有写出的字段不变', 'change a record; fields that are not named stay'),
  set: localized(
    '字段的值，例如 title=健康讲座；空值清空',
    'value of a field, such as title=Talk; an empty one empties it',
  ),
  version: localized('只在记录仍是这一版时修改', 'only if the record still has this version'),
  yes: localized('即使有人会失去权限也保存', 'save although people lose permissions by it'),
  needsYes: localized(
    '有人会失去权限，没有保存；确认请加 --yes',
    'People lose permissions by this; nothing was saved. Add --yes to confirm',
  ),
  dryRun: localized('只检查，不保存', 'only check, save nothing'),
  unknownField: (pair: string, known: string) =>
    localized(
      `--set ${pair} 不正确，应为“字段=值”，可用的字段：${known}`,
      `--set ${pair} is wrong: write field=value, with one of the fields ${known}`,
    ),
  notOffered: (title: LocalizedText) =>
    localized(`“${title['zh-CN']}”不提供这个操作`, `“${title['en-US']}” does not offer this`),
  notPermitted: (label: LocalizedText) =>
    localized(
      `您没有填写“${label['zh-CN']}”的权限，没有保存`,
      `You lack the right to write “${label['en-US']}”; nothing was saved`,
    ),
  unreadable: (line: number) =>
    localized(
      `标准输入第 ${line} 行不是 JSON 对象，没有保存任何记录`,
      `Line ${line} of standard input is no JSON object; nothing was saved`,
    ),
  nothingToDo: localized(
    '没有给出字段：用 --set 字段=值，或从标准输入给出 JSON 对象',
    'No fields were given: use --set field=value, or a JSON object on standard input',
  ),
  overtaken: (version: string) =>
    localized(`记录已是第 ${version} 版，没有修改`, `The record has version ${version} by now; nothing was changed`),
  conflicting: (labels: LocalizedText) =>
    localized(
      `他人刚刚也修改了：${labels['zh-CN']}；没有保存，请核对后重试`,
      `Somebody else changed as well: ${labels['en-US']}. Nothing was saved; look at it and try again`,
    ),
  wrong: (label: LocalizedText, error: LocalizedText) =>
    localized(`${label['zh-CN']}：${error['zh-CN']}`, `${label['en-US']}: ${error['en-US']}`),
  possible: localized('检查通过，没有保存', 'Everything is right; nothing was saved'),
  examplesAdd: localized(
    [
      '  evergreen add activityType --set name=书画 --set code=ART2',
      `  echo '{"name":"书画","code":"ART2"}' | evergreen add activityType --json`,
      '  evergreen add activityType --set name=书画 --dry-run',
    ].join('\n'),
    [
      '  evergreen add activityType --set name=Painting --set code=ART2',
      `  echo '{"name":"Painting","code":"ART2"}' | evergreen add activityType --json`,
      '  evergreen add activityType --set name=Painting --dry-run',
    ].join('\n'),
  ),
  examplesEdit: localized(
    [
      '  evergreen edit activityType 3f2c… --set remark=每周二',
      '  evergreen edit activityType 3f2c… --set remark= --if-version 4',
    ].join('\n'),
    [
      '  evergreen edit activityType 3f2c… --set remark=Tuesdays',
      '  evergreen edit activityType 3f2c… --set remark= --if-version 4',
    ].join('\n'),
  ),
} as const;
