import { expect, it } from 'vitest';
import { isPresetComplete, presetOf, presetText, type CronPreset } from './index.ts';

it.each<readonly [string, CronPreset]>([
  ['0 30 8 * * ? *', { kind: 'daily', hours: [8], minute: 30 }],
  ['0 30 17,8 * * ?', { kind: 'daily', hours: [8, 17], minute: 30 }],
  ['0 0 9-11 * * ?', { kind: 'daily', hours: [9, 10, 11], minute: 0 }],
  ['30 8 * * *', { kind: 'daily', hours: [8], minute: 30 }],
  ['@daily', { kind: 'daily', hours: [0], minute: 0 }],
  ['0 0 8 ? * MON-FRI', { kind: 'weekly', weekdays: [2, 3, 4, 5, 6], hour: 8, minute: 0 }],
  ['0 0 8 ? * 6-1', { kind: 'weekly', weekdays: [1, 6, 7], hour: 8, minute: 0 }],
  ['0 5 0 1,15 * ?', { kind: 'monthly', days: [1, 15], isLastDay: false, hour: 0, minute: 5 }],
  ['0 5 0 L * ?', { kind: 'monthly', days: [], isLastDay: true, hour: 0, minute: 5 }],
  ['0 5 0 L,1 * ? *', { kind: 'monthly', days: [1], isLastDay: true, hour: 0, minute: 5 }],
])('CRON-11 reads the ready-made schedule of %j', (text, preset) => {
  expect(presetOf(text)).toEqual(preset);
});

it('CRON-11 answers undefined for what is no ready-made schedule', () => {
  const others = [
    '',
    'every day',
    '* * * * * ? *',
    '15 0 8 * * ?',
    '0 0,30 8 * * ?',
    '0 0 * * * ?',
    '0 0 8/2 * * ?',
    '0 0 8 ? * 2/2',
    '0 0 8 ? * 6L',
    '0 0 8 ? * 6#3',
    '0 0 8,9 ? * 2',
    '0 0 8 L-3 * ?',
    '0 0 8 LW * ?',
    '0 0 8 15W * ?',
    '0 0 8 1/5 * ?',
    '0 0 8 1 2 ?',
    '0 0 8 * * ? 2026',
  ];
  expect(others.filter((text) => presetOf(text) !== undefined)).toEqual([]);
});

it('CRON-11 writes seven fields, and refuses a preset without a time or a day', () => {
  const incomplete: readonly CronPreset[] = [
    { kind: 'daily', hours: [], minute: 0 },
    { kind: 'weekly', weekdays: [], hour: 8, minute: 0 },
    { kind: 'monthly', days: [], isLastDay: false, hour: 8, minute: 0 },
  ];
  expect(incomplete.map(isPresetComplete)).toEqual([false, false, false]);
  for (const preset of incomplete) expect(() => presetText(preset)).toThrow(RangeError);
  expect(presetText({ kind: 'monthly', days: [1, 15], isLastDay: true, hour: 18, minute: 5 })).toBe(
    '0 5 18 1,15,L * ? *',
  );
});
