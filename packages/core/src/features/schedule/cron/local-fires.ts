import { bitAfter, bitsAfter, firstBit, hasBit, type Direction } from './bits.ts';
import { DAYS, MONTH_SHAPES, MONTH_STARTS, monthOfDay } from './calendar-months.ts';
import { daysOfMonth, type Schedule } from './schedule.ts';

/** Local times in seconds from 1 January 1970 local time. -1 means no fire. */
const DAY = 86_400;

/**
 * The fire of a day at `time` or next in a direction, in seconds from midnight; `edge` is the first of the day in that
 * direction.
 */
function timeOfDay({ hours, minutes, seconds }: Schedule, time: number, edge: number, direction: Direction): number {
  const hour = Math.trunc(time / 3600);
  if (hasBit(hours, hour)) {
    const minute = Math.trunc((time % 3600) / 60);
    if (hasBit(minutes, minute)) {
      const second = time % 60;
      const found = hasBit(seconds, second) ? second : bitAfter(seconds, second, direction);
      if (found >= 0) return time - second + found;
    }
    const found = bitAfter(minutes, minute, direction);
    if (found >= 0) return hour * 3600 + found * 60 + (edge % 60);
  }
  return bitAfter(hours, hour, direction) * 3600 + (edge % 3600);
}

/** The fire at `second` or nearest in a direction, in local time: upwards the next, downwards the last. */
export function localFire(schedule: Schedule, second: number, direction: Direction): number {
  let day = Math.floor(second / DAY);
  let time = second - day * DAY;
  if (direction > 0 ? day >= DAYS : day < 0) return -1;
  if (day < 0) day = time = 0;
  if (day >= DAYS) {
    day = DAYS - 1;
    time = DAY - 1;
  }
  const { firstTime, lastTime } = schedule;
  const edge = direction > 0 ? firstTime : lastTime;
  const month = monthOfDay(day);
  const days = daysOfMonth(schedule, month);
  const dayOfMonth = day - (MONTH_STARTS[month] ?? 0);
  if (((days >>> dayOfMonth) & 1) === 1 && (direction > 0 ? time <= lastTime : time >= firstTime))
    return day * DAY + timeOfDay(schedule, time, edge, direction);
  const rest = bitsAfter(days, dayOfMonth, direction);
  if (rest !== 0) return (day - dayOfMonth + firstBit(rest, direction)) * DAY + edge;
  const other = bitAfter(schedule.months, month, direction);
  if (other < 0) return -1;
  const first = firstBit(schedule.daysOfShape[MONTH_SHAPES[other] ?? 0] ?? 0, direction);
  return ((MONTH_STARTS[other] ?? 0) + first) * DAY + edge;
}
