import { expect, it } from 'vitest';
import { DAYS, MONTH_SHAPES, MONTH_STARTS, monthOfDay, MONTHS } from './calendar-months.ts';

const monthOf = (year: number, month: number) => (year - 1970) * 12 + month - 1;

it('ranges from January 1970 to December 2199', () => {
  expect([MONTHS, DAYS, MONTH_STARTS.length, MONTH_SHAPES.length]).toEqual([2760, 84_006, 2761, 2760]);
});

it.each([
  // Year, month, days since 1 January 1970, weekday of the first (0 = Sunday), length.
  [1970, 1, 0, 4, 31],
  [1970, 2, 31, 0, 28],
  [1972, 2, 761, 2, 29],
  [2000, 2, 10_988, 2, 29],
  [2024, 2, 19_754, 4, 29],
  [2026, 11, 20_758, 0, 30],
  [2100, 2, 47_513, 1, 28],
  [2199, 12, 83_975, 0, 31],
])('knows start, weekday and length of month %d-%d', (year, month, start, weekday, length) => {
  const index = monthOf(year, month);
  const shape = MONTH_SHAPES[index] ?? 0;
  expect([MONTH_STARTS[index], shape >> 2, 28 + (shape & 3)]).toEqual([start, weekday, length]);
});

it('finds the month of its first and last day', () => {
  const wrong = Array.from(MONTH_SHAPES.keys()).filter((month) => {
    const [start = 0, end = 0] = MONTH_STARTS.subarray(month, month + 2);
    return monthOfDay(start) !== month || monthOfDay(end - 1) !== month;
  });
  expect(wrong).toEqual([]);
  expect(monthOfDay(DAYS)).toBe(MONTHS);
});
