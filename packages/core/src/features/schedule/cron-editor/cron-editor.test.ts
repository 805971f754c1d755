import { describe, expect, it } from 'vitest';

import { DIALOG_WIDTHS } from '../../../kernel/index.ts';
import { fakeClock } from '../../../testing/index.ts';
import { createCronEditor, cronTextProblem, DAY_MODES, type CronEditorEvent } from './index.ts';

/** Thursday, 15 January 2026, 09:00 in China. */
function drive(timeZone?: string) {
  const clock = fakeClock();
  const editor = createCronEditor({ clock, ...(timeZone === undefined ? {} : { timeZone }) });
  const confirmed: string[] = [];
  editor.on(({ text }) => confirmed.push(text));
  const after = (...events: readonly CronEditorEvent[]) => {
    for (const event of events) editor.send(event);
    return editor.facts();
  };
  const open = (text: string) => after({ type: 'dialog.cancel' }, { type: 'dialog.open', text });
  return { clock, editor, confirmed, after, open };
}

const EVERY = { mode: 'every' } as const;
const zero = { mode: 'list', values: [0] } as const;
const confirm: CronEditorEvent = { type: 'dialog.confirm' };
const type = (text: string): CronEditorEvent => ({ type: 'text.change', text });

describe('text and tabs', () => {
  it('CRON-01 opens an empty expression as every second, and the tabs of any other one', () => {
    const { after, open } = drive();
    const empty = open('');
    expect(empty.text).toBe('* * * * * ? *');
    expect(empty.draft).toEqual({
      second: EVERY,
      minute: EVERY,
      hour: EVERY,
      day: { mode: 'everyDay' },
      month: EVERY,
      year: EVERY,
    });
    expect(after(type('0 0/10 8-18 ? 1,7 2,4 2026')).draft).toEqual({
      second: zero,
      minute: { mode: 'step', start: 0, step: 10 },
      hour: { mode: 'range', from: 8, to: 18 },
      day: { mode: 'weekdays', values: [2, 4] },
      month: { mode: 'list', values: [1, 7] },
      year: { mode: 'list', values: [2026] },
    });
  });

  it("CRON-01 writes a tab's settings to its field, and keeps the others", () => {
    const { after, open } = drive();
    open('0 0 8 ? * MON-FRI');
    expect(after({ type: 'mode.choose', part: 'minute', mode: 'step' }).text).toBe('0 0/1 8 ? * 2-6 *');
    expect(after({ type: 'part.change', part: 'minute', draft: { mode: 'step', start: 5, step: 15 } }).text).toBe(
      '0 5/15 8 ? * 2-6 *',
    );
    expect(after({ type: 'mode.choose', part: 'hour', mode: 'range' }).text).toBe('0 5/15 0-23 ? * 2-6 *');
    expect(after({ type: 'mode.choose', part: 'year', mode: 'step' }).text).toBe('0 5/15 0-23 ? * 2-6 2026/1');
    expect(after({ type: 'mode.choose', part: 'month', mode: 'list' }).text).toBe('0 5/15 0-23 ? 1 2-6 2026/1');
    expect(after({ type: 'mode.choose', part: 'second', mode: 'every' }).text).toBe('* 5/15 0-23 ? 1 2-6 2026/1');
  });

  it('CRON-02 writes each of the eleven day modes to day and weekday, and parses it back', () => {
    const { after, open } = drive();
    const written = DAY_MODES.map((mode) => {
      open('0 0 0 L-3W * ?');
      const { text } = after({ type: 'dayMode.choose', mode });
      return [mode, text, open(text).draft.day.mode];
    });
    expect(written).toEqual([
      ['everyDay', '0 0 0 * * ? *', 'everyDay'],
      ['everyWeeks', '0 0 0 ? * 2/1 *', 'everyWeeks'],
      ['everyDays', '0 0 0 1/1 * ? *', 'everyDays'],
      ['weekdays', '0 0 0 ? * 2 *', 'weekdays'],
      ['days', '0 0 0 1 * ? *', 'days'],
      ['lastDay', '0 0 0 L * ? *', 'lastDay'],
      ['lastWorkday', '0 0 0 LW * ? *', 'lastWorkday'],
      ['lastWeekday', '0 0 0 ? * 6L *', 'lastWeekday'],
      ['daysBeforeEnd', '0 0 0 L-1 * ? *', 'daysBeforeEnd'],
      ['nearestWorkday', '0 0 0 15W * ? *', 'nearestWorkday'],
      ['nthWeekday', '0 0 0 ? * 2#1 *', 'nthWeekday'],
    ]);
  });

  it('WID-18 opens in a dialog of 608 with the text of its input, and gives the input what is confirmed alone', () => {
    const { after, open, confirmed, editor } = drive();
    const opened = open('0 0 8 * * ?');
    after(type('0 0 9 * * ?'), { type: 'dialog.cancel' });
    const cancelled = [...confirmed];
    open('0 0 8 * * ?');
    after(type('0 0 9 * * ?'), confirm);
    expect([DIALOG_WIDTHS.cron, opened.status, opened.text, cancelled, confirmed, editor.facts().status]).toEqual([
      608,
      'editing',
      '0 0 8 * * ?',
      [],
      ['0 0 9 * * ? *'],
      'closed',
    ]);
  });

  it('returns the unedited text verbatim, and seven fields otherwise', () => {
    const { after, open, confirmed, editor } = drive();
    for (const text of ['0 8 * * *', ' @daily', '0 0 8 ? * mon-fri', '0 0 0 1,L-3W * ? 1999', '* * * * * ?']) {
      open(text);
      expect(after(confirm).status).toBe('closed');
    }
    expect(confirmed.splice(0)).toEqual([
      '0 8 * * *',
      ' @daily',
      '0 0 8 ? * mon-fri',
      '0 0 0 1,L-3W * ? 1999',
      '* * * * * ?',
    ]);
    open('0 8 * * *');
    after(type('0 9 * * *'), confirm);
    open('0 8 * * *');
    after(type('0 9 * * *'), type('0 8 * * *'), confirm);
    open('');
    after(confirm);
    open('0 0 1 * * ?');
    after(type('0 0 2 * * ?'), { type: 'dialog.cancel' });
    expect([confirmed, editor.facts().status]).toEqual([['0 0 9 * * ? *', '0 8 * * *', '* * * * * ? *'], 'closed']);
  });

  it('keeps custom text, and restores it after another mode was tried', () => {
    const { after, open } = drive();
    const custom = { mode: 'custom', text: '9-17/2,20' } as const;
    expect(open('0 0 9-17/2,20 * * ?').draft.hour).toEqual(custom);
    expect(after({ type: 'mode.choose', part: 'hour', mode: 'every' }).text).toBe('0 0 * * * ? *');
    expect(after({ type: 'mode.choose', part: 'hour', mode: 'custom' }).text).toBe('0 0 9-17/2,20 * * ? *');
    expect(after({ type: 'part.change', part: 'hour', draft: { mode: 'custom', text: '8 , 9' } }).text).toBe(
      '0 0 8,9 * * ? *',
    );
    expect(after({ type: 'mode.choose', part: 'minute', mode: 'custom' }).draft.minute).toEqual(zero);
    open('0 0 0 1,L-3W * ?');
    after({ type: 'dayMode.choose', mode: 'lastDay' });
    expect(after({ type: 'dayMode.choose', mode: 'custom' }).text).toBe('0 0 0 1,L-3W * ? *');
  });

  it('keeps an empty list on its tab, although it is written as *', () => {
    const { after, open } = drive();
    open('0 0 8 * * ?');
    const { text, draft } = after({ type: 'part.change', part: 'hour', draft: { mode: 'list', values: [] } });
    expect([text, draft.hour]).toEqual(['0 0 * * * ? *', { mode: 'list', values: [] }]);
  });

  it('corrects one field of an invalid text from its tab, and keeps the others', () => {
    const { after, open } = drive();
    open('0 0 8 * * ?');
    after(type('5 30 25 ? * 2-6'));
    expect(after({ type: 'part.change', part: 'hour', draft: { mode: 'list', values: [0] } }).text).toBe(
      '5 30 0 ? * 2-6 *',
    );
    after({ type: 'dayMode.choose', mode: 'lastDay' }, type('5 30'));
    expect(after({ type: 'dayMode.choose', mode: 'weekdays' }).text).toBe('5 30 * ? * 2,3,4,5,6 *');
    after(type('30 25 * * *'));
    expect(after({ type: 'part.change', part: 'hour', draft: { mode: 'list', values: [7] } }).text).toBe(
      '0 30 7 * * ? *',
    );
  });
});

describe('validation errors', () => {
  it('CRON-04 reports a number outside the bounds, keeps it and does not write it', () => {
    const { after, open, confirmed } = drive();
    open('0 0 8 * * ?');
    const wrong = { mode: 'step', start: 0, step: 61 } as const;
    const facts = after({ type: 'part.change', part: 'minute', draft: wrong }, confirm);
    expect([facts.text, facts.draft.minute, facts.canConfirm, facts.status, confirmed]).toEqual([
      '0 0 8 * * ?',
      wrong,
      false,
      'editing',
      [],
    ]);
    expect(facts.boundErrors.map(({ part, input, sentence }) => [part, input, sentence['zh-CN']])).toEqual([
      ['minute', 'step', '“分钟”的间隔请输入 1 到 60 的整数'],
    ]);
    const other = after({ type: 'mode.choose', part: 'hour', mode: 'every' });
    expect([other.text, other.draft.minute, other.boundErrors.length]).toEqual(['0 0 * * * ? *', wrong, 1]);
    const mended = after({ type: 'part.change', part: 'minute', draft: { mode: 'step', start: 0, step: 60 } });
    expect([mended.text, mended.boundErrors, mended.canConfirm]).toEqual(['0 0/60 * * * ? *', [], true]);
    expect(
      after({ type: 'part.change', part: 'minute', draft: { mode: 'step', start: Number.NaN, step: 60 } }).canConfirm,
    ).toBe(false);
    expect(after(type('0 0 8 * * ?')).boundErrors).toEqual([]);
  });

  it("CRON-04 opens and keeps values outside the editor's bounds", () => {
    const { after, open, confirmed } = drive();
    const facts = open('0 0 0 1 1 ? 2150-2160');
    expect([facts.draft.year, facts.boundErrors, facts.canConfirm]).toEqual([
      { mode: 'range', from: 2150, to: 2160 },
      [],
      true,
    ]);
    after({ type: 'part.change', part: 'hour', draft: { mode: 'list', values: [3] } }, confirm);
    expect(confirmed).toEqual(['0 0 3 1 1 ? 2150-2160']);
  });

  it('CRON-08 reports the character positions of an error, and applies the correction', () => {
    const { after, open, confirmed } = drive();
    open('0 0 8 * * ?');
    const facts = after(type('0 0 25 * * ?'), confirm);
    expect([
      facts.problem?.start,
      facts.problem?.end,
      facts.problem?.place,
      facts.description,
      facts.fires,
      confirmed,
    ]).toEqual([4, 6, { 'zh-CN': '第 5 到 6 个字符', 'en-US': 'Characters 5 to 6' }, null, [], []]);
    expect(cronTextProblem('😀0 * * * * ?')?.place['zh-CN']).toBe('第 1 个字符');
    expect(cronTextProblem('')?.place['zh-CN']).toBe('第 1 个字符');
    expect(cronTextProblem('0 0 8 * * ?')).toBe(null);
    expect(after(type('0 0 8 * * *')).problem?.mended).toBe('0 0 8 * * ?');
    expect(after({ type: 'mended.take' }).text).toBe('0 0 8 * * ?');
    expect(after({ type: 'mended.take' }).text).toBe('0 0 8 * * ?');
  });
});

describe('description and fires', () => {
  it("CRON-08 describes the schedule in both languages, with the next five fires in the zone's local time", () => {
    const { open } = drive();
    const { description, fires, zone } = open('0 0 8 ? * 2-6');
    expect(description).toEqual({ 'zh-CN': '每周一至周五 08:00', 'en-US': 'At 08:00, Monday through Friday' });
    expect(fires.map(({ time, weekday }) => [time, weekday['zh-CN']])).toEqual([
      ['2026-01-16 08:00:00', '星期五'],
      ['2026-01-19 08:00:00', '星期一'],
      ['2026-01-20 08:00:00', '星期二'],
      ['2026-01-21 08:00:00', '星期三'],
      ['2026-01-22 08:00:00', '星期四'],
    ]);
    expect(zone).toEqual({ 'zh-CN': '北京时间（Asia/Shanghai）', 'en-US': 'Beijing time (Asia/Shanghai)' });
    const abroad = drive('America/New_York').open('0 30 21 * * ?');
    expect([abroad.fires[0]?.time, abroad.fires[0]?.weekday['en-US'], abroad.zone['en-US']]).toEqual([
      '2026-01-14 21:30:00',
      'Wednesday',
      'America/New_York time',
    ]);
  });

  it('CRON-08 updates with the clock, and stops its timer when closed', () => {
    const { clock, editor, after, open } = drive();
    const times = () => editor.facts().fires.map(({ time }) => time.slice(11));
    open('0/20 * * * * ?');
    expect(times()).toEqual(['09:00:20', '09:00:40', '09:01:00', '09:01:20', '09:01:40']);
    clock.advance(19_999);
    expect(times()[0]).toBe('09:00:20');
    clock.advance(1);
    expect(times()[0]).toBe('09:00:40');
    clock.advance(3_600_000);
    expect(times()[0]).toBe('10:00:40');
    after(type('0 0 0 1 1 ? 2199'));
    clock.advance(30 * 86_400_000);
    expect([times(), clock.pending()]).toEqual([['00:00:00'], 1]);
    after({ type: 'dialog.cancel' });
    expect(clock.pending()).toBe(0);
  });

  it.each<readonly [string, readonly (readonly [string, string])[]]>([
    ['0 0 8 ? * 2-6', []],
    ['0 0 0 30 2 ?', [['neverFires', '这个表达式永远不会执行：没有这样的日期']]],
    ['0 0 0 1 1 ? 2020', [['isOver', '这个表达式不会再执行：时间已经过去']]],
    [
      '0 0 0 ? * 2/3',
      [
        [
          'insideTheWeek',
          '不是隔周执行：Quartz 在一周之内每 3 天数一次，星期日重新开始，所以每周的星期一、星期四都执行',
        ],
      ],
    ],
    [
      '0 0 0 ? * 7/2',
      [['insideTheWeek', '不是隔周执行：Quartz 在一周之内每 2 天数一次，星期日重新开始，所以每周的星期六都执行']],
    ],
    ['0 0 0 ? * 2/1', [['insideTheWeek', '不是每周一次：每周从星期一到星期六，每天都执行']]],
    ['0 0 0 1/5 * ?', [['insideTheMonth', '每月从 1 日重新数起：月底的最后一次到下月第一次，间隔可能不是 5 天']]],
    ['0 0 0 31 * ?', [['skippedMonths', '2、4、6、9、11 月没有这一天，不执行']]],
    ['0 0 0 29 * ?', [['skippedMonths', '2 月在有些年份没有这一天，那时不执行']]],
    ['0 0 0 31W 1,4 ?', [['skippedMonths', '4 月没有这一天，不执行']]],
    ['0 0 0 L-28 * ?', [['skippedMonths', '2 月在有些年份没有这一天，那时不执行']]],
    ['0 0 0 ? * 6#5', [['skippedMonths', '有些月份没有这一天，那些月份不执行']]],
    ['0 0 0 1,31 * ?', [['missingDays', '不是每个月都有 31 日，没有的月份跳过这一天']]],
    ['0 0 0 28,29,30,31 * ?', []],
    ['0 0 0 L * ?', []],
    ['0 0 0 29 1,3 ?', []],
  ])('warns about probable mistakes: %j', (text, expected) => {
    const { warnings } = drive().open(text);
    expect(warnings.map(({ kind, sentence }) => [kind, sentence['zh-CN']])).toEqual(expected);
  });

  it('warns about five fields with weekdays that unix numbers differently, and applies the text with names', () => {
    const { after, open, confirmed } = drive();
    const { warnings, fires } = open('30 8 * * 1-5');
    expect(warnings).toEqual([
      {
        kind: 'weekdayNumbering',
        sentence: {
          'zh-CN':
            '“周”的 1-5 按 Quartz 编号（1 是星期日）读作 SUN-THU。如按 unix 编号（1 是星期一），请写 30 8 * * MON-FRI',
          'en-US':
            'The weekdays 1-5 are read by Quartz numbers (1 is Sunday) as SUN-THU. For unix numbers (1 is Monday) write 30 8 * * MON-FRI',
        },
        corrected: '30 8 * * MON-FRI',
      },
    ]);
    expect(fires.map(({ weekday }) => weekday['en-US'])).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
    ]);
    const corrected = after(type(warnings[0]?.corrected ?? ''));
    expect([corrected.warnings, corrected.fires.map(({ weekday }) => weekday['en-US'])]).toEqual([
      [],
      ['Friday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    ]);
    after(confirm);
    expect(confirmed).toEqual(['0 30 8 ? * 2-6 *']);
  });

  it('reports a text over the length limit and where the excess begins, and keeps it', () => {
    const { after, open } = drive();
    open('0 0 8 * * ?');
    const text = `${'0,'.repeat(60_000)}0 0 8 * * ?`;
    const facts = after(type(text), confirm);
    expect([facts.status, facts.text === text, facts.problem?.kind, facts.problem?.place['zh-CN']]).toEqual([
      'editing',
      true,
      'tooLong',
      '第 2001 到 120011 个字符',
    ]);
  });
});
