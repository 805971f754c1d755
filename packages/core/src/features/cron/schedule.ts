import { bitCount, bitFrom, bitUpTo, highestBit, lowestBit } from './bits.ts';
import { MONTH_SHAPES, YEAR_KINDS, YEARS } from './calendar-years.ts';
import type { CronExpression } from './cron.types.ts';
import { monthDays } from './month-days.ts';

/** An expression made ready to be asked: what the clock shows when it fires, with all day rules worked out. */
export interface Schedule {
  readonly expression: CronExpression;
  readonly firstMinute: number;
  readonly lastMinute: number;
  readonly firstSecond: number;
  readonly lastSecond: number;
  /** The first and last fire of a day, in seconds from midnight. */
  readonly firstTime: number;
  readonly lastTime: number;
  readonly firesPerDay: number;
  /** Seconds, minutes and hours are one value each: a fixed time of day, which daylight saving treats apart. */
  readonly isFixedTime: boolean;
  /** Days by the shape of a month (`MONTH_SHAPES`). */
  readonly daysOfShape: Int32Array;
  /** Months in which it fires at all, by the kind of the year. */
  readonly monthsOfKind: Int32Array;
  /** Years in which it fires at all, thirty bits a word. */
  readonly years: Int32Array;
}

export const YEAR_WORD = 30;

function compile(expression: CronExpression): Schedule {
  const { secondsLow, secondsHigh, minutesLow, minutesHigh, hours, months } = expression;
  const daysOfShape = new Int32Array(28);
  for (let shape = 0; shape < 28; shape += 1) daysOfShape[shape] = monthDays(expression, shape >> 2, 28 + (shape & 3));
  const monthsOfKind = new Int32Array(14);
  for (let kind = 0; kind < 14; kind += 1) {
    let firing = 0;
    for (let month = 0; month < 12; month += 1)
      if (((months >>> month) & 1) === 1 && daysOfShape[MONTH_SHAPES[kind * 12 + month] ?? 0] !== 0) firing |= 1 << month;
    monthsOfKind[kind] = firing;
  }
  const years = new Int32Array(8);
  for (let year = 0; year < YEARS; year += 1) {
    const word = Math.trunc(year / YEAR_WORD);
    const bit = 1 << (year - word * YEAR_WORD);
    const isAsked = expression.years === null || ((expression.years[word] ?? 0) & bit) !== 0;
    if (isAsked && monthsOfKind[YEAR_KINDS[year] ?? 0] !== 0) years[word] = (years[word] ?? 0) | bit;
  }
  const firstMinute = bitFrom(minutesLow, minutesHigh, 0);
  const lastMinute = bitUpTo(minutesLow, minutesHigh, 59);
  const firstSecond = bitFrom(secondsLow, secondsHigh, 0);
  const lastSecond = bitUpTo(secondsLow, secondsHigh, 59);
  const seconds = bitCount(secondsLow) + bitCount(secondsHigh);
  const firesPerDay = seconds * (bitCount(minutesLow) + bitCount(minutesHigh)) * bitCount(hours);
  return {
    expression,
    firstMinute,
    lastMinute,
    firstSecond,
    lastSecond,
    firstTime: lowestBit(hours) * 3600 + firstMinute * 60 + firstSecond,
    lastTime: highestBit(hours) * 3600 + lastMinute * 60 + lastSecond,
    firesPerDay,
    isFixedTime: firesPerDay === 1,
    daysOfShape,
    monthsOfKind,
    years,
  };
}

/** Whether it fires in a year at all. */
export function isYearIn(schedule: Schedule, year: number): boolean {
  const word = Math.trunc(year / YEAR_WORD);
  return (((schedule.years[word] ?? 0) >>> (year - word * YEAR_WORD)) & 1) === 1;
}

const schedules = new WeakMap<CronExpression, Schedule>();
let lastExpression: CronExpression | null = null;
let lastSchedule: Schedule | null = null;

/** The schedule of an expression, worked out once for as long as the expression is held. */
export function scheduleOf(expression: CronExpression): Schedule {
  if (expression === lastExpression && lastSchedule !== null) return lastSchedule;
  let schedule = schedules.get(expression);
  if (schedule === undefined) {
    schedule = compile(expression);
    schedules.set(expression, schedule);
  }
  lastExpression = expression;
  lastSchedule = schedule;
  return schedule;
}

/** Whether an expression can never fire from 1970 to 2199: 30 February, 31 April, 29 February in 2025–2027. */
export function neverFires(expression: CronExpression): boolean {
  return scheduleOf(expression).years.every((word) => word === 0);
}
