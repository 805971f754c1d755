import type { CronField, CronTerm } from './cron.types.ts';

export const FIRST_YEAR = 1970;
export const LAST_YEAR = 2199;

/**
 * Maximum text length in UTF-16 units. A list of every value of every field takes 1,664; a longer text contains
 * duplicates, and parse time grows with length.
 */
export const LONGEST_TEXT = 2000;

/** Field indexes, for loops. */
export const SECOND = 0;
export const MINUTE = 1;
export const HOUR = 2;
export const DAY = 3;
export const MONTH = 4;
export const WEEKDAY = 5;
export const YEAR = 6;

export const CRON_FIELDS: readonly CronField[] = ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'];

/** Minimum and maximum value and maximum step of each field in the grammar; the editor's bounds are narrower. */
const LEAST = [0, 0, 0, 1, 1, 1, FIRST_YEAR];
const MOST = [59, 59, 23, 31, 12, 7, LAST_YEAR];
/** Sixty minutes, offered by the editor: once an hour. */
const MOST_STEP = [59, 60, 23, 31, 12, 7, LAST_YEAR - FIRST_YEAR];

export const leastOf = (field: number): number => LEAST[field] ?? 0;
export const mostOf = (field: number): number => MOST[field] ?? 0;
export const mostStepOf = (field: number): number => MOST_STEP[field] ?? 0;

/** Quartz: "Offset from last day must be <= 30". */
export const MOST_DAYS_BEFORE_END = 30;

/** The terms of `*`, by field. */
export const EVERY: readonly (readonly CronTerm[])[] = LEAST.map((from, field) => [
  { kind: 'all', from, to: mostOf(field), step: 1 },
]);

/** Concatenated three-letter names. */
export const MONTH_NAMES = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';
export const WEEKDAY_NAMES = 'SUNMONTUEWEDTHUFRISAT';
