import { expect, it } from 'vitest';
import { cron } from './cron.testing.ts';
import { monthGaps } from './index.ts';

it.each<readonly [string, readonly number[], readonly number[]]>([
  ['* * ?', [], []],
  ['28 * ?', [], []],
  ['29 * ?', [], [2]],
  ['30 * ?', [2], []],
  ['31 * ?', [2, 4, 6, 9, 11], []],
  ['31 1-6 ?', [2, 4, 6], []],
  ['29-31 * ?', [], [2]],
  ['L-28 * ?', [], [2]],
  ['L-30 * ?', [2, 4, 6, 9, 11], []],
  ['? * 2', [], []],
  ['? 2 2#5', [], [2]],
  ['? 1,2,4 2#5', [], [1, 2, 4]],
])('lists the months that %j skips, always or in some years', (days, always, sometimes) => {
  expect(monthGaps(cron(`0 0 0 ${days} *`))).toEqual({ always, sometimes });
});

it.each<readonly [number, readonly number[], readonly number[]]>([
  [28, [], []],
  [29, [], [2]],
  [31, [2, 4], []],
])('lists the months without day %d, whatever days the expression has', (day, always, sometimes) => {
  expect(monthGaps(cron('0 0 0 1,15 1-5 ?'), day)).toEqual({ always, sometimes });
});
