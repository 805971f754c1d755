import { expect, it } from 'vitest';
import { cron } from './cron.testing.ts';
import { DAY, MINUTE, MONTH, WEEKDAY, YEAR } from './field-limits.ts';
import { valuesOf } from './plain-terms.ts';

it.each<readonly [string, number, readonly number[]]>([
  ['0 5 0 * * ?', MINUTE, [5]],
  ['0 30,5,30,59,0 0 * * ?', MINUTE, [0, 5, 30, 59]],
  ['0 10-12,31-33 0 * * ?', MINUTE, [10, 11, 12, 31, 32, 33]],
  ['0 58-1 0 * * ?', MINUTE, [0, 1, 58, 59]],
  ['0 50-10/5 0 * * ?', MINUTE, [0, 5, 10, 50, 55]],
  ['0 5/25 0 * * ?', MINUTE, [5, 30, 55]],
  ['0 */20 0 * * ?', MINUTE, [0, 20, 40]],
  ['0 0 0 1 0/5 ?', MONTH, [5, 10]],
  ['0 0 0 1 11-2 ?', MONTH, [1, 2, 11, 12]],
  ['0 0 0 ? * 7-1', WEEKDAY, [1, 7]],
  ['0 0 0 ? * 6L,2', WEEKDAY, [2]],
  ['0 0 0 ? * 6#3', WEEKDAY, []],
  ['0 0 0 L,3,15W,LW * ?', DAY, [3]],
  ['0 0 0 ? * 2', DAY, []],
  ['0 0 0 1 1 ? 1970,2001,2002,2199', YEAR, [1970, 2001, 2002, 2199]],
])('lists the values of %j', (text, field, values) => {
  expect(valuesOf(cron(text).fields[field] ?? [], field)).toEqual(values);
});

it('lists every year for a star', () => {
  expect(valuesOf(cron('0 0 0 * * ?').fields[YEAR] ?? [], YEAR)).toEqual(
    Array.from({ length: 230 }, (_, index) => 1970 + index),
  );
});
