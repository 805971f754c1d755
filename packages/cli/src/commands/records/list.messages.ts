import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const listMessages = {
  description: localized('列出一个业务资源的记录', 'list the records of a resource'),
  resource: localized('业务资源，例如 activity', 'resource, such as activity'),
  page: localized('页码，从 1 开始', 'page, from 1'),
  size: localized('每页条数，1 到 100', 'rows a page, 1 to 100'),
  sort: localized('排序，例如 createTime:desc', 'order, such as createTime:desc'),
  search: localized('查询条件，例如 title=重阳', 'search, such as title=walk'),
  columns: localized(
    '要输出的列及其顺序，例如 title,status',
    'the columns to print, in this order, such as title,status',
  ),
  json: localized('每行输出一条记录的 JSON', 'print one JSON object a row, one a line'),
  csv: localized('输出 CSV，首行为列名', 'print CSV with the column titles in the first line'),
  all: localized('输出全部页，需要 --json 或 --csv', 'print every page; needs --json or --csv'),
  allNeedsFormat: localized('--all 需要同时给出 --json 或 --csv', '--all needs --json or --csv'),
  /** `shown` names the printed rows and the total. */
  partPrinted: (shown: LocalizedText) =>
    localized(
      `没有输出全部记录：${shown['zh-CN']}。加 --all 输出全部`,
      `These are not all rows: ${shown['en-US']}. Add --all to print them all`,
    ),
  oneFormat: localized('--json 与 --csv 只能给出一个', 'Give --json or --csv, not both'),
  unknownResource: (name: string, likely: string | null, known: string) =>
    localized(
      `没有业务资源“${name}”，${likely === null ? '' : `是否想用 ${likely}？`}可用：${known}`,
      `There is no resource “${name}”; ${likely === null ? '' : `did you mean ${likely}? `}there are: ${known}`,
    ),
  wrongPage: (value: string) =>
    localized(`--page ${value} 不正确，应为从 1 开始的整数`, `--page ${value} is wrong: it is a whole number from 1`),
  wrongSize: (value: string) =>
    localized(
      `--size ${value} 不正确，应为 1 到 100 的整数`,
      `--size ${value} is wrong: it is a whole number from 1 to 100`,
    ),
  wrongSort: (value: string, known: string) =>
    localized(
      `--sort ${value} 不正确，应为“列:asc”或“列:desc”，可用的列：${known}`,
      `--sort ${value} is wrong: write column:asc or column:desc, with one of the columns ${known}`,
    ),
  wrongColumns: (value: string, known: string) =>
    localized(
      `--columns ${value} 不正确，应为以逗号分隔的列，可用的列：${known}`,
      `--columns ${value} is wrong: write columns with commas between them, out of ${known}`,
    ),
  wrongSearch: (value: string, known: string) =>
    localized(
      `--search ${value} 不正确，应为“名称=值”，可用的名称：${known}`,
      `--search ${value} is wrong: write name=value, with one of the names ${known}`,
    ),
  wrongSearchValue: (value: string) =>
    localized(`--search ${value} 的值不正确`, `The value in --search ${value} is not one that this field can have`),
  leftOut: (count: number) =>
    localized(
      `另有 ${count} 列未显示，加宽终端或用 --json 查看`,
      `${count} more columns: widen the terminal or use --json`,
    ),
  examples: localized(
    [
      '  evergreen list activity',
      '  evergreen list activity --page 2 --size 20 --sort startTime:asc',
      '  evergreen list activity --search title=重阳 status=1 --json',
      '  evergreen list activity --where "quota >= 100" --columns title,quota',
      '  evergreen list activity --all --csv > activities.csv',
    ].join('\n'),
    [
      '  evergreen list activity',
      '  evergreen list activity --page 2 --size 20 --sort startTime:asc',
      '  evergreen list activity --search title=walk status=1 --json',
      '  evergreen list activity --where "quota >= 100" --columns title,quota',
      '  evergreen list activity --all --csv > activities.csv',
    ].join('\n'),
  ),
} as const;
