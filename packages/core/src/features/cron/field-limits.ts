import type { CronField } from './cron.types.ts';

export const FIRST_YEAR = 1970;
export const LAST_YEAR = 2199;

/** Fields by number: loops over a text count them. */
export const SECOND = 0;
export const MINUTE = 1;
export const HOUR = 2;
export const DAY = 3;
export const MONTH = 4;
export const WEEKDAY = 5;
export const YEAR = 6;

export const CRON_FIELDS: readonly CronField[] = ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'];

/** The smallest and largest value and the largest step that the grammar has; the editor's own bounds are narrower. */
export const FIELD_LIMITS: readonly { readonly min: number; readonly max: number; readonly maxStep: number }[] = [
  { min: 0, max: 59, maxStep: 59 },
  // Sixty, which the editor offers: once an hour.
  { min: 0, max: 59, maxStep: 60 },
  { min: 0, max: 23, maxStep: 23 },
  { min: 1, max: 31, maxStep: 31 },
  { min: 1, max: 12, maxStep: 12 },
  { min: 1, max: 7, maxStep: 7 },
  { min: FIRST_YEAR, max: LAST_YEAR, maxStep: LAST_YEAR - FIRST_YEAR },
];

/** Quartz: "Offset from last day must be <= 30". */
export const MOST_DAYS_BEFORE_END = 30;

const MONTH_NAMES = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
export const WEEKDAY_NAMES = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Three letters as one number, whatever their case. */
export function packedName(first: number, second: number, third: number): number {
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);
}

const packedNames = (names: readonly string[]) =>
  new Map(names.map((name, index) => [packedName(name.charCodeAt(0), name.charCodeAt(1), name.charCodeAt(2)), index + 1]));

/** The number of a month or a weekday (1 = Sunday) by its packed name. */
export const MONTHS_BY_NAME: ReadonlyMap<number, number> = packedNames(MONTH_NAMES);
export const WEEKDAYS_BY_NAME: ReadonlyMap<number, number> = packedNames(WEEKDAY_NAMES);
