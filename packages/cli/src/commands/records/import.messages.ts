import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const importCommandMessages = {
  description: localized(
    '从 Excel 文件导入记录，全部写入或全部不写入',
    'import records from an Excel file, all of them or none',
  ),
  file: localized(
    '.xlsx 或 .xls 文件，列名可以在标题下面',
    'an .xlsx or .xls file; its headings may stand below a title',
  ),
  map: localized(
    '某列对应的字段，例如 名字=name；“名字=”忽略该列；默认按列名对应',
    'the field of a column, such as Title=name; "Title=" passes over it; by default columns are found by name',
  ),
  match: localized(
    '按此字段查找已有数据，例如 code；“--match ""”全部新增；默认按该业务的编号字段',
    'find stored rows by this field, such as code; --match "" adds every row; by default by what the list is numbered by',
  ),
  write: localized(
    '写入哪些行：both（新增和修改，默认）、added（只新增）或 changed（只修改）',
    'which rows are written: both (by default), added or changed',
  ),
  wrongMatch: (field: string, known: string) =>
    localized(`--match ${field} 不正确，可用的字段：${known}`, `--match ${field} is wrong; fields are ${known}`),
  wrongWrite: (rows: string, known: string) =>
    localized(`--write ${rows} 不正确，应为 ${known} 之一`, `--write ${rows} is wrong: it is one of ${known}`),
  noMatchColumn: (field: string) =>
    localized(
      `文件中没有一列是 ${field}，不能按它查找已有数据`,
      `No column of the file is ${field}, so no stored row can be found by it`,
    ),
  noMatch: (rows: string) =>
    localized(
      `文件中没有一列可用来查找已有数据，不能用 --write ${rows}`,
      `No column of the file finds stored rows, so --write ${rows} cannot be`,
    ),
  dryRun: localized('只检查每一行，不写入', 'only try every row, write nothing'),
  yes: localized('确认写入', 'confirm the writing'),
  needsYes: localized(
    '导入会写入数据，请加 --yes 确认，或先用 --dry-run 检查',
    'An import writes records. Add --yes to confirm, or try it with --dry-run',
  ),
  wrongMap: (pair: string, known: string) =>
    localized(
      `--map ${pair} 不正确，应为“列名=字段”，可用的字段：${known}`,
      `--map ${pair} is wrong: write column=field, with one of the fields ${known}`,
    ),
  noHeading: (heading: string, known: string) =>
    localized(`文件中没有“${heading}”列，现有的列：${known}`, `The file has no column “${heading}”; it has: ${known}`),
  headingsIn: (row: number) => localized(`列名在第 ${row} 行`, `The headings are in row ${row}`),
  ignored: (headings: string) => localized(`未导入的列：${headings}`, `Columns that are not imported: ${headings}`),
  possible: (rows: number) =>
    localized(`${rows} 行都可以导入；没有写入任何数据`, `All ${rows} rows can be imported; nothing was written`),
  refused: (wrong: number, total: number) =>
    localized(
      `${total} 行中有 ${wrong} 行有错误，没有写入任何数据`,
      `${wrong} of ${total} rows have errors; nothing was written`,
    ),
  wrongRow: (row: number, label: LocalizedText | null, reason: string) =>
    label === null
      ? localized(`第 ${row} 行：${reason}`, `Row ${row}: ${reason}`)
      : localized(`第 ${row} 行 ${label['zh-CN']}：${reason}`, `Row ${row}, ${label['en-US']}: ${reason}`),
  moreRows: (rows: number) =>
    localized(`另有 ${rows} 行有错误，未列出`, `${rows} more rows have errors and are not listed`),
  overtaken: localized(
    '写入时数据有变化，没有写入任何数据，请重试',
    'Something changed meanwhile; nothing was written. Try again',
  ),
  examples: localized(
    [
      '  evergreen import activityType types.xlsx --dry-run',
      '  evergreen import activityType types.xlsx --yes',
      '  evergreen import activityType types.xls --map 名字=name 备忘= --yes --json',
    ].join('\n'),
    [
      '  evergreen import activityType types.xlsx --dry-run',
      '  evergreen import activityType types.xlsx --yes',
      '  evergreen import activityType types.xls --map Title=name Memo= --yes --json',
    ].join('\n'),
  ),
} as const;
