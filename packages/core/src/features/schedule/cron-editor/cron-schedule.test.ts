import { describe, expect, it } from 'vitest';

import { fakeClock } from '../../../testing/index.ts';
import { createCronEditor, type CronEditorEvent } from './index.ts';

/** Thursday, 15 January 2026, 09:00 in China. */
function drive() {
  const clock = fakeClock();
  const editor = createCronEditor({ clock });
  const confirmed: string[] = [];
  editor.on(({ text }) => confirmed.push(text));
  const after = (...events: readonly CronEditorEvent[]) => {
    for (const event of events) editor.send(event);
    return editor.facts();
  };
  const open = (text: string) => after({ type: 'dialog.cancel' }, { type: 'dialog.open', text });
  return { clock, editor, confirmed, after, open };
}

const choose = (schedule: 'daily' | 'weekly' | 'monthly' | 'advanced'): CronEditorEvent => ({
  type: 'schedule.choose',
  schedule,
});

describe('ready-made schedules', () => {
  it('CRON-11 opens an expression as the schedule that it says, and anything else on the tabs', () => {
    const { open } = drive();
    const shown = ['0 30 8 * * ?', '0 30 8 ? * 2-6', '0 0 18 15,L * ?', '0 0/5 * * * ?', '0 0 25 * * ?', ''].map(
      (text) => {
        const { schedule, preset } = open(text);
        return [schedule, preset];
      },
    );
    expect(shown).toEqual([
      ['daily', { kind: 'daily', hours: [8], minute: 30 }],
      ['weekly', { kind: 'weekly', weekdays: [2, 3, 4, 5, 6], hour: 8, minute: 30 }],
      ['monthly', { kind: 'monthly', days: [15], isLastDay: true, hour: 18, minute: 0 }],
      ['advanced', null],
      ['advanced', null],
      ['advanced', null],
    ]);
  });

  it('CRON-11 writes what is chosen, goes on with its time, and remembers each schedule', () => {
    const { after, open, confirmed } = drive();
    open('0 30 17 * * ?');
    expect(after(choose('weekly')).text).toBe('0 30 17 ? * 2 *');
    const weekly = { kind: 'weekly', weekdays: [2, 4], hour: 9, minute: 15 } as const;
    expect(after({ type: 'preset.change', preset: weekly }).description?.['zh-CN']).toBe('每周一、三 09:15');
    expect(after(choose('monthly')).text).toBe('0 15 9 1 * ? *');
    expect(after(choose('weekly')).preset).toEqual(weekly);
    expect(after({ type: 'dialog.confirm' }).status).toBe('closed');
    expect(confirmed).toEqual(['0 15 9 ? * 2,4 *']);
  });

  it('CRON-11 keeps the schedule while the arrow keys pass through others', () => {
    const { after, open, confirmed } = drive();
    open('0 30 8 ? * MON-FRI');
    expect(after(choose('monthly'), choose('advanced')).text).toBe('0 30 8 ? * MON-FRI');
    open('0 30 8 ? * MON-FRI');
    expect(after(choose('monthly'), choose('daily'), choose('weekly')).preset).toEqual({
      kind: 'weekly',
      weekdays: [2, 3, 4, 5, 6],
      hour: 8,
      minute: 30,
    });
    after({ type: 'dialog.confirm' });
    expect(confirmed).toEqual(['0 30 8 ? * MON-FRI']);
  });

  it('CRON-11 brings the text of the tabs back after a mere look, and takes an edited schedule there', () => {
    const { after, open } = drive();
    open('0 0/15 8 LW * ? *');
    expect(after(choose('daily')).text).toBe('0 0 8 * * ? *');
    expect(after(choose('monthly'), choose('advanced')).text).toBe('0 0/15 8 LW * ? *');
    after(choose('daily'), { type: 'preset.change', preset: { kind: 'daily', hours: [8, 17], minute: 0 } });
    const tabs = after(choose('advanced'));
    expect([tabs.text, tabs.preset, tabs.draft.hour]).toEqual([
      '0 0 8,17 * * ? *',
      null,
      { mode: 'list', values: [8, 17] },
    ]);
    expect(after({ type: 'mode.choose', part: 'hour', mode: 'range' }).text).toBe('0 0 0-23 * * ? *');
    expect(after({ type: 'text.change', text: '0 45 6 * * ?' }, choose('daily')).preset).toEqual({
      kind: 'daily',
      hours: [6],
      minute: 45,
    });
  });

  it('CRON-11 says what an incomplete schedule lacks, and neither writes nor confirms it', () => {
    const { after, open, confirmed } = drive();
    open('0 0 8 ? * 2');
    const empty = after(
      { type: 'preset.change', preset: { kind: 'weekly', weekdays: [], hour: 8, minute: 0 } },
      { type: 'dialog.confirm' },
    );
    expect([empty.text, empty.description, empty.fires, empty.canConfirm, empty.presetError, confirmed]).toEqual([
      '0 0 8 ? * 2',
      null,
      [],
      false,
      {
        input: 'weekdays',
        sentence: { 'zh-CN': '请选择至少一个星期几', 'en-US': 'Choose at least one weekday' },
      },
      [],
    ]);
    const other = after(choose('monthly'), {
      type: 'preset.change',
      preset: { kind: 'monthly', days: [], isLastDay: false, hour: 8, minute: 0 },
    });
    expect(other.presetError?.input).toBe('days');
    const daily = after(choose('daily'), {
      type: 'preset.change',
      preset: { kind: 'daily', hours: [], minute: 0 },
    });
    expect(daily.presetError?.input).toBe('hours');
    expect(after(choose('advanced')).canConfirm).toBe(true);
  });

  it('CRON-11 follows a corrected text, and shows the tabs once a tab is changed', () => {
    const { after, open } = drive();
    expect(open('30 8 * * 1-5').preset).toEqual({ kind: 'weekly', weekdays: [1, 2, 3, 4, 5], hour: 8, minute: 30 });
    expect(after({ type: 'text.change', text: '30 8 * * MON-FRI' }).preset).toEqual({
      kind: 'weekly',
      weekdays: [2, 3, 4, 5, 6],
      hour: 8,
      minute: 30,
    });
    const { schedule, preset } = after({ type: 'day.change', draft: { mode: 'lastDay' } });
    expect([schedule, preset]).toEqual(['advanced', null]);
  });
});

describe('beside the closed field', () => {
  it('CRON-12 says the stored expression and its next fire, which follows the clock, and lets no timer run without one', () => {
    const { clock, editor, after } = drive();
    const next = () => editor.facts().field.next?.time;
    expect(editor.facts().field).toEqual({ description: null, next: null, warnings: [] });
    expect(clock.pending()).toBe(0);
    after({ type: 'field.show', text: '0 0 10 ? * 2-6' });
    expect(editor.facts().field).toEqual({
      description: { 'zh-CN': '每周一至周五 10:00', 'en-US': 'At 10:00, Monday through Friday' },
      next: {
        instant: Date.UTC(2026, 0, 15, 2),
        time: '2026-01-15 10:00:00',
        weekday: { 'zh-CN': '星期四', 'en-US': 'Thursday' },
      },
      warnings: [],
    });
    clock.advance(3_600_000);
    expect(next()).toBe('2026-01-16 10:00:00');
    after({ type: 'dialog.open', text: '0 0 10 ? * 2-6' });
    clock.advance(86_400_000);
    after({ type: 'dialog.cancel' });
    expect(next()).toBe('2026-01-19 10:00:00');
    after({ type: 'field.show', text: '0 0 25 * * ?' });
    expect([editor.facts().field, clock.pending()]).toEqual([{ description: null, next: null, warnings: [] }, 0]);
  });

  it('CRON-12 says there that an expression never fires, or not any more, and nothing of its tabs', () => {
    const { after } = drive();
    const said = ['0 0 0 31 2 ?', '0 0 0 1 1 ? 2020', '30 8 * * 1', '0 0 0 31 * ?'].map((text) =>
      after({ type: 'field.show', text }).field.warnings.map(({ kind }) => kind),
    );
    expect(said).toEqual([['neverFires'], ['isOver'], ['weekdayNumbering'], []]);
  });
});
