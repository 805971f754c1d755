import { bitFrom, bitUpTo, highestBit, lowestBit } from './bits.ts';
import { DAYS, MONTH_SHAPES, MONTH_STARTS, monthOfDay, YEAR_KINDS, YEAR_STARTS, yearOfDay, YEARS } from './calendar-years.ts';
import { isYearIn, YEAR_WORD, type Schedule } from './schedule.ts';

/** What a clock on the wall shows, in seconds from 1 January 1970 of that clock. -1 stands for no fire. */
const DAY = 86_400;

/** The first time of day from `time` on, in seconds from midnight. */
function timeFrom(schedule: Schedule, time: number): number {
  const { expression, firstMinute, firstSecond } = schedule;
  const { hours, minutesLow, minutesHigh } = expression;
  const hour = Math.trunc(time / 3600);
  if (((hours >>> hour) & 1) === 1) {
    const minute = Math.trunc((time - hour * 3600) / 60);
    const isIn = minute < 30 ? minutesLow >>> minute : minutesHigh >>> (minute - 30);
    if ((isIn & 1) === 1) {
      const start = hour * 3600 + minute * 60;
      const second = bitFrom(expression.secondsLow, expression.secondsHigh, time - start);
      if (second >= 0) return start + second;
    }
    const later = bitFrom(minutesLow, minutesHigh, minute + 1);
    if (later >= 0) return hour * 3600 + later * 60 + firstSecond;
  }
  const rest = hours >>> (hour + 1);
  return rest === 0 ? -1 : (hour + 1 + lowestBit(rest)) * 3600 + firstMinute * 60 + firstSecond;
}

/** The last time of day up to `time`, in seconds from midnight. */
function timeUpTo(schedule: Schedule, time: number): number {
  const { expression, lastMinute, lastSecond } = schedule;
  const { hours, minutesLow, minutesHigh } = expression;
  const hour = Math.trunc(time / 3600);
  if (((hours >>> hour) & 1) === 1) {
    const minute = Math.trunc((time - hour * 3600) / 60);
    const isIn = minute < 30 ? minutesLow >>> minute : minutesHigh >>> (minute - 30);
    if ((isIn & 1) === 1) {
      const start = hour * 3600 + minute * 60;
      const second = bitUpTo(expression.secondsLow, expression.secondsHigh, time - start);
      if (second >= 0) return start + second;
    }
    const earlier = bitUpTo(minutesLow, minutesHigh, minute - 1);
    if (earlier >= 0) return hour * 3600 + earlier * 60 + lastSecond;
  }
  const rest = hours & ((1 << hour) - 1);
  return rest === 0 ? -1 : highestBit(rest) * 3600 + lastMinute * 60 + lastSecond;
}

/** The fire of a year in the month that `bitOf` picks of `months`, on the day that it picks there, at `time`. */
function fireOfYear(schedule: Schedule, year: number, months: number, bitOf: (word: number) => number, time: number): number {
  const kind = YEAR_KINDS[year] ?? 0;
  const month = bitOf(months);
  const days = schedule.daysOfShape[MONTH_SHAPES[kind * 12 + month] ?? 0] ?? 0;
  const start = (YEAR_STARTS[year] ?? 0) + (MONTH_STARTS[(kind < 7 ? 0 : 13) + month] ?? 0);
  return (start + bitOf(days)) * DAY + time;
}

const monthsOf = (schedule: Schedule, year: number) => schedule.monthsOfKind[YEAR_KINDS[year] ?? 0] ?? 0;

/** The first fire from `second` on, both as the wall clock shows them. */
export function nextLocal(schedule: Schedule, second: number): number {
  let day = Math.floor(second / DAY);
  let time = second - day * DAY;
  if (day < 0) day = time = 0;
  if (day >= DAYS) return -1;
  const year = yearOfDay(day);
  let word = Math.trunc(year / YEAR_WORD);
  if (isYearIn(schedule, year)) {
    const kind = YEAR_KINDS[year] ?? 0;
    const starts = kind < 7 ? 0 : 13;
    const dayOfYear = day - (YEAR_STARTS[year] ?? 0);
    const month = monthOfDay(dayOfYear, starts);
    const months = schedule.monthsOfKind[kind] ?? 0;
    if (((months >>> month) & 1) === 1) {
      const dayOfMonth = dayOfYear - (MONTH_STARTS[starts + month] ?? 0);
      const days = (schedule.daysOfShape[MONTH_SHAPES[kind * 12 + month] ?? 0] ?? 0) >>> dayOfMonth;
      if ((days & 1) === 1 && time <= schedule.lastTime) return day * DAY + timeFrom(schedule, time);
      const rest = days & ~1;
      if (rest !== 0) return (day + lowestBit(rest)) * DAY + schedule.firstTime;
    }
    const later = months & -(2 << month);
    if (later !== 0) return fireOfYear(schedule, year, later, lowestBit, schedule.firstTime);
  }
  let years = (schedule.years[word] ?? 0) & -(2 << (year - word * YEAR_WORD));
  while (years === 0) {
    word += 1;
    if (word === 8) return -1;
    years = schedule.years[word] ?? 0;
  }
  const next = word * YEAR_WORD + lowestBit(years);
  return fireOfYear(schedule, next, monthsOf(schedule, next), lowestBit, schedule.firstTime);
}

/** The last fire up to `second`, both as the wall clock shows them. */
export function previousLocal(schedule: Schedule, second: number): number {
  let day = Math.floor(second / DAY);
  let time = second - day * DAY;
  if (day < 0) return -1;
  if (day >= DAYS) {
    day = DAYS - 1;
    time = DAY - 1;
  }
  const year = Math.min(yearOfDay(day), YEARS - 1);
  let word = Math.trunc(year / YEAR_WORD);
  if (isYearIn(schedule, year)) {
    const kind = YEAR_KINDS[year] ?? 0;
    const starts = kind < 7 ? 0 : 13;
    const dayOfYear = day - (YEAR_STARTS[year] ?? 0);
    const month = monthOfDay(dayOfYear, starts);
    const months = schedule.monthsOfKind[kind] ?? 0;
    if (((months >>> month) & 1) === 1) {
      const dayOfMonth = dayOfYear - (MONTH_STARTS[starts + month] ?? 0);
      const days = schedule.daysOfShape[MONTH_SHAPES[kind * 12 + month] ?? 0] ?? 0;
      if (((days >>> dayOfMonth) & 1) === 1 && time >= schedule.firstTime) return day * DAY + timeUpTo(schedule, time);
      const rest = days & ((1 << dayOfMonth) - 1);
      if (rest !== 0) return (day - dayOfMonth + highestBit(rest)) * DAY + schedule.lastTime;
    }
    const earlier = months & ((1 << month) - 1);
    if (earlier !== 0) return fireOfYear(schedule, year, earlier, highestBit, schedule.lastTime);
  }
  let years = (schedule.years[word] ?? 0) & ((1 << (year - word * YEAR_WORD)) - 1);
  while (years === 0) {
    word -= 1;
    if (word < 0) return -1;
    years = schedule.years[word] ?? 0;
  }
  const previous = word * YEAR_WORD + highestBit(years);
  return fireOfYear(schedule, previous, monthsOf(schedule, previous), highestBit, schedule.lastTime);
}
