import { nextFire, parseCron } from '@evergreen/core/schedule/cron';
import { formatDateTime, parseDateTime } from '@evergreen/core/format';
import { PLATFORM_OFFSET_MINUTES } from '@evergreen/core/kernel';

/** The zone of the platform's own clocks. */
export const PLATFORM_ZONE = 'Asia/Shanghai';

const MINUTES_OF_OFFSET = /GMT(?:(?<sign>[+-])(?<hours>\d{2}):(?<minutes>\d{2}))?/u;
const WRITTEN =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2})(?<seconds>:\d{2})?(?:\.\d+)?)?(?<offset>Z|[+-]\d{2}:\d{2})?$/u;
const EPOCH = /^-?\d{1,15}$/u;

const MINUTE = 60_000;
/** The last that an expression can name. */
const LAST_YEAR = 2199;

/** Clocks in China have shown UTC+8 all the year round since the last summer time ended, on 15 September 1991. */
export const STEADY_SINCE = Date.UTC(1992, 0, 1);

export interface Reckoning {
  /** In which to reckon: UTC or an IANA name. */
  readonly zone: string;
  /** Milliseconds to add to an instant before, and to take away from the answer. */
  readonly ahead: number;
}

/**
 * How to reckon by the clocks of a zone from an instant (epoch milliseconds) on. The platform's own zone is reckoned in UTC, ahead
 * of it by what is known: the first question to the host about any zone costs more than all else that a command does.
 */
export function reckoningFrom(zone: string, instant: number): Reckoning {
  if (zone === PLATFORM_ZONE && instant >= STEADY_SINCE)
    return { zone: 'UTC', ahead: PLATFORM_OFFSET_MINUTES * MINUTE };
  return { zone, ahead: 0 };
}

export interface ShownInstant {
  /** 2026-01-16 09:00:00 +08:00 */
  readonly words: string;
  /** 2026-01-16T09:00:00+08:00 */
  readonly iso: string;
}

/** Shows instants (epoch milliseconds) as the clocks of a zone (an IANA name) show them, with their distance from UTC. */
export function createZoneClock(zone: string): (instant: number) => ShownInstant {
  let askHost: ((instant: number) => string) | undefined;
  const offsetAt = (instant: number) => {
    const reckoning = reckoningFrom(zone, instant);
    if (reckoning.zone === 'UTC') return writtenOffset(reckoning.ahead / MINUTE);
    askHost ??= hostOffsets(zone);
    return askHost(instant);
  };
  return (instant) => {
    const offset = offsetAt(instant);
    const shown = formatDateTime(instant, offsetMinutes(offset));
    return { words: `${shown} ${offset}`, iso: `${shown.replace(' ', 'T')}${offset}` };
  };
}

function hostOffsets(zone: string): (instant: number) => string {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (instant) => {
    const name = formatter.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const { sign = '+', hours = '00', minutes = '00' } = MINUTES_OF_OFFSET.exec(name)?.groups ?? {};
    return `${sign}${hours}:${minutes}`;
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
  const atPlatform = parseDateTime(written);
  if (atPlatform === undefined) return undefined;
  const [year = 0, month, day] = date.split('-').map(Number);
  if (zone === PLATFORM_ZONE && atPlatform >= STEADY_SINCE && year <= LAST_YEAR) return atPlatform;
  const [hour, minute] = time.split(':').map(Number);
  // A wall clock's reading is an expression that fires once.
  const once = parseCron(`${Number(seconds.slice(1))} ${minute} ${hour} ${day} ${month} ? ${year}`);
  return once.ok ? (nextFire(once.value, Number.NEGATIVE_INFINITY, zone) ?? undefined) : undefined;
}

/** +08:00 of 480. */
function writtenOffset(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function offsetMinutes(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
  return offset.startsWith('-') ? -minutes : minutes;
}
