import { DAYS } from './calendar-months.ts';
import type { CronFireOptions } from './cron.types.ts';
import { localFire } from './local-fires.ts';
import type { Schedule } from './schedule.ts';
import { segmentAt, type Zone } from './zone-offsets.ts';

/**
 * Which readings of the wall clock fire. `everyTime`: those that clocks show, each time they show them. `once`: a time that is
 * shown twice fires the first time, one that is skipped fires at the first instant after the gap. `secondTime`: a time that is
 * shown twice fires the second time, one that is skipped does not fire.
 */
export type FireRule = 'everyTime' | 'once' | 'secondTime';

const DAY = 86_400;

/** Clocks are nowhere more than this apart from each other, and no change of a zone is larger. */
const MARGIN = DAY * 1.5;

/** Instants outside these cannot be fires: the calendar ends, in every zone. In seconds from the epoch. */
export const EARLIEST = -2 * DAY;
export const LATEST = (DAYS + 2) * DAY;

/** How daylight saving changes the fires of a schedule; one fire a day is a fixed time, which it treats apart. */
export function fireRuleOf(schedule: Schedule, options: CronFireOptions | undefined): FireRule {
  if (options?.daylightSaving === 'quartz') return 'secondTime';
  return schedule.firesPerDay === 1 ? 'once' : 'everyTime';
}

const isSameDay = (one: number, other: number) => Math.floor(one / DAY) === Math.floor(other / DAY);

/** The first fire at `second` or later; NaN when there is none. */
export function nextInstant(schedule: Schedule, zone: Zone, second: number, rule: FireRule): number {
  let earliest = second;
  for (;;) {
    const { from, to, offset, before, after } = segmentAt(zone, earliest);
    let local = earliest + offset;
    if (rule === 'once') local = earliest <= from ? from + before : Math.max(local, from + before);
    let found = localFire(schedule, local, 1);
    if (found >= 0) {
      let instant = found - offset;
      if (instant < from) {
        // Skipped by the clocks: it fires when they go on, but not on another day.
        if (isSameDay(found, from + offset)) return from;
        found = localFire(schedule, from + offset, 1);
        instant = found < 0 ? Number.POSITIVE_INFINITY : found - offset;
      }
      if (instant < (rule === 'secondTime' ? to + Math.min(after - offset, 0) : to)) return instant;
    }
    // Only where clocks go back can a reading come that was passed already.
    if (after >= offset) {
      if (found < 0) return Number.NaN;
      earliest = Math.max(to, found - offset - MARGIN);
    } else earliest = to;
    if (earliest > LATEST) return Number.NaN;
  }
}

/** The last fire at `second` or earlier; NaN when there is none. */
export function previousInstant(schedule: Schedule, zone: Zone, second: number, rule: FireRule): number {
  let latest = second;
  for (;;) {
    const { from, to, offset, before, after } = segmentAt(zone, latest);
    let local = latest + offset;
    if (rule === 'secondTime') local = Math.min(local, to + Math.min(offset, after) - 1);
    const found = localFire(schedule, local, -1);
    if (found >= 0 && found >= (rule === 'once' ? from + before : from + offset)) {
      if (found - offset >= from) return found - offset;
      if (isSameDay(found, from + offset)) return from;
    }
    if (before <= offset) {
      if (found < 0) return Number.NaN;
      latest = Math.min(from - 1, found - offset + MARGIN);
    } else latest = from - 1;
    if (latest < EARLIEST) return Number.NaN;
  }
}
