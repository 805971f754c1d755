import { describe, expect, it } from 'vitest';
import { cron } from './cron.testing.ts';
import { checkDraft, formatCron, fromDraft, toDraft, type CronDayDraft, type CronDraft } from './index.ts';

const EVERY = { mode: 'every' } as const;
const midnight = {
  second: { mode: 'list', values: [0] },
  minute: { mode: 'list', values: [0] },
  hour: { mode: 'list', values: [0] },
} as const;
const draftOf = (day: CronDayDraft): CronDraft => ({ ...midnight, day, month: EVERY, year: EVERY });

describe('modes of the parts', () => {
  it('CRON-01 writes an empty draft as * everywhere and ? for the weekday', () => {
    expect(fromDraft({})).toBe('* * * * * ? *');
    const nothing = { mode: 'list', values: [] } as const;
    const blank = { mode: 'custom', text: ' ' } as const;
    expect(
      fromDraft({
        second: nothing,
        minute: blank,
        hour: nothing,
        month: nothing,
        year: blank,
        day: { mode: 'days', values: [] },
      }),
    ).toBe('* * * * * ? *');
    expect(fromDraft({ day: { mode: 'weekdays', values: [] } })).toBe('* * * * * ? *');
    expect(fromDraft({ day: { mode: 'custom', day: '', weekday: ' ' } })).toBe('* * * * * ? *');
  });

  it('CRON-01 writes every, step, list and range, and parses them back', () => {
    const draft: CronDraft = {
      second: { mode: 'step', start: 5, step: 10 },
      minute: { mode: 'range', from: 10, to: 20 },
      hour: { mode: 'list', values: [8, 12, 18] },
      day: { mode: 'everyDay' },
      month: { mode: 'every' },
      year: { mode: 'range', from: 2026, to: 2030 },
    };
    expect(fromDraft(draft)).toBe('5/10 10-20 8,12,18 * * ? 2026-2030');
    expect(toDraft(cron(fromDraft(draft)))).toEqual(draft);
  });

  it('CRON-01 sorts a list and removes duplicates', () => {
    expect(fromDraft({ second: { mode: 'list', values: [30, 0, 30] } })).toBe('0,30 * * * * ? *');
  });

  it.each<readonly [string, Partial<CronDraft>]>([
    ['*/5 * * * * ?', { second: { mode: 'step', start: 0, step: 5 } }],
    ['* * * * */3 ?', { month: { mode: 'step', start: 1, step: 3 } }],
    ['* * * * 0/3 ?', { month: { mode: 'step', start: 0, step: 3 } }],
    ['* 0/60 * * * ?', { minute: { mode: 'step', start: 0, step: 60 } }],
    ['* * 22-2 * * ?', { hour: { mode: 'range', from: 22, to: 2 } }],
    ['* * * * JAN,MAR ?', { month: { mode: 'list', values: [1, 3] } }],
    ['* * 9-17/2 * * ?', { hour: { mode: 'custom', text: '9-17/2' } }],
    ['* 0-10,30 * * * ?', { minute: { mode: 'custom', text: '0-10,30' } }],
    ['* * * * * ? 1999', { year: { mode: 'list', values: [1999] } }],
  ])('CRON-01 opens %j', (text, parts) => {
    const every: CronDraft = {
      second: EVERY,
      minute: EVERY,
      hour: EVERY,
      day: { mode: 'everyDay' },
      month: EVERY,
      year: EVERY,
    };
    expect(toDraft(cron(text))).toEqual({ ...every, ...parts });
  });
});

describe('eleven modes of the day tab', () => {
  it.each<readonly [string, string, CronDayDraft]>([
    ['*', '?', { mode: 'everyDay' }],
    ['?', '2/3', { mode: 'everyWeeks', weekday: 2, step: 3 }],
    ['1/5', '?', { mode: 'everyDays', start: 1, step: 5 }],
    ['?', '2,4,6', { mode: 'weekdays', values: [2, 4, 6] }],
    ['1,15,31', '?', { mode: 'days', values: [1, 15, 31] }],
    ['L', '?', { mode: 'lastDay' }],
    ['LW', '?', { mode: 'lastWorkday' }],
    ['?', '6L', { mode: 'lastWeekday', weekday: 6 }],
    ['L-3', '?', { mode: 'daysBeforeEnd', days: 3 }],
    ['15W', '?', { mode: 'nearestWorkday', day: 15 }],
    ['?', '6#3', { mode: 'nthWeekday', weekday: 6, nth: 3 }],
  ])('CRON-02 writes day %s and weekday %s and parses them back', (day, weekday, draft) => {
    const text = `0 0 0 ${day} * ${weekday} *`;
    expect(fromDraft(draftOf(draft))).toBe(text);
    expect(toDraft(cron(text))).toEqual(draftOf(draft));
  });

  it.each<readonly [string, CronDayDraft]>([
    ['0 0 0 ? * MON-FRI', { mode: 'weekdays', values: [2, 3, 4, 5, 6] }],
    ['0 0 0 ? * FRI-MON', { mode: 'weekdays', values: [1, 2, 6, 7] }],
    ['0 0 0 ? * L', { mode: 'weekdays', values: [7] }],
    ['0 0 0 ? * *', { mode: 'everyDay' }],
    ['0 0 0 */5 * ?', { mode: 'everyDays', start: 1, step: 5 }],
    ['0 0 0 28-2,15 * ?', { mode: 'days', values: [1, 2, 15, 28, 29, 30, 31] }],
    ['0 0 0 1-20/2 * ?', { mode: 'custom', day: '1-20/2', weekday: '?' }],
    ['0 0 0 1,L * ?', { mode: 'custom', day: '1,L', weekday: '?' }],
    ['0 0 0 L-3W * ?', { mode: 'custom', day: 'L-3W', weekday: '?' }],
    ['0 0 0 ? * 6#3,2L', { mode: 'custom', day: '?', weekday: '6#3,2L' }],
  ])('CRON-02 opens %j', (text, day) => {
    expect(toDraft(cron(text))).toEqual(draftOf(day));
  });

  it('CRON-02 keeps a unix expression with both day fields unchanged', () => {
    const expression = cron('0 0 13 * 5', { dialect: 'unix' });
    expect(toDraft(expression)).toEqual(draftOf({ mode: 'custom', day: '13', weekday: 'FRI' }));
    expect(fromDraft(toDraft(expression))).toBe(formatCron(expression));
  });
});

describe('bounds of the editor', () => {
  const step = (start: number, stepBy: number) => ({ mode: 'step', start, step: stepBy }) as const;
  const outside = (draft: Partial<CronDraft>) =>
    checkDraft(draft).map(({ part, input, value, least, most }) => [part, input, value, least, most]);

  it.each<readonly [Partial<CronDraft>, readonly (readonly [string, string, number, number, number])[]]>([
    [
      { second: step(60, 60) },
      [
        ['second', 'start', 60, 0, 59],
        ['second', 'step', 60, 1, 59],
      ],
    ],
    [
      { minute: step(-1, 61) },
      [
        ['minute', 'start', -1, 0, 59],
        ['minute', 'step', 61, 1, 60],
      ],
    ],
    [
      { hour: step(24, 0) },
      [
        ['hour', 'start', 24, 0, 23],
        ['hour', 'step', 0, 1, 23],
      ],
    ],
    [
      { month: step(13, 13) },
      [
        ['month', 'start', 13, 0, 12],
        ['month', 'step', 13, 1, 12],
      ],
    ],
    [
      { month: { mode: 'range', from: 0, to: 13 } },
      [
        ['month', 'from', 0, 1, 12],
        ['month', 'to', 13, 1, 12],
      ],
    ],
    [
      { year: step(2018, 100) },
      [
        ['year', 'start', 2018, 2019, 2119],
        ['year', 'step', 100, 1, 99],
      ],
    ],
    [{ year: { mode: 'list', values: [2019, 2120] } }, [['year', 'value', 2120, 2019, 2119]]],
    [
      { day: { mode: 'everyWeeks', weekday: 0, step: 8 } },
      [
        ['day', 'weekday', 0, 1, 7],
        ['day', 'step', 8, 1, 7],
      ],
    ],
    [
      { day: { mode: 'everyDays', start: 32, step: 0 } },
      [
        ['day', 'start', 32, 1, 31],
        ['day', 'step', 0, 1, 31],
      ],
    ],
    [{ day: { mode: 'weekdays', values: [1, 8] } }, [['day', 'weekday', 8, 1, 7]]],
    [{ day: { mode: 'days', values: [0, 31] } }, [['day', 'value', 0, 1, 31]]],
    [{ day: { mode: 'lastWeekday', weekday: 8 } }, [['day', 'weekday', 8, 1, 7]]],
    [{ day: { mode: 'daysBeforeEnd', days: 31 } }, [['day', 'daysBeforeEnd', 31, 1, 30]]],
    [{ day: { mode: 'nearestWorkday', day: 0 } }, [['day', 'day', 0, 1, 31]]],
    [
      { day: { mode: 'nthWeekday', weekday: 0, nth: 6 } },
      [
        ['day', 'weekday', 0, 1, 7],
        ['day', 'nth', 6, 1, 5],
      ],
    ],
    [
      { second: step(Number.NaN, 1.5) },
      [
        ['second', 'start', Number.NaN, 0, 59],
        ['second', 'step', 1.5, 1, 59],
      ],
    ],
  ])('CRON-04 rejects values out of bounds: %j', (draft, expected) => {
    expect(outside(draft)).toEqual(expected);
  });

  it('CRON-04 accepts the bounds, and custom text', () => {
    const draft: CronDraft = {
      second: step(59, 59),
      minute: step(0, 60),
      hour: { mode: 'range', from: 23, to: 0 },
      day: { mode: 'nthWeekday', weekday: 7, nth: 5 },
      month: step(0, 12),
      year: { mode: 'list', values: [2019, 2119] },
    };
    expect(checkDraft(draft)).toEqual([]);
    expect(
      checkDraft({ day: { mode: 'custom', day: '99', weekday: '?' }, second: { mode: 'custom', text: '99' } }),
    ).toEqual([]);
  });

  it('CRON-04 states the valid input, in tab order and in both languages', () => {
    const draft: Partial<CronDraft> = {
      year: step(2019, 100),
      day: { mode: 'daysBeforeEnd', days: 0 },
      minute: step(0, 0),
    };
    expect(checkDraft(draft).map(({ sentence }) => sentence)).toEqual([
      {
        'zh-CN': '“分钟”的间隔请输入 1 到 60 的整数',
        'en-US': 'Minutes: enter a whole number from 1 to 60 as the step',
      },
      {
        'zh-CN': '“日”的距月底天数请输入 1 到 30 的整数',
        'en-US': 'Days: enter a whole number from 1 to 30 as the number of days before the end of the month',
      },
      { 'zh-CN': '“年”的间隔请输入 1 到 99 的整数', 'en-US': 'Years: enter a whole number from 1 to 99 as the step' },
    ]);
  });
});
