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

/** Names of three letters, one after the other. */
export const MONTH_NAMES = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';
export const WEEKDAY_NAMES = 'SUNMONTUEWEDTHUFRISAT';

/** The number, from 1, of a name of three letters in a list of such, whatever its case; 0 when it is not there. */
export function numberOfName(names: string, name: string): number {
  const at = names.indexOf(name.toUpperCase());
  return at >= 0 && at % 3 === 0 ? at / 3 + 1 : 0;
}
