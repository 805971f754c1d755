import type { CronField, CronTerm } from './cron.types.ts';

export const FIRST_YEAR = 1970;
export const LAST_YEAR = 2199;

/**
 * The longest text that is read, in UTF-16 units. Every value of every field in one list takes 1,664 of them; a longer text repeats
 * values, and reading it would take as long as it is.
 */
export const LONGEST_TEXT = 2000;

/** Fields by number: loops over a text count them. */
export const SECOND = 0;
export const MINUTE = 1;
export const HOUR = 2;
export const DAY = 3;
export const MONTH = 4;
export const WEEKDAY = 5;
export const YEAR = 6;

export const CRON_FIELDS: readonly CronField[] = ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'];

/** The smallest value of a field, the largest, and the largest step that the grammar has; the editor's own bounds are narrower. */
const LEAST = [0, 0, 0, 1, 1, 1, FIRST_YEAR];
const MOST = [59, 59, 23, 31, 12, 7, LAST_YEAR];
/** Sixty minutes, which the editor offers: once an hour. */
const MOST_STEP = [59, 60, 23, 31, 12, 7, LAST_YEAR - FIRST_YEAR];

export const leastOf = (field: number): number => LEAST[field] ?? 0;
export const mostOf = (field: number): number => MOST[field] ?? 0;
export const mostStepOf = (field: number): number => MOST_STEP[field] ?? 0;

/** Quartz: "Offset from last day must be <= 30". */
export const MOST_DAYS_BEFORE_END = 30;

/** What a field says that is `*`, by field. */
export const EVERY: readonly (readonly CronTerm[])[] = LEAST.map((from, field) => [
  { kind: 'all', from, to: mostOf(field), step: 1 },
]);

/** Names of three letters, one after the other. */
export const MONTH_NAMES = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';
export const WEEKDAY_NAMES = 'SUNMONTUEWEDTHUFRISAT';
