import { bitCount, bitsAfter, bitsBelow, hasBit } from './bits.ts';
import { DAYS, MONTH_STARTS, monthOfDay, MONTHS } from './calendar-months.ts';
import type { CronExpression, CronFireOptions, CronRange } from './cron.types.ts';
import { EARLIEST, fireRuleOf, LATEST } from './fire-instants.ts';
import { daysOfMonth, scheduleOf, type Schedule } from './schedule.ts';
import { segmentAt, zoneOf } from './zone-offsets.ts';

const DAY = 86_400;

/** Number of fires on a firing day before a time of day. */
function firesBeforeTime({ seconds, minutes, hours }: Schedule, time: number): number {
  const hour = Math.trunc(time / 3600);
  const minute = Math.trunc((time % 3600) / 60);
  let inHour = 0;
  if (hasBit(hours, hour)) {
    inHour = bitsBelow(minutes, minute) * bitsBelow(seconds, 60);
    if (hasBit(minutes, minute)) inHour += bitsBelow(seconds, time % 60);
  }
  return bitsBelow(hours, hour) * bitsBelow(minutes, 60) * bitsBelow(seconds, 60) + inHour;
}

const daysBeforeMonths = new WeakMap<Schedule, Int32Array>();

/** Number of firing days before each month of the calendar, and before the month after the last. */
function daysBeforeMonth(schedule: Schedule): Int32Array {
  let sums = daysBeforeMonths.get(schedule);
  if (sums === undefined) {
    sums = new Int32Array(MONTHS + 1);
    for (let month = 0; month < MONTHS; month += 1)
      sums[month + 1] = (sums[month] ?? 0) + bitCount(daysOfMonth(schedule, month));
    daysBeforeMonths.set(schedule, sums);
  }
  return sums;
}

/** Number of fires since 1970 before a local time. */
function firesBefore(schedule: Schedule, local: number): number {
  const inside = Math.min(Math.max(local, 0), DAYS * DAY);
  const day = Math.floor(inside / DAY);
  const month = monthOfDay(day);
  const dayOfMonth = day - (MONTH_STARTS[month] ?? 0);
  const days = daysOfMonth(schedule, month);
  const before = (daysBeforeMonth(schedule)[month] ?? 0) + bitCount(bitsAfter(days, dayOfMonth, -1));
  return (
    before * schedule.firesPerDay +
    (((days >>> dayOfMonth) & 1) === 1 ? firesBeforeTime(schedule, inside - day * DAY) : 0)
  );
}

/**
 * Count the fires in a range without enumerating them: the run time depends only on the zone's clock changes in the
 * range. `from` is inclusive, `to` exclusive; without `to`, counts to the end of 2199.
 */
export function countFires(
  expression: CronExpression,
  range: CronRange,
  timeZone: string,
  options?: CronFireOptions,
): number {
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
        // All skipped times fire together on the day the clock changes.
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
