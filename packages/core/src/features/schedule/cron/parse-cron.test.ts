import { describe, expect, it } from 'vitest';
import { cron, meaningOf } from './cron.testing.ts';
import type { CronDialect } from './cron.types.ts';
import { CRON_FIELDS } from './field-limits.ts';
import { formatCron, parseCron } from './index.ts';

describe('meaning', () => {
  it.each([['0 0 0 * * ?'], ['0 0 0 * * ? *'], ['0 0 * * *'], ['@daily'], ['  0\t0  0 *\n* ?  '], ['0 0 0 ? * *']])(
    'CRON-05 parses %j as every day at midnight',
    (text) => {
      expect(cron(text)).toEqual({ ...cron('0 0 0 * * ? *'), text });
    },
  );

  it.each<readonly [string, Record<string, readonly number[]>]>([
    ['0 15 10 1,15 * ?', { second: [0], minute: [15], hour: [10], day: [1, 15] }],
    ['10-50/10 0 0 * * ?', { second: [10, 20, 30, 40, 50], minute: [0], hour: [0] }],
    ['57-4 0 0 * * ?', { second: [0, 1, 2, 3, 4, 57, 58, 59], minute: [0], hour: [0] }],
    ['0 57-4/2 0 * * ?', { second: [0], minute: [1, 3, 57, 59], hour: [0] }],
    ['0 0 22-2 * * ?', { second: [0], minute: [0], hour: [0, 1, 2, 22, 23] }],
    ['0 0 22-2/2 * * ?', { second: [0], minute: [0], hour: [0, 2, 22] }],
    ['0 0 0 25-5/3 * ?', { second: [0], minute: [0], hour: [0], day: [3, 25, 28, 31] }],
    ['0 0 0 1 NOV-feb ?', { second: [0], minute: [0], hour: [0], day: [1], month: [1, 2, 11, 12] }],
    ['0 0 0 ? * FRI-MON', { second: [0], minute: [0], hour: [0], weekday: [1, 2, 6, 7] }],
    ['0 0 0 ? * MON-FRI', { second: [0], minute: [0], hour: [0], weekday: [2, 3, 4, 5, 6] }],
    ['0 0/20 0 * * ?', { second: [0], minute: [0, 20, 40], hour: [0] }],
    ['0 5/20 0 * * ?', { second: [0], minute: [5, 25, 45], hour: [0] }],
    ['0 0/60 0 * * ?', { second: [0], minute: [0], hour: [0] }],
    ['0 0 */6 * * ?', { second: [0], minute: [0], hour: [0, 6, 12, 18] }],
    ['0 0 0 */10 * ?', { second: [0], minute: [0], hour: [0], day: [1, 11, 21, 31] }],
    ['0 0 0 1 0/3 ?', { second: [0], minute: [0], hour: [0], day: [1], month: [3, 6, 9, 12] }],
    ['0 0 0 1 MAR/4 ?', { second: [0], minute: [0], hour: [0], day: [1], month: [3, 7, 11] }],
    ['0 0 0 ? * 2/3', { second: [0], minute: [0], hour: [0], weekday: [2, 5] }],
    ['0 0 0 ? * 7/2', { second: [0], minute: [0], hour: [0], weekday: [7] }],
    ['0 0 0 ? * FRI/2', { second: [0], minute: [0], hour: [0], weekday: [6] }],
    ['0 0 0 ? * */5', { second: [0], minute: [0], hour: [0], weekday: [1, 6] }],
    ['0 0 0 ? * L', { second: [0], minute: [0], hour: [0], weekday: [7] }],
    ['0 0 0 L * ?', { second: [0], minute: [0], hour: [0], monthEnd: [0] }],
    ['0 0 0 l-3 * ?', { second: [0], minute: [0], hour: [0], monthEnd: [3] }],
    ['0 0 0 LW * ?', { second: [0], minute: [0], hour: [0], workdayBeforeEnd: [0] }],
    ['0 0 0 L-3W * ?', { second: [0], minute: [0], hour: [0], workdayBeforeEnd: [3] }],
    ['0 0 0 15W * ?', { second: [0], minute: [0], hour: [0], workday: [15] }],
    ['0 0 0 1,15W,L * ?', { second: [0], minute: [0], hour: [0], day: [1], workday: [15], monthEnd: [0] }],
    ['0 0 0 ? * 6L,FRIL,MONL', { second: [0], minute: [0], hour: [0], lastWeekday: [2, 6] }],
    ['0 0 0 ? * 6#3', { second: [0], minute: [0], hour: [0], nthWeekday3: [6] }],
    [
      '0 0 0 ? * FRI#1,SUN#5,TUE',
      { second: [0], minute: [0], hour: [0], weekday: [3], nthWeekday1: [6], nthWeekday5: [1] },
    ],
    ['0 0 0 1 1 ? 2030', { second: [0], minute: [0], hour: [0], day: [1], month: [1], year: [2030] }],
    [
      '0 0 0 1 1 ? 2030-2034/2,2199',
      { second: [0], minute: [0], hour: [0], day: [1], month: [1], year: [2030, 2032, 2034, 2199] },
    ],
    ['0 *,5 0 1 1 ? *,2030', { second: [0], hour: [0], day: [1], month: [1] }],
    ['0 0 0 1 1 ? 2190/4', { second: [0], minute: [0], hour: [0], day: [1], month: [1], year: [2190, 2194, 2198] }],
    ['08 09 07 03 02 ? 2030', { second: [8], minute: [9], hour: [7], day: [3], month: [2], year: [2030] }],
    ['15 10 * * 2', { second: [0], minute: [15], hour: [10], weekday: [2] }],
    ['15 10 3 * *', { second: [0], minute: [15], hour: [10], day: [3] }],
    ['@weekly', { second: [0], minute: [0], hour: [0], weekday: [1] }],
    ['@YEARLY', { second: [0], minute: [0], hour: [0], day: [1], month: [1] }],
    ['@hourly', { second: [0], minute: [0] }],
    ['@annually', { second: [0], minute: [0], hour: [0], day: [1], month: [1] }],
    [' @Midnight ', { second: [0], minute: [0], hour: [0] }],
    ['0\t5\n7\v9\f2\r?', { second: [0], minute: [5], hour: [7], day: [9], month: [2] }],
    ['0 0 0 1 1 ? 2030-2030', { second: [0], minute: [0], hour: [0], day: [1], month: [1], year: [2030] }],
    ['0 0 0 1 1 ? 1970/229', { second: [0], minute: [0], hour: [0], day: [1], month: [1], year: [1970, 2199] }],
  ])('CRON-05 parses %j', (text, expected) => {
    expect(meaningOf(cron(text))).toEqual(expected);
  });

  it.each<readonly [string, Record<string, readonly number[]>]>([
    ['0 9 * * 0', { second: [0], minute: [0], hour: [9], weekday: [1] }],
    ['0 9 * * 7', { second: [0], minute: [0], hour: [9], weekday: [1] }],
    ['0 9 * * 1-5', { second: [0], minute: [0], hour: [9], weekday: [2, 3, 4, 5, 6] }],
    ['0 9 * * 0-3', { second: [0], minute: [0], hour: [9], weekday: [1, 2, 3, 4] }],
    ['0 9 * * 1-7', { second: [0], minute: [0], hour: [9] }],
    ['0 9 * * 5-7', { second: [0], minute: [0], hour: [9], weekday: [1, 6, 7] }],
    ['0 9 * * 0-7', { second: [0], minute: [0], hour: [9] }],
    ['0 9 ? * *', { second: [0], minute: [0], hour: [9] }],
    ['0 9 * * MON,5#3,5L', { second: [0], minute: [0], hour: [9], weekday: [2], nthWeekday3: [6], lastWeekday: [6] }],
    ['0 9 13 * 5', { second: [0], minute: [0], hour: [9], day: [13], weekday: [6] }],
    ['30 0 9 * * *', { second: [30], minute: [0], hour: [9] }],
  ])('CRON-05 parses %j in the unix dialect', (text, expected) => {
    expect(meaningOf(cron(text, { dialect: 'unix' }))).toEqual(expected);
  });
});

it('CRON-05 keeps the original text', () => {
  expect(parseCron('0 */5 9 ? JAN-MAR 6#3,2L 2030')).toEqual({
    ok: true,
    value: {
      text: '0 */5 9 ? JAN-MAR 6#3,2L 2030',
      dialect: 'quartz',
      dayRule: 'weekday',
      fields: [
        [{ kind: 'value', from: 0, to: 0, step: 1 }],
        [{ kind: 'all', from: 0, to: 59, step: 5 }],
        [{ kind: 'value', from: 9, to: 9, step: 1 }],
        [{ kind: 'none', from: 0, to: 0, step: 1 }],
        [{ kind: 'range', from: 1, to: 3, step: 1 }],
        [
          { kind: 'nthWeekday', from: 6, to: 3, step: 1 },
          { kind: 'lastWeekday', from: 2, to: 2, step: 1 },
        ],
        [{ kind: 'value', from: 2030, to: 2030, step: 1 }],
      ],
    },
  });
});

describe('rejected text', () => {
  it.each([
    ['\u3000* * *', 'fullWidth', null, '\u3000', null],
    ['  0 0  0 1 * 2 ', 'dayAndWeekday', 'weekday', '2', '0 0 0 1 * ?'],
    ['0 0 0 ? * ?', 'dayAndWeekday', 'weekday', '?', '0 0 0 * * ?'],
  ])('CRON-06 reports the position of the error in %j', (text, kind, field, found, mended) => {
    const parsed = parseCron(text);
    if (parsed.ok) throw new Error(text);
    const { error } = parsed;
    expect([error.kind, error.field, text.slice(error.start, error.end), error.mended]).toEqual([
      kind,
      field,
      found,
      mended,
    ]);
  });

  it.each([
    ['0 9 * * FOO', 'name', 'FOO'],
    ['0 9 ? * ?', 'dayAndWeekday', '?'],
    ['0 9 * * 8', 'range', '8'],
  ])('CRON-06 rejects %j in the unix dialect', (text, kind, found) => {
    const parsed = parseCron(text, { dialect: 'unix' });
    if (parsed.ok) throw new Error(text);
    const { error } = parsed;
    expect([error.kind, text.slice(error.start, error.end)]).toEqual([kind, found]);
  });

  it.each<readonly [string, string, string | null, string, string]>([
    ['', 'empty', null, '', '请输入 Cron 表达式'],
    ['0 0 0 *', 'fieldCount', null, '0 0 0 *', 'Cron 表达式应有 5 到 7 段（秒 分 时 日 月 周 年），这里有 4 段'],
    ['0 0 0 * * ? * *', 'fieldCount', null, '*', 'Cron 表达式应有 5 到 7 段（秒 分 时 日 月 周 年），这里有 8 段'],
    ['@never', 'macro', null, '@never', '没有“@never”这个简写，可用 @yearly、@monthly、@weekly、@daily、@hourly'],
    ['60 0 0 * * ?', 'range', 'second', '60', '“秒”中的 60 超出范围，应为 0 到 59'],
    ['0 0 24 * * ?', 'range', 'hour', '24', '“时”中的 24 超出范围，应为 0 到 23'],
    ['0 0 0 32 * ?', 'range', 'day', '32', '“日”中的 32 超出范围，应为 1 到 31'],
    ['0 0 0 1 0 ?', 'range', 'month', '0', '“月”中的 0 超出范围，应为 1 到 12'],
    ['0 0 0 1 13 ?', 'range', 'month', '13', '“月”中的 13 超出范围，应为 1 到 12'],
    ['0 0 0 ? * 0', 'range', 'weekday', '0', '“周”中的 0 超出范围，应为 1 到 7（1 是星期日，7 是星期六）'],
    ['0 0 0 ? * 6#6', 'range', 'weekday', '6', '“周”中的 6 超出范围，应为 1 到 5'],
    ['0 0 0 L-31 * ?', 'range', 'day', '31', '“日”中的 31 超出范围，应为 0 到 30'],
    ['0 0 0 1 1 ? 2200', 'range', 'year', '2200', '“年”中的 2200 超出范围，应为 1970 到 2199'],
    [
      '0 0 0 1 1 ? 99999999999999999999',
      'range',
      'year',
      '99999999999999999999',
      '“年”中的 99999999999999999999 超出范围，应为 1970 到 2199',
    ],
    ['0 0 0 1 1 ? 2040-2030', 'yearOrder', 'year', '2040-2030', '“年”的范围应从小到大'],
    ['0 0/0 0 * * ?', 'step', 'minute', '0', '“分”的间隔应为 1 到 60，不能是 0'],
    ['0 1/0 0 * * ?', 'step', 'minute', '0', '“分”的间隔应为 1 到 60，不能是 0'],
    ['0 */61 0 * * ?', 'step', 'minute', '61', '“分”的间隔应为 1 到 60，不能是 61'],
    ['0 0 */24 * * ?', 'step', 'hour', '24', '“时”的间隔应为 1 到 23，不能是 24'],
    ['0 */-5 0 * * ?', 'character', 'minute', '-', '“分”中不能出现“-”'],
    ['0 0 0 *a * ?', 'character', 'day', 'a', '“日”中不能出现“a”'],
    ['0 0 0 1.5 * ?', 'character', 'day', '.', '“日”中不能出现“.”'],
    ['0 0 0 😀 * ?', 'character', 'day', '😀', '“日”中不能出现“😀”'],
    ['0 0 0 ,1 * ?', 'missing', 'day', ',', '“日”这里缺少一个值'],
    ['0 0 0 1, * ?', 'missing', 'day', '', '“日”这里缺少一个值'],
    ['0 0 0 1- * ?', 'missing', 'day', '', '“日”这里缺少一个值'],
    ['0 0/ 0 * * ?', 'missing', 'minute', '', '“分”这里缺少一个值'],
    ['0 0 0 ? * SUNDAY', 'name', 'weekday', 'SUNDAY', '“周”中没有“SUNDAY”，请写数字或 SUN 到 SAT'],
    ['0 0 0 1 JUZ ?', 'name', 'month', 'JUZ', '“月”中没有“JUZ”，请写 1 到 12 或 JAN 到 DEC'],
    ['0 0 0 1 JANL ?', 'name', 'month', 'JANL', '“月”中没有“JANL”，请写 1 到 12 或 JAN 到 DEC'],
    ['0 0 0 ? * FRIX', 'name', 'weekday', 'FRIX', '“周”中没有“FRIX”，请写数字或 SUN 到 SAT'],
    ['0 0 0 0/3 * ?', 'range', 'day', '0', '“日”中的 0 超出范围，应为 1 到 31'],
    ['0 0 0 1 0-3 ?', 'range', 'month', '0', '“月”中的 0 超出范围，应为 1 到 12'],
    ['0 0 0 1 13/2 ?', 'range', 'month', '13', '“月”中的 13 超出范围，应为 1 到 12'],
    ['0 0 0 5-40 * ?', 'range', 'day', '40', '“日”中的 40 超出范围，应为 1 到 31'],
    ['0 0 0 L-3,7-40 * ?', 'range', 'day', '40', '“日”中的 40 超出范围，应为 1 到 31'],
    ['0 0 0 1 1 ? 1970/230', 'step', 'year', '230', '“年”的间隔应为 1 到 229，不能是 230'],
    ['0 0 0 \b * ?', 'character', 'day', '\b', '“日”中不能出现“\b”'],
    ['0 0 0 \x0e * ?', 'character', 'day', '\x0e', '“日”中不能出现“\x0e”'],
    ['  0 0 0 *  ', 'fieldCount', null, '0 0 0 *', 'Cron 表达式应有 5 到 7 段（秒 分 时 日 月 周 年），这里有 4 段'],
    ['   ', 'empty', null, '', '请输入 Cron 表达式'],
    ['0 0 0 1 JUX ?', 'name', 'month', 'JUX', '“月”中没有“JUX”，请写 1 到 12 或 JAN 到 DEC'],
    ['0 0 noon * * ?', 'name', 'hour', 'noon', '“时”中不能写“noon”，请写数字'],
    ['0 0 0 LX * ?', 'name', 'day', 'LX', '“日”中不能写“LX”，请写数字'],
    ['? 0 0 * * ?', 'misplaced', 'second', '?', '“秒”中不能用“?”：它只能单独写在“日”或“周”里'],
    ['0 0 L * * ?', 'misplaced', 'hour', 'L', '“时”中的“L”位置不对：在“日”里写 L、L-3 或 LW，在“周”里写 L 或 6L'],
    ['0 0 0 1 1 ? L', 'misplaced', 'year', 'L', '“年”中的“L”位置不对：在“日”里写 L、L-3 或 LW，在“周”里写 L 或 6L'],
    ['0 0 0 15L * ?', 'misplaced', 'day', 'L', '“日”中的“L”位置不对：在“日”里写 L、L-3 或 LW，在“周”里写 L 或 6L'],
    ['0 0 0 10-15W * ?', 'misplaced', 'day', 'W', '“日”中的“W”位置不对：它只能跟在“日”的单个数字后面，如 15W'],
    ['0 0 0 ? * 6W', 'misplaced', 'weekday', 'W', '“周”中的“W”位置不对：它只能跟在“日”的单个数字后面，如 15W'],
    ['0 0 0 ? * LW', 'misplaced', 'weekday', 'W', '“周”中的“W”位置不对：它只能跟在“日”的单个数字后面，如 15W'],
    ['0 0 0 ? * *#1', 'misplaced', 'weekday', '#', '“周”中的“#”位置不对：它只能跟在“周”的单个数字后面，如 6#3'],
    ['0 0 0 ? * 2-6L', 'misplaced', 'weekday', 'L', '“周”中的“L”位置不对：在“日”里写 L、L-3 或 LW，在“周”里写 L 或 6L'],
    ['0 0 0 3#1 * ?', 'misplaced', 'day', '#', '“日”中的“#”位置不对：它只能跟在“周”的单个数字后面，如 6#3'],
    ['0 1/2/3 0 * * ?', 'misplaced', 'minute', '/', '“分”中的“/”位置不对：它只能跟在 *、数字或范围后面，如 0/5'],
    ['0 0 0 1* * ?', 'misplaced', 'day', '*', '“日”中的“*”不能和其他内容连写'],
    ['0 0 0 ?,1 * *', 'alone', 'day', '?', '“日”中的“?”必须单独使用'],
    ['0 0 0 1,? * *', 'alone', 'day', '?', '“日”中的“?”必须单独使用'],
    ['0 ０ 0 * * ?', 'fullWidth', 'minute', '０', '“分”中的“０”是全角字符，请改用半角“0”'],
    ['0 1，2 0 * * ?', 'fullWidth', 'minute', '，', '“分”中的“，”是全角字符，请改用半角“,”'],
    ['0 0 0 1、2 * ?', 'fullWidth', 'day', '、', '“日”中的“、”是全角字符，请改用半角“,”'],
    ['0 0 0 * * ？', 'fullWidth', 'weekday', '？', '“周”中的“？”是全角字符，请改用半角“?”'],
    ['0\u30000\u30000 * * ?', 'fullWidth', null, '\u3000', '各段之间有全角空格，请改用半角空格'],
    ['0 0\u30001 0 * * ?', 'fullWidth', 'minute', '\u3000', '“分”中有全角空格，请改用半角空格'],
  ])('CRON-06 rejects %j: %s in %s at %j', (text, kind, field, found, sentence) => {
    const parsed = parseCron(text);
    const seen = parsed.ok
      ? { kind: 'accepted' }
      : {
          kind: parsed.error.kind,
          field: parsed.error.field,
          found: text.slice(parsed.error.start, parsed.error.end),
          sentence: parsed.error.sentence['zh-CN'],
          mended: parsed.error.mended,
        };
    expect(seen).toEqual({ kind, field, found, sentence, mended: null });
  });

  it('CRON-06 reports position and reason in both languages, as one value', () => {
    expect(parseCron('0 0 0 1,32 * ?')).toEqual({
      ok: false,
      error: {
        kind: 'range',
        field: 'day',
        start: 8,
        end: 10,
        sentence: {
          'zh-CN': '“日”中的 32 超出范围，应为 1 到 31',
          'en-US': 'In the days, 32 is out of range; it goes from 1 to 31',
        },
        mended: null,
      },
    });
  });

  it.each([
    ['0 0 0 * * *', '0 0 0 * * ?'],
    ['0 0 0 * * * *', '0 0 0 * * ? *'],
    ['0 0 0 1 * MON', '0 0 0 1 * ?'],
    ['0 0 0 1 * *', '0 0 0 1 * ?'],
    ['0 0 0 * * MON', '0 0 0 ? * MON'],
    ['0 0 0 ? * ?', '0 0 0 * * ?'],
    ['0 9 13 * FRI', '0 9 13 * ?'],
    ['0 9 ? * ?', '0 9 * * ?'],
  ])('CRON-06 rejects the day fields of %j and suggests %j', (text, mended) => {
    expect(parseCron(text)).toEqual({
      ok: false,
      error: {
        kind: 'dayAndWeekday',
        field: 'weekday',
        start: text.split(' ').length === 5 ? text.lastIndexOf(' ') + 1 : 10,
        end: text.split(' ').length === 7 ? 11 : text.length,
        sentence: {
          'zh-CN': `“日”和“周”必须有且只有一个是“?”，可改为：${mended}`,
          'en-US': `Exactly one of days and weekdays has to be “?”. Write: ${mended}`,
        },
        mended,
      },
    });
    expect(parseCron(mended).ok).toBe(true);
  });

  it('CRON-06 names every field in both languages', () => {
    const broken = (index: number) =>
      Array.from({ length: 7 }, (_, at) => (at === index ? '!' : at === 5 ? '?' : '*')).join(' ');
    const said = CRON_FIELDS.map((_, index) => {
      const parsed = parseCron(broken(index));
      return parsed.ok ? null : [parsed.error.field, parsed.error.sentence['en-US']];
    });
    expect(said).toEqual([
      ['second', 'In the seconds, “!” has no meaning'],
      ['minute', 'In the minutes, “!” has no meaning'],
      ['hour', 'In the hours, “!” has no meaning'],
      ['day', 'In the days, “!” has no meaning'],
      ['month', 'In the months, “!” has no meaning'],
      ['weekday', 'In the weekdays, “!” has no meaning'],
      ['year', 'In the years, “!” has no meaning'],
    ]);
  });
});

describe('formatting', () => {
  it.each<readonly [string, string, CronDialect]>([
    ['0 0 0 * * ?', '0 0 0 * * ? *', 'quartz'],
    ['5 4 * * *', '0 5 4 * * ? *', 'quartz'],
    ['@monthly', '0 0 0 1 * ? *', 'quartz'],
    ['0 0 0 ? jan-MAR mon-FRI/2,satl,sun#2', '0 0 0 ? 1-3 2-6/2,7L,1#2 *', 'quartz'],
    ['01 2/3 */4 lw,15w,L-2,L-3W,5-7 * ?', '1 2/3 */4 LW,15W,L-2,L-3W,5-7 * ? *', 'quartz'],
    ['0 0 0 ? * *', '0 0 0 * * ? *', 'quartz'],
    ['0 9 * * 1-5', '0 0 9 ? * 2-6 *', 'unix'],
    ['0 9 1,15 * 5', '0 0 9 1,15 * FRI *', 'unix'],
  ])('CRON-05 formats %j in seven fields', (text, expected, dialect) => {
    const expression = cron(text, { dialect });
    const written = formatCron(expression);
    expect(written).toBe(expected);
    expect(meaningOf(cron(written, expression.dayRule === 'either' ? { dialect: 'unix' } : {}))).toEqual(
      meaningOf(expression),
    );
  });
});
