import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { CronField } from './cron.types.ts';

const FIELD_WORDS: Readonly<Record<CronField, LocalizedText>> = {
  second: localized('秒', 'seconds'),
  minute: localized('分', 'minutes'),
  hour: localized('时', 'hours'),
  day: localized('日', 'days'),
  month: localized('月', 'months'),
  weekday: localized('周', 'weekdays'),
  year: localized('年', 'years'),
};

const inField = (field: CronField, chinese: string, english: string) =>
  localized(`“${FIELD_WORDS[field]['zh-CN']}”${chinese}`, `In the ${FIELD_WORDS[field]['en-US']}, ${english}`);

const MISPLACED: Readonly<Record<string, readonly [string, string]>> = {
  '*': ['中的“*”不能和其他内容连写', '“*” cannot be joined to something else'],
  '?': [
    '中不能用“?”：它只能单独写在“日”或“周”里',
    '“?” does not belong here: it stands alone, in the days or the weekdays',
  ],
  L: [
    '中的“L”位置不对：在“日”里写 L、L-3 或 LW，在“周”里写 L 或 6L',
    '“L” does not belong here: write L, L-3 or LW in the days, L or 6L in the weekdays',
  ],
  W: [
    '中的“W”位置不对：它只能跟在“日”的单个数字后面，如 15W',
    '“W” does not belong here: it follows a single day, as in 15W',
  ],
  '#': [
    '中的“#”位置不对：它只能跟在“周”的单个数字后面，如 6#3',
    '“#” does not belong here: it follows a single weekday, as in 6#3',
  ],
  '/': [
    '中的“/”位置不对：它只能跟在 *、数字或范围后面，如 0/5',
    '“/” does not belong here: it follows *, a number or a range, as in 0/5',
  ],
};

/** Parse errors with their corrections. */
export const cronMessages = {
  field: (field: CronField) => FIELD_WORDS[field],
  empty: localized('请输入 Cron 表达式', 'Enter a cron expression'),
  tooLong: (longest: number, length: number) =>
    localized(
      `Cron 表达式最多 ${longest} 个字符，这里有 ${length} 个。重复的值可以删去，连续的值可以写成范围，如 0-59`,
      `A cron expression has at most ${longest} characters; this has ${length}. Remove repeated values, and write neighbouring ones as a range, as in 0-59`,
    ),
  fieldCount: (count: number) =>
    localized(
      `Cron 表达式应有 5 到 7 段（秒 分 时 日 月 周 年），这里有 ${count} 段`,
      `A cron expression has 5 to 7 fields (second minute hour day month weekday year); this has ${count}`,
    ),
  macro: (word: string) =>
    localized(
      `没有“${word}”这个简写，可用 @yearly、@monthly、@weekly、@daily、@hourly`,
      `There is no “${word}”. Use @yearly, @monthly, @weekly, @daily or @hourly`,
    ),
  character: (field: CronField, found: string) => inField(field, `中不能出现“${found}”`, `“${found}” has no meaning`),
  fullWidth: (field: CronField, found: string, half: string) =>
    half === ' '
      ? inField(field, '中有全角空格，请改用半角空格', 'there is a full-width blank; use an ordinary one')
      : inField(
          field,
          `中的“${found}”是全角字符，请改用半角“${half}”`,
          `“${found}” is a full-width character; type “${half}”`,
        ),
  wideBlank: localized(
    '各段之间有全角空格，请改用半角空格',
    'There is a full-width blank between the fields; use an ordinary one',
  ),
  missing: (field: CronField) => inField(field, '这里缺少一个值', 'a value is missing here'),
  name: (field: CronField, word: string) => {
    if (field === 'month')
      return inField(
        field,
        `中没有“${word}”，请写 1 到 12 或 JAN 到 DEC`,
        `“${word}” is unknown; write 1 to 12 or JAN to DEC`,
      );
    if (field === 'weekday')
      return inField(
        field,
        `中没有“${word}”，请写数字或 SUN 到 SAT`,
        `“${word}” is unknown; write a number or SUN to SAT`,
      );
    return inField(field, `中不能写“${word}”，请写数字`, `“${word}” is unknown; write a number`);
  },
  range: (field: CronField, found: string, least: number, most: number) =>
    inField(
      field,
      `中的 ${found} 超出范围，应为 ${least} 到 ${most}`,
      `${found} is out of range; it goes from ${least} to ${most}`,
    ),
  weekdayRange: (found: string) =>
    inField(
      'weekday',
      `中的 ${found} 超出范围，应为 1 到 7（1 是星期日，7 是星期六）`,
      `${found} is out of range; it goes from 1 (Sunday) to 7 (Saturday)`,
    ),
  unixWeekday: (sentence: LocalizedText, named: string) =>
    localized(
      `${sentence['zh-CN']}。按 unix 编号应写成 ${named}`,
      `${sentence['en-US']}. By unix numbers write ${named}`,
    ),
  weekdayNumbering: (written: string, read: string, corrected: string) =>
    localized(
      `“周”的 ${written} 按 Quartz 编号（1 是星期日）读作 ${read}。如按 unix 编号（1 是星期一），请写 ${corrected}`,
      `The weekdays ${written} are read by Quartz numbers (1 is Sunday) as ${read}. For unix numbers (1 is Monday) write ${corrected}`,
    ),
  step: (field: CronField, found: string, most: number) =>
    inField(field, `的间隔应为 1 到 ${most}，不能是 ${found}`, `a step goes from 1 to ${most}, and cannot be ${found}`),
  misplaced: (field: CronField, mark: string) => {
    const [chinese, english] = MISPLACED[mark.toUpperCase()] ?? [`中不能出现“${mark}”`, `“${mark}” has no meaning`];
    return inField(field, chinese, english);
  },
  alone: (field: CronField) => inField(field, '中的“?”必须单独使用', '“?” has to stand alone'),
  yearOrder: localized('“年”的范围应从小到大', 'In the years, a range goes from the earlier year to the later one'),
  dayAndWeekday: (mended: string) =>
    localized(
      `“日”和“周”必须有且只有一个是“?”，可改为：${mended}`,
      `Exactly one of days and weekdays has to be “?”. Write: ${mended}`,
    ),
};
