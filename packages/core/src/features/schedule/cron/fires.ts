import type { CronExpression, CronFireOptions, CronRange } from './cron.types.ts';
import { EARLIEST, fireRuleOf, LATEST, nextInstant, previousInstant } from './fire-instants.ts';
import { scheduleOf } from './schedule.ts';
import { zoneOf } from './zone-offsets.ts';

/** Seconds to milliseconds; NaN is no instant. */
const instantOf = (second: number) => (second === second ? second * 1000 : null);

/**
 * The first fire after an instant, or null if there is none until the end of 2199.
 * @param from epoch milliseconds, exclusive
 * @param timeZone IANA zone of the expression; throws a RangeError for a zone that the host does not know
 */
export function nextFire(
  expression: CronExpression,
  from: number,
  timeZone: string,
  options?: CronFireOptions,
): number | null {
  const schedule = scheduleOf(expression);
  const second = Math.max(Math.floor(from / 1000) + 1, EARLIEST);
  if (!(second <= LATEST)) return null;
  return instantOf(nextInstant(schedule, zoneOf(timeZone), second, fireRuleOf(schedule, options)));
}

/**
 * The last fire before an instant, or null if there is none since the beginning of 1970.
 * @param from epoch milliseconds, exclusive
 * @param timeZone as for `nextFire`
 */
export function previousFire(
  expression: CronExpression,
  from: number,
  timeZone: string,
  options?: CronFireOptions,
): number | null {
  const schedule = scheduleOf(expression);
  const second = Math.min(Math.ceil(from / 1000) - 1, LATEST);
  if (!(second >= EARLIEST)) return null;
  return instantOf(previousInstant(schedule, zoneOf(timeZone), second, fireRuleOf(schedule, options)));
}

/** The fires of a range in order, computed lazily; without an end, until the end of 2199. */
export function* fires(
  expression: CronExpression,
  range: CronRange,
  timeZone: string,
  options?: CronFireOptions,
): Generator<number, void, undefined> {
  const { from, to = Number.POSITIVE_INFINITY } = range;
  const schedule = scheduleOf(expression);
  const zone = zoneOf(timeZone);
  const rule = fireRuleOf(schedule, options);
  for (let second = Math.max(Math.ceil(from / 1000), EARLIEST); second <= LATEST; second += 1) {
    second = nextInstant(schedule, zone, second, rule);
    if (!(second * 1000 < to)) return;
    yield second * 1000;
  }
}

/** Whether an expression fires in the second of an instant (epoch milliseconds). */
export function matches(
  expression: CronExpression,
  instant: number,
  timeZone: string,
  options?: CronFireOptions,
): boolean {
  const second = Math.floor(instant / 1000) * 1000;
  return nextFire(expression, second - 1, timeZone, options) === second;
}
