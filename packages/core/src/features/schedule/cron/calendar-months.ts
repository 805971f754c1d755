import { FIRST_YEAR, LAST_YEAR } from './field-limits.ts';

/** The calendar as tables: months from January 1970, days from 1 January 1970, days of a month from 0. */
export const MONTHS = (LAST_YEAR - FIRST_YEAR + 1) * 12;

const DAY_MS = 86_400_000;

/** The first day of each month, and of the month after the last. */
export const MONTH_STARTS = new Int32Array(MONTHS + 1);

/** Shape of each month: four times the weekday of its first day (0 = Sunday), plus its length above 28. */
export const MONTH_SHAPES = new Uint8Array(MONTHS);

let start = 0;
for (let month = 0; month < MONTHS; month += 1) {
  const end = Date.UTC(FIRST_YEAR, month + 1) / DAY_MS;
  // 1 January 1970 was a Thursday.
  MONTH_SHAPES[month] = ((start + 4) % 7) * 4 + end - start - 28;
  MONTH_STARTS[month + 1] = start = end;
}

/** Number of days of the calendar. */
export const DAYS: number = MONTH_STARTS[MONTHS] ?? 0;

/** The month of a day; the day after the last belongs to the month after the last. */
export function monthOfDay(day: number): number {
  // Estimate by the mean length of a month, plus the days that months may lag behind it: exact, or one too high.
  const month = Math.trunc((day + 3) / 30.436_875);
  return day < (MONTH_STARTS[month] ?? DAYS) ? month - 1 : month;
}
