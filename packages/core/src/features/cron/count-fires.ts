import { bitCount } from './bits.ts';
import { DAYS, MONTH_SHAPES, MONTH_STARTS, monthOfDay, YEAR_KINDS, YEAR_STARTS, yearOfDay, YEARS } from './calendar-years.ts';
import type { CronExpression, CronFireOptions, CronRange } from './cron.types.ts';
import { EARLIEST, fireRuleOf, LATEST } from './fire-instants.ts';
import { isYearIn, scheduleOf, type Schedule } from './schedule.ts';
import { segmentAt, zoneOf } from './zone-offsets.ts';

const DAY = 86_400;

/** The bits below `bit` of two words of thirty bits, counted. */
function bitsBelow(low: number, high: number, bit: number): number {
  if (bit < 30) return bitCount(low & ((1 << bit) - 1));
  return bitCount(low) + bitCount(high & ((1 << (bit - 30)) - 1));
}

const has = (low: number, high: number, bit: number) => ((bit < 30 ? low >>> bit : high >>> (bit - 30)) & 1) === 1;

/** Fires of a firing day before a time of day. */
function firesBeforeTime(schedule: Schedule, time: number): number {
  const { secondsLow, secondsHigh, minutesLow, minutesHigh, hours } = schedule.expression;
  const perMinute = bitCount(secondsLow) + bitCount(secondsHigh);
  const perHour = perMinute * (bitCount(minutesLow) + bitCount(minutesHigh));
  const hour = Math.trunc(time / 3600);
  const before = bitCount(hours & ((1 << hour) - 1)) * perHour;
  if (((hours >>> hour) & 1) === 0) return before;
  const minute = Math.trunc((time % 3600) / 60);
  const minutes = bitsBelow(minutesLow, minutesHigh, minute) * perMinute;
  return before + minutes + (has(minutesLow, minutesHigh, minute) ? bitsBelow(secondsLow, secondsHigh, time % 60) : 0);
}

/** Firing days of a kind of year in its months below `month`. */
function daysBeforeMonth(schedule: Schedule, kind: number, month: number): number {
  const months = schedule.monthsOfKind[kind] ?? 0;
  let days = 0;
  for (let index = 0; index < month; index += 1)
    if (((months >>> index) & 1) === 1) days += bitCount(schedule.daysOfShape[MONTH_SHAPES[kind * 12 + index] ?? 0] ?? 0);
  return days;
}

const daysBeforeYears = new WeakMap<Schedule, Int32Array>();

/** Firing days before each year, and before the year after the last. */
function daysBeforeYear(schedule: Schedule): Int32Array {
  const known = daysBeforeYears.get(schedule);
  if (known !== undefined) return known;
  const ofKind = Array.from({ length: 14 }, (_, kind) => daysBeforeMonth(schedule, kind, 12));
  const sums = new Int32Array(YEARS + 1);
  for (let year = 0; year < YEARS; year += 1)
    sums[year + 1] = (sums[year] ?? 0) + (isYearIn(schedule, year) ? (ofKind[YEAR_KINDS[year] ?? 0] ?? 0) : 0);
  daysBeforeYears.set(schedule, sums);
  return sums;
}

/** Fires before a reading of the wall clock, since 1970. */
function firesBefore(schedule: Schedule, local: number): number {
  const sums = daysBeforeYear(schedule);
  if (local < 0) return 0;
  const day = Math.floor(local / DAY);
  if (day >= DAYS) return (sums[YEARS] ?? 0) * schedule.firesPerDay;
  const year = yearOfDay(day);
  let days = sums[year] ?? 0;
  if (!isYearIn(schedule, year)) return days * schedule.firesPerDay;
  const kind = YEAR_KINDS[year] ?? 0;
  const starts = kind < 7 ? 0 : 13;
  const dayOfYear = day - (YEAR_STARTS[year] ?? 0);
  const month = monthOfDay(dayOfYear, starts);
  days += daysBeforeMonth(schedule, kind, month);
  if ((((schedule.monthsOfKind[kind] ?? 0) >>> month) & 1) === 0) return days * schedule.firesPerDay;
  const dayOfMonth = dayOfYear - (MONTH_STARTS[starts + month] ?? 0);
  const mask = schedule.daysOfShape[MONTH_SHAPES[kind * 12 + month] ?? 0] ?? 0;
  days += bitCount(mask & ((1 << dayOfMonth) - 1));
  const today = ((mask >>> dayOfMonth) & 1) === 1 ? firesBeforeTime(schedule, local - day * DAY) : 0;
  return days * schedule.firesPerDay + today;
}

/**
 * How many times an expression fires in a range, without walking through the fires: the time that it takes depends on the
 * changes of the zone's clocks in the range only. `from` belongs to the range, `to` does not; without `to` up to the end of 2199.
 */
export function countFires(expression: CronExpression, range: CronRange, timeZone: string, options?: CronFireOptions): number {
  const schedule = scheduleOf(expression);
  const zone = zoneOf(timeZone);
  const rule = fireRuleOf(schedule, options);
  const end = Math.min(Math.ceil((range.to ?? Number.POSITIVE_INFINITY) / 1000), LATEST);
  let start = Math.max(Math.ceil(range.from / 1000), EARLIEST);
  let count = 0;
  while (start < end) {
    const { from, to, offset, before, after } = segmentAt(zone, start);
    const stop = Math.min(end, to);
    let least = start + offset;
    let most = stop + offset;
    if (rule === 'secondTime') most = Math.min(most, to + Math.min(offset, after));
    else if (rule === 'once') {
      if (start <= from && before < offset) {
        // Skipped times of the day on which the clocks go on fire together, as the clocks do.
        const gap = Math.max(from + before, Math.floor(least / DAY) * DAY);
        if (firesBefore(schedule, least) > firesBefore(schedule, gap)) count += 1;
      }
      least = Math.max(least, from + before);
    }
    if (most > least) count += firesBefore(schedule, most) - firesBefore(schedule, least);
    start = stop;
  }
  return count;
}
