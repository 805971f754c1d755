import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const sourceMessages = {
  json: localized('每行输出一个 JSON 对象，供程序读取', 'print one JSON object a line, for programs'),
  csv: localized('读取 CSV 文件（RFC 4180）；- 表示标准输入', 'read a CSV file (RFC 4180); - is standard input'),
  column: localized('CSV 中要检查的列名', 'the column of the CSV file that is checked, by its name'),
  encoding: localized(
    '输入的编码：utf-8、gb18030、gbk 等；默认按内容判断 UTF-8、UTF-16 或 GB18030',
    'encoding of the input: utf-8, gb18030, gbk and others; by default UTF-8, UTF-16 or GB18030 by its content',
  ),
  all: localized(
    'CSV 中正确的行也输出（默认只输出有误的行）',
    'print the right rows of a CSV file too (by default only the wrong ones)',
  ),
  right: localized('正确', 'right'),
  checked: (count: number, wrong: number) =>
    localized(`共检查 ${count} 行，有误 ${wrong} 行`, `${count} rows checked, ${wrong} wrong`),
  exitCodes: localized(
    '退出码：0 全部正确，1 有值不正确，2 用法错误。',
    'Exit codes: 0 all good, 1 something is wrong, 2 wrong usage.',
  ),
  nothingGiven: localized(
    '没有要检查的内容：请写在命令后面，或从标准输入传入，每行一个',
    'There is nothing to check: put it behind the command, or send it to standard input, one a line',
  ),
  valuesBesideCsv: localized('--csv 不能与直接给出的值同时使用', '--csv cannot be used together with values'),
  columnNeeded: localized('请用 --column 指出要检查的列', 'Say with --column which column is to be checked'),
  csvNeeded: localized('--column 和 --all 只能与 --csv 一起使用', '--column and --all are used together with --csv'),
  noColumn: (name: string, known: string) =>
    localized(`文件中没有“${name}”列，现有的列：${known}`, `The file has no column “${name}”; it has: ${known}`),
  columnTwice: (name: string) => localized(`文件中有多个“${name}”列`, `The file has more than one column “${name}”`),
  emptyFile: localized(
    '文件是空的，第一行应为列名',
    'The file is empty; its first line holds the names of the columns',
  ),
  unknownEncoding: (name: string) =>
    localized(
      `不支持的编码“${name}”，可用 utf-8、gb18030、gbk、big5 等`,
      `There is no encoding “${name}”: use utf-8, gb18030, gbk, big5 or another one`,
    ),
  notOfEncoding: (encoding: string) =>
    localized(
      `内容不是 ${encoding} 编码，请用 --encoding 指出，例如 --encoding gb18030`,
      `The content is not in ${encoding}: say with --encoding what it is in, such as --encoding gb18030`,
    ),
  unreadable: (problem: LocalizedText) =>
    localized(`无法读取：${problem['zh-CN']}`, `It cannot be read: ${problem['en-US']}`),
  endlessLine: (row: number) =>
    localized(
      `第 ${row} 行超过 1048576 个字符，未继续读取`,
      `Line ${row} has more than 1048576 characters; no more was read`,
    ),
  unclosedQuote: (row: number) =>
    localized(
      `第 ${row} 行的引号没有闭合，其后的内容未检查`,
      `The quote in row ${row} is not closed; nothing after it was checked`,
    ),
  afterQuote: (row: number) =>
    localized(
      `第 ${row} 行的引号后面还有内容，值里的引号应写成两个，其后的内容未检查`,
      `In row ${row} something follows a quote: a quote inside a value is written twice. Nothing after it was checked`,
    ),
} as const;
