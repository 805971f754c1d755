import { bitCount, highestBit, lowestBit } from './bits.ts';
import { MONTH_SHAPES, YEAR_KINDS, YEARS } from './calendar-years.ts';
import type { CronExpression } from './cron.types.ts';
import { monthDays } from './month-days.ts';

/** An expression made ready to be asked: what the clock shows when it fires, with all day rules worked out. */
export interface Schedule {
  readonly secondsLow: number;
  readonly secondsHigh: number;
  readonly minutesLow: number;
  readonly minutesHigh: number;
  readonly hours: number;
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

const first = (low: number, high: number) => (low === 0 ? 30 + lowestBit(high) : lowestBit(low));
const last = (low: number, high: number) => (high === 0 ? highestBit(low) : 30 + highestBit(high));

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
  const firstMinute = first(minutesLow, minutesHigh);
  const lastMinute = last(minutesLow, minutesHigh);
  const firstSecond = first(secondsLow, secondsHigh);
  const lastSecond = last(secondsLow, secondsHigh);
  const seconds = bitCount(secondsLow) + bitCount(secondsHigh);
  const firesPerDay = seconds * (bitCount(minutesLow) + bitCount(minutesHigh)) * bitCount(hours);
  return {
    secondsLow,
    secondsHigh,
    minutesLow,
    minutesHigh,
    hours,
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
