import { PLATFORM_OFFSET_MINUTES } from '../kernel/index.ts';
import { calendarTime, instantOf, type CalendarTime } from './calendar.ts';

const DATE_TIME = /^(?<date>\d{4}-\d{2}-\d{2})(?: (?<time>\d{2}:\d{2}:\d{2}))?$/u;

/** Format an instant (epoch milliseconds) as `YYYY-MM-DD HH:mm:ss`; empty outside the years 0 to 9999. */
export function formatDateTime(epochMs: number, offsetMinutes: number = PLATFORM_OFFSET_MINUTES): string {
  const time = writableTime(epochMs, offsetMinutes);
  return time === undefined ? '' : `${dateText(time)} ${timeText(time)}`;
}

/** Format an instant (epoch milliseconds) as `YYYY-MM-DD`. */
export function formatDate(epochMs: number, offsetMinutes: number = PLATFORM_OFFSET_MINUTES): string {
  const time = writableTime(epochMs, offsetMinutes);
  return time === undefined ? '' : dateText(time);
}

/** Format an instant (epoch milliseconds) as `HH:mm:ss`. */
export function formatTime(epochMs: number, offsetMinutes: number = PLATFORM_OFFSET_MINUTES): string {
  const time = writableTime(epochMs, offsetMinutes);
  return time === undefined ? '' : timeText(time);
}

/** Parse `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` to epoch milliseconds; undefined for a nonexistent time. */
export function parseDateTime(value: string, offsetMinutes: number = PLATFORM_OFFSET_MINUTES): number | undefined {
  const groups = DATE_TIME.exec(value)?.groups;
  if (groups === undefined) return undefined;
  const [year = 0, month = 0, day = 0] = (groups['date'] ?? '').split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = (groups['time'] ?? '00:00:00').split(':').map(Number);
  return instantOf({ year, month, day, hour, minute, second }, offsetMinutes);
}

function writableTime(epochMs: number, offsetMinutes: number): CalendarTime | undefined {
  if (!Number.isFinite(epochMs)) return undefined;
  const time = calendarTime(epochMs, offsetMinutes);
  return time.year >= 0 && time.year <= 9999 ? time : undefined;
}

const digits = (value: number, count: number) => String(value).padStart(count, '0');

const dateText = (time: CalendarTime) => `${digits(time.year, 4)}-${digits(time.month, 2)}-${digits(time.day, 2)}`;

const timeText = (time: CalendarTime) => `${digits(time.hour, 2)}:${digits(time.minute, 2)}:${digits(time.second, 2)}`;
