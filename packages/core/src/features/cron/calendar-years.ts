import { FIRST_YEAR, LAST_YEAR } from './field-limits.ts';

/** The calendar as tables: years count from 1970, days from 1 January 1970, months and days of a month from 0. */
export const YEARS = LAST_YEAR - FIRST_YEAR + 1;

/** The first day of each year, and of the year after the last. */
export const YEAR_STARTS = new Int32Array(YEARS + 1);

/** There are fourteen kinds of years: the weekday of 1 January (0 = Sunday), and seven more for leap years. */
export const YEAR_KINDS = new Uint8Array(YEARS);

/** The first day of each month in its year, and of the month after the last; twelve plus one entries for common years, then for leap years. */
export const MONTH_STARTS = new Int32Array(26);

/** The shape of each month by kind of year and month: four times the weekday of its first, plus its length above 28. */
export const MONTH_SHAPES = new Uint8Array(14 * 12);

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

for (let month = 0; month < 12; month += 1) {
  const length = LENGTHS[month] ?? 0;
  MONTH_STARTS[month + 1] = (MONTH_STARTS[month] ?? 0) + length;
  MONTH_STARTS[month + 14] = (MONTH_STARTS[month + 13] ?? 0) + length + (month === 1 ? 1 : 0);
}
for (let kind = 0; kind < 14; kind += 1) {
  const starts = kind < 7 ? 0 : 13;
  for (let month = 0; month < 12; month += 1) {
    const start = MONTH_STARTS[starts + month] ?? 0;
    const length = (MONTH_STARTS[starts + month + 1] ?? 0) - start;
    MONTH_SHAPES[kind * 12 + month] = (((kind % 7) + start) % 7) * 4 + length - 28;
  }
}
for (let index = 0; index < YEARS; index += 1) {
  const year = FIRST_YEAR + index;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const start = YEAR_STARTS[index] ?? 0;
  YEAR_STARTS[index + 1] = start + (isLeap ? 366 : 365);
  // 1 January 1970 was a Thursday.
  YEAR_KINDS[index] = ((start + 4) % 7) + (isLeap ? 7 : 0);
}

/** How many days the calendar has. */
export const DAYS: number = YEAR_STARTS[YEARS] ?? 0;

/** The year that a day of the calendar lies in. */
export function yearOfDay(day: number): number {
  const year = Math.trunc(day / 365.2425);
  if (day < (YEAR_STARTS[year] ?? 0)) return year - 1;
  return day >= (YEAR_STARTS[year + 1] ?? DAYS) ? year + 1 : year;
}

/** The month that a day of a year lies in; `starts` is 0 for a common year and 13 for a leap year. */
export function monthOfDay(dayOfYear: number, starts: number): number {
  const month = dayOfYear >> 5;
  return dayOfYear >= (MONTH_STARTS[starts + month + 1] ?? 0) ? month + 1 : month;
}
