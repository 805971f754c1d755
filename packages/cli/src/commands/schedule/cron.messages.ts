import { localized } from '@evergreen/core/kernel';

const examples = (...lines: readonly string[]) => localized(lines.join('\n'), lines.join('\n'));

export const cronCommandMessages = {
  description: localized(
    '检查、解释和计算 Cron 表达式',
    'check cron expressions, say what they mean and when they fire',
  ),
  parse: localized('检查表达式并写成完整的七段', 'check expressions and write them in seven fields'),
  explain: localized('用文字说明表达式何时执行', 'say in words when expressions fire'),
  next: localized('列出之后的执行时间', 'list when expressions fire next'),
  previous: localized('列出之前的执行时间', 'list when expressions fired before'),
  validate: localized('检查表达式是否正确', 'say whether expressions are right'),
  count: localized('统计一段时间内的执行次数', 'count how many times expressions fire in a range of time'),
  expression: localized(
    'Cron 表达式，要加引号；不写则从标准输入读取，每行一个',
    'cron expressions, each in quotes; without any they are read from standard input, one a line',
  ),
  dialect: localized(
    '写法：quartz（默认，1 是星期日）或 unix（0 是星期日）',
    'numbering: quartz (the default, 1 is Sunday) or unix (0 is Sunday)',
  ),
  orDialect: localized('，或加 --dialect unix', ', or add --dialect unix'),
  unixWeekdays: (weekdays: string, quartz: string) =>
    localized(
      `按 unix 编号读作 ${weekdays}，Quartz 的写法是 ${quartz}`,
      `Read by unix numbers as ${weekdays}; Quartz writes ${quartz}`,
    ),
  unixEither: (days: string, weekdays: string) =>
    localized(
      `按 unix 编号读作 ${days} 日或 ${weekdays}。Quartz 不能写“日”或“周”任一：请分成两个表达式`,
      `Read by unix numbers as days ${days} or weekdays ${weekdays}. Quartz has no text for one or the other: write two expressions`,
    ),
  zone: localized(
    '时区，例如 Europe/London（默认 Asia/Shanghai）',
    'time zone, such as Europe/London (by default Asia/Shanghai)',
  ),
  from: localized(
    '起点，例如 2026-01-16 09:00、2026-01-16T09:00:00+08:00 或毫秒数（默认现在）',
    'beginning, such as 2026-01-16 09:00, 2026-01-16T09:00:00+08:00 or epoch milliseconds (by default now)',
  ),
  to: localized(
    '终点，写法同 --from，不含在内（默认起点之后 365 天）',
    'end, written like --from and not included (by default 365 days after the beginning)',
  ),
  howMany: localized('每个表达式列出几次（默认 1）', 'how many times are listed for each expression (by default 1)'),
  daylightSaving: localized(
    '夏令时：default（默认）不漏也不重复，quartz 跳过不存在的时间',
    'changes of clocks: default neither drops nor doubles a fixed time, quartz drops times that do not exist',
  ),
  exitCodes: localized(
    '退出码：0 全部正确，1 有表达式不正确或不再执行，2 用法错误。',
    'Exit codes: 0 all good, 1 an expression is wrong or never fires again, 2 wrong usage.',
  ),
  right: localized('正确', 'right'),
  never: localized('永远不会执行', 'it never fires'),
  noNext: (shown: string) => localized(`${shown}之后不再执行`, `It does not fire after ${shown}`),
  noPrevious: (shown: string) => localized(`${shown}之前没有执行过`, `It did not fire before ${shown}`),
  position: (character: number) => localized(`第 ${character} 个字符：`, `Character ${character}: `),
  line: (row: number) => localized(`第 ${row} 行`, `Line ${row}`),
  about: (expression: string) => localized(`“${expression}”`, `“${expression}”`),
  quotesNeeded: (expression: string) =>
    localized(
      `表达式要加引号，例如 evergreen cron next "${expression}"`,
      `Put the expression in quotes: evergreen cron next "${expression}"`,
    ),
  unknownZone: (zone: string) =>
    localized(
      `没有时区“${zone}”，应形如 Asia/Shanghai`,
      `There is no time zone “${zone}”; one looks like Asia/Shanghai`,
    ),
  wrongCount: (value: string) =>
    localized(`--count ${value} 不正确，应为从 1 开始的整数`, `--count ${value} is wrong: it is a whole number from 1`),
  wrongInstant: (option: string, value: string) =>
    localized(
      `${option} ${value} 不正确，应形如 2026-01-16 09:00:00，年份 1970 到 2199`,
      `${option} ${value} is wrong: it looks like 2026-01-16 09:00:00, in the years 1970 to 2199`,
    ),
  endsBeforeItBegins: localized('--to 早于 --from', '--to is before --from'),
  examples: examples('  evergreen cron explain "0 0 9 ? * MON-FRI"', '  evergreen cron next "0 30 8 L * ?" --count 5'),
  parseExamples: examples(
    '  evergreen cron parse "@daily"',
    '  evergreen cron parse "*/5 * * * *" --dialect unix --json',
  ),
  explainExamples: examples(
    '  evergreen cron explain "0 0 9 ? * MON-FRI"',
    '  evergreen cron explain --lang en-US < expressions.txt',
  ),
  nextExamples: examples(
    '  evergreen cron next "0 30 8 L * ?" --count 5',
    '  evergreen cron next "0 30 2 * * ?" --zone Europe/London --from 2026-03-28 --json',
  ),
  previousExamples: examples(
    '  evergreen cron previous "0 0 0 1 1 ?"',
    '  evergreen cron previous "0 0 12 ? * 6#3" --from "2026-01-16 09:00" --count 3',
  ),
  validateExamples: examples(
    '  evergreen cron validate "0 0 25 * * ?"',
    '  evergreen cron validate --json < expressions.txt',
  ),
  countExamples: examples(
    '  evergreen cron count "0 */5 * * * ?"',
    '  evergreen cron count "0 0 9 ? * MON-FRI" --from 2026-01-01 --to 2027-01-01',
  ),
} as const;
