import { addBit, bitAfter, bitsBelow, hasBit } from './bits.ts';
import { MONTH_SHAPES, MONTHS } from './calendar-months.ts';
import type { CronExpression } from './cron.types.ts';
import { HOUR, MINUTE, MONTH, SECOND, YEAR } from './field-limits.ts';
import { monthDaysOf } from './month-days.ts';
import { plainSet } from './plain-terms.ts';

/** A compiled expression: local times of fires, with all day rules resolved. */
export interface Schedule {
  readonly seconds: Int32Array;
  readonly minutes: Int32Array;
  readonly hours: Int32Array;
  /** First and last fire of a day, in seconds from midnight. */
  readonly firstTime: number;
  readonly lastTime: number;
  readonly firesPerDay: number;
  /** Months of the calendar with any fire. */
  readonly months: Int32Array;
  /** Days by the shape of a month (`MONTH_SHAPES`). */
  readonly daysOfShape: Int32Array;
}

function compile(expression: CronExpression): Schedule {
  const setOf = (field: number) => plainSet(expression.fields[field] ?? [], field);
  const seconds = setOf(SECOND);
  const minutes = setOf(MINUTE);
  const hours = setOf(HOUR);
  const monthsOfYear = setOf(MONTH);
  const years = setOf(YEAR);
  const monthDays = monthDaysOf(expression);
  const daysOfShape = new Int32Array(28);
  for (let shape = 0; shape < 28; shape += 1) daysOfShape[shape] = monthDays(shape >> 2, 28 + (shape & 3));
  const months = new Int32Array((MONTHS >> 5) + 1);
  for (let month = bitAfter(monthsOfYear, -1, 1); month >= 0; month = bitAfter(monthsOfYear, month, 1))
    for (let year = bitAfter(years, -1, 1); year >= 0; year = bitAfter(years, year, 1)) {
      const index = year * 12 + month;
      if (daysOfShape[MONTH_SHAPES[index] ?? 0] !== 0) addBit(months, index);
    }
  return {
    seconds,
    minutes,
    hours,
    firstTime: (bitAfter(hours, -1, 1) * 60 + bitAfter(minutes, -1, 1)) * 60 + bitAfter(seconds, -1, 1),
    lastTime: (bitAfter(hours, 24, -1) * 60 + bitAfter(minutes, 60, -1)) * 60 + bitAfter(seconds, 60, -1),
    firesPerDay: bitsBelow(hours, 24) * bitsBelow(minutes, 60) * bitsBelow(seconds, 60),
    months,
    daysOfShape,
  };
}

/** The firing days of a calendar month, as bits. */
export function daysOfMonth({ months, daysOfShape }: Schedule, month: number): number {
  return hasBit(months, month) ? (daysOfShape[MONTH_SHAPES[month] ?? 0] ?? 0) : 0;
}

const schedules = new WeakMap<CronExpression, Schedule>();
let lastExpression: CronExpression | null = null;
let lastSchedule: Schedule | null = null;

/** The schedule of an expression, memoised for the lifetime of the expression. */
export function scheduleOf(expression: CronExpression): Schedule {
  if (expression === lastExpression && lastSchedule !== null) return lastSchedule;
  const schedule = schedules.get(expression) ?? compile(expression);
  schedules.set(expression, schedule);
  lastExpression = expression;
  lastSchedule = schedule;
  return schedule;
}

/** Whether an expression never fires from 1970 to 2199: 30 February, 31 April, 29 February in 2025–2027. */
export function neverFires(expression: CronExpression): boolean {
  return scheduleOf(expression).months.every((word) => word === 0);
}
