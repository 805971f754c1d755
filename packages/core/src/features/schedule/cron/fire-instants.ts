import { DAYS } from './calendar-months.ts';
import type { CronFireOptions } from './cron.types.ts';
import { localFire } from './local-fires.ts';
import type { Schedule } from './schedule.ts';
import { segmentAt, type Zone } from './zone-offsets.ts';

/**
 * Which local times fire. `everyTime`: each time they occur. `once`: a repeated time fires at its first occurrence, a
 * skipped one at the first instant after the gap. `secondTime`: a repeated time fires at its second occurrence, a
 * skipped one does not fire.
 */
export type FireRule = 'everyTime' | 'once' | 'secondTime';

const DAY = 86_400;

/** Upper bound of UTC offsets and of clock changes. */
const MARGIN = DAY * 1.5;

/** Bounds of possible fires in any zone, in seconds from the epoch. */
export const EARLIEST = -2 * DAY;
export const LATEST = (DAYS + 2) * DAY;

/** The rule for a schedule; a single fire per day is a fixed time with its own rule. */
export function fireRuleOf(schedule: Schedule, options: CronFireOptions | undefined): FireRule {
  if (options?.daylightSaving === 'quartz') return 'secondTime';
  return schedule.firesPerDay === 1 ? 'once' : 'everyTime';
}

const isSameDay = (one: number, other: number) => Math.floor(one / DAY) === Math.floor(other / DAY);

/** The first fire at or after `second`; NaN if there is none. */
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
        // Skipped by the clock change: fires at its end, unless that is another day.
        if (isSameDay(found, from + offset)) return from;
        found = localFire(schedule, from + offset, 1);
        instant = found < 0 ? Number.POSITIVE_INFINITY : found - offset;
      }
      if (instant < (rule === 'secondTime' ? to + Math.min(after - offset, 0) : to)) return instant;
    }
    // Only when the clock goes back can an earlier local time follow.
    if (after >= offset) {
      if (found < 0) return Number.NaN;
      earliest = Math.max(to, found - offset - MARGIN);
    } else earliest = to;
    if (earliest > LATEST) return Number.NaN;
  }
}

/** The last fire at or before `second`; NaN if there is none. */
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
