import { FIRST_YEAR, LAST_YEAR } from './field-limits.ts';

/** The calendar as tables: months count from January 1970, days from 1 January 1970, days of a month from 0. */
export const MONTHS = (LAST_YEAR - FIRST_YEAR + 1) * 12;

const DAY_MS = 86_400_000;

/** The first day of each month, and of the month after the last. */
export const MONTH_STARTS: Int32Array = Int32Array.from({ length: MONTHS + 1 }, (_, month) => Date.UTC(FIRST_YEAR, month) / DAY_MS);

/** The shape of each month: four times the weekday of its first (0 = Sunday), plus its length above 28. */
export const MONTH_SHAPES: Uint8Array = Uint8Array.from({ length: MONTHS }, (_, month) => {
  const start = MONTH_STARTS[month] ?? 0;
  // 1 January 1970 was a Thursday.
  return ((start + 4) % 7) * 4 + (MONTH_STARTS[month + 1] ?? 0) - start - 28;
});

/** How many days the calendar has. */
export const DAYS: number = MONTH_STARTS[MONTHS] ?? 0;

/** The month that a day of the calendar lies in; the day after the last lies in the month after the last. */
export function monthOfDay(day: number): number {
  // The mean length of a month, and as many days ahead as months may lag behind it: right, or one too many.
  const month = Math.trunc((day + 3) / 30.436_875);
  return day < (MONTH_STARTS[month] ?? DAYS) ? month - 1 : month;
}
