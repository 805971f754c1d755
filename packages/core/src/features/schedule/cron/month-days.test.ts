import { expect, it } from 'vitest';
import { cron } from './cron.testing.ts';
import { monthDaysOf } from './month-days.ts';

/** Day numbers (from 1) of a bit set. */
const listed = (days: number) =>
  Array.from({ length: 32 }, (_, bit) => bit + 1).filter((day) => ((days >>> (day - 1)) & 1) === 1);

const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

it.each<readonly [string, number, number, readonly number[]]>([
  ['1,15,31 * ?', SUNDAY, 31, [1, 15, 31]],
  ['1,15,31 * ?', SUNDAY, 30, [1, 15]],
  ['29-31 * ?', MONDAY, 28, []],
  ['L * ?', MONDAY, 28, [28]],
  ['L * ?', MONDAY, 31, [31]],
  ['L-3 * ?', MONDAY, 30, [27]],
  ['L-27,L-30 * ?', MONDAY, 28, [1]],
  ['L-30 * ?', MONDAY, 31, [1]],
  // The 15th of a month starting on a Saturday is a Saturday, and on a Sunday a Sunday.
  ['15W * ?', FRIDAY, 30, [15]],
  ['15W * ?', SATURDAY, 30, [14]],
  ['15W * ?', SUNDAY, 30, [16]],
  ['1W * ?', SATURDAY, 31, [3]],
  ['1W * ?', SUNDAY, 31, [2]],
  ['30W * ?', SATURDAY, 30, [28]],
  ['29W * ?', SATURDAY, 30, [28]],
  ['31W * ?', SATURDAY, 30, []],
  ['28W * ?', MONDAY, 28, [26]],
  ['28W * ?', SUNDAY, 28, [27]],
  ['LW * ?', MONDAY, 28, [26]],
  ['LW * ?', SATURDAY, 31, [31]],
  ['LW * ?', FRIDAY, 30, [29]],
  ['L-3W * ?', MONDAY, 30, [26]],
  ['L-30W * ?', SUNDAY, 31, [2]],
  ['L-30W * ?', SUNDAY, 30, []],
  ['1,15W,L * ?', SATURDAY, 30, [1, 14, 30]],
  ['? * 2', SUNDAY, 28, [2, 9, 16, 23]],
  ['? * 1,7', SUNDAY, 31, [1, 7, 8, 14, 15, 21, 22, 28, 29]],
  ['? * 6L', FRIDAY, 28, [22]],
  ['? * 6L', FRIDAY, 29, [29]],
  ['? * 6L', SATURDAY, 31, [28]],
  ['? * 1L', SATURDAY, 30, [30]],
  ['? * 6#1', FRIDAY, 30, [1]],
  ['? * 6#1', SATURDAY, 30, [7]],
  ['? * 6#3', SUNDAY, 30, [20]],
  ['? * 6#4', SUNDAY, 30, [27]],
  ['? * 6#5', FRIDAY, 28, []],
  ['? * 6#5', FRIDAY, 29, [29]],
  ['? * 1#5', SATURDAY, 30, [30]],
  ['? * 2,6#3,1L', SUNDAY, 30, [2, 9, 16, 20, 23, 29, 30]],
])('finds the days of %j in a month starting on weekday %d with %d days', (days, first, length, expected) => {
  expect(listed(monthDaysOf(cron(`0 0 0 ${days} *`))(first, length))).toEqual(expected);
});
