import { localized } from '@evergreen/core/kernel';

export const queryMessages = {
  description: localized('按高级查询的条件筛选 CSV 或 JSON 文件中的行', 'filter the rows of a CSV or JSON file'),
  file: localized('CSV 或 JSON 文件；- 表示标准输入', 'CSV or JSON file; - is standard input'),
  where: localized(
    '条件：“列 规则 值”，也可以是 superQueryParams 的 JSON 或列表页的地址；可给出多个',
    'condition: "column rule value", or the JSON of superQueryParams, or the address of a list; several may be given',
  ),
  match: localized('and：全部满足（默认）；or：满足任意一个', 'and: all must hold (the default); or: any may hold'),
  resource: localized(
    '按这个业务资源的字段类型比较，列名可以是字段名或标题',
    'compare by the field types of this resource; columns are named by key or title',
  ),
  format: localized(
    '输入的格式：csv 或 json，默认看文件名',
    'format of the input: csv or json, by the name if left out',
  ),
  json: localized('每行输出一个 JSON 对象', 'print one JSON object a line'),
  count: localized('只输出符合条件的行数', 'print the number of matching rows only'),
  words: localized('用文字说出条件，不读取文件', 'say the query in words, without reading a file'),
  fileNeeded: localized('请指出要筛选的文件', 'Name the file to filter'),
  whereNeeded: localized('请用 --where 给出条件', 'Give a condition with --where'),
  unreadableWhere: (text: string) =>
    localized(
      `--where ${text} 不正确，应为“列 规则 值”，例如 "quota >= 10"、"title like 讲座"、"contact empty"`,
      `--where ${text} is wrong: write "column rule value", such as "quota >= 10", "title like walk", "contact empty"`,
    ),
  wrongMatch: (text: string) =>
    localized(`--match ${text} 不正确，应为 and 或 or`, `--match ${text} is wrong: it is and or or`),
  wrongFormat: (text: string) =>
    localized(`--format ${text} 不正确，应为 csv 或 json`, `--format ${text} is wrong: it is csv or json`),
  notAnObject: (row: number) =>
    localized(
      `第 ${row} 项不是完整的 JSON 对象，其后的内容未读取`,
      `Item ${row} is not a whole JSON object; nothing after it was read`,
    ),
  examples: localized(
    [
      '  evergreen query --where "quota >= 10" --where "title like 讲座" activities.csv',
      '  evergreen query --where "status in 1,2" --match or --where "contact empty" rows.json --count',
      '  evergreen query --resource activity --where \'[{"field":"startTime","rule":"ge","val":"2026-12-01"}]\' rows.json',
      '  evergreen list activity --all --json | evergreen query --resource activity --where "quota >= 10" --format json -',
    ].join('\n'),
    [
      '  evergreen query --where "quota >= 10" --where "title like walk" activities.csv',
      '  evergreen query --where "status in 1,2" --match or --where "contact empty" rows.json --count',
      '  evergreen query --resource activity --where \'[{"field":"startTime","rule":"ge","val":"2026-12-01"}]\' rows.json',
      '  evergreen list activity --all --json | evergreen query --resource activity --where "quota >= 10" --format json -',
    ].join('\n'),
  ),
} as const;
