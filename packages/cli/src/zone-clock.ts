import { nextFire, parseCron } from '@evergreen/core/cron';
import { formatDateTime, parseDateTime } from '@evergreen/core/format';

/** The zone of the platform's own clocks. */
export const PLATFORM_ZONE = 'Asia/Shanghai';

const MINUTES_OF_OFFSET = /GMT(?:(?<sign>[+-])(?<hours>\d{2}):(?<minutes>\d{2}))?/u;
const WRITTEN = /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2})(?<seconds>:\d{2})?(?:\.\d+)?)?(?<offset>Z|[+-]\d{2}:\d{2})?$/u;
const EPOCH = /^-?\d{1,15}$/u;

export interface ShownInstant {
  /** 2026-01-16 09:00:00 +08:00 */
  readonly words: string;
  /** 2026-01-16T09:00:00+08:00 */
  readonly iso: string;
}

/** Shows instants (epoch milliseconds) as the clocks of a zone (an IANA name) show them, with their distance from UTC. */
export function createZoneClock(zone: string): (instant: number) => ShownInstant {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (instant) => {
    const name = formatter.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const { sign = '+', hours = '00', minutes = '00' } = MINUTES_OF_OFFSET.exec(name)?.groups ?? {};
    const shown = formatDateTime(instant, offsetMinutes(`${sign}${hours}:${minutes}`));
    const offset = `${sign}${hours}:${minutes}`;
    return { words: `${shown} ${offset}`, iso: `${shown.replace(' ', 'T')}${offset}` };
  };
}

/**
 * The instant that was typed, in epoch milliseconds: those milliseconds themselves, or a date with or without a time, by the
 * clocks of the zone unless its distance from UTC is written behind it. A time that the clocks skip is the first instant after.
 * Undefined for what no calendar shows, and outside the years 1970 to 2199.
 */
export function readInstant(typed: string, zone: string): number | undefined {
  if (EPOCH.test(typed)) return Number(typed);
  const groups = WRITTEN.exec(typed)?.groups;
  if (groups === undefined) return undefined;
  const { date = '', time = '00:00', seconds = ':00', offset } = groups;
  const written = `${date} ${time}${seconds}`;
  if (offset !== undefined) return parseDateTime(written, offset === 'Z' ? 0 : offsetMinutes(offset));
  if (parseDateTime(written) === undefined) return undefined;
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute] = time.split(':').map(Number);
  // A wall clock's reading is an expression that fires once.
  const once = parseCron(`${Number(seconds.slice(1))} ${minute} ${hour} ${day} ${month} ? ${year}`);
  return once.ok ? (nextFire(once.value, Number.NEGATIVE_INFINITY, zone) ?? undefined) : undefined;
}

function offsetMinutes(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
  return offset.startsWith('-') ? -minutes : minutes;
}
