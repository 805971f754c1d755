import { err, ok, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { parseDateTime } from '../../../format/index.ts';
import { fieldValueMessages } from './field-values.messages.ts';
import { quoted } from './quoted-text.ts';
import { writtenDay } from './written-day.ts';

/** Options of date parsing. */
export interface DateReading {
  /**
   * Current time in epoch milliseconds. Required for relative input (今天, `+3`, `12-1`): pasted and imported texts must
   * not depend on the current day.
   */
  readonly now?: number;
  /** Time of day for a date without one; defaults to the first second. */
  readonly timeOfDayAlone?: 'first' | 'last';
}

/** Characters; no spelling of a date and time is longer. */
const LONGEST = 60;

const FIRST_SECOND = '00:00:00';
const LAST_SECOND = '23:59:59';

/** A day, then a space, `T`, 日 or 天, then a time. */
const WITH_TIME = /^(?<day>\S.*?)(?:(?<=\d)T(?=\d)|(?<=[日天])|\s+)(?<time>(?:上午|下午)?\s*\d{1,2}[:时点].*)$/u;

const TIME =
  /^(?<before>上午|下午)?\s*(?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2})(?:\.0+)?)?\s*(?<after>[ap]m)?$/iu;

/**
 * Parse a day as typed by people or copied from spreadsheets → `YYYY-MM-DD`, null for an empty text. Rejects a trailing
 * time other than midnight, which spreadsheets and servers append to a day.
 */
export function parseDay(typed: string, { now }: DateReading = {}): Result<string | null, LocalizedText> {
  const read = readMoment(typed, fieldValueMessages.notADay, FIRST_SECOND, now);
  if (!read.ok || read.value === null) return read;
  const [day = '', time = FIRST_SECOND] = read.value.split(' ');
  return time === FIRST_SECOND ? ok(day) : err(fieldValueMessages.dayOnly(quoted(typed)));
}

/** Parse a day and time → `YYYY-MM-DD HH:mm:ss`, null for an empty text. */
export function parseMoment(
  typed: string,
  { now, timeOfDayAlone = 'first' }: DateReading = {},
): Result<string | null, LocalizedText> {
  return readMoment(typed, fieldValueMessages.notAMoment, timeOfDayAlone === 'first' ? FIRST_SECOND : LAST_SECOND, now);
}

function readMoment(
  typed: string,
  notOne: (typed: string) => LocalizedText,
  timeAlone: string,
  now: number | undefined,
): Result<string | null, LocalizedText> {
  const plain = typed.normalize('NFKC').trim();
  if (plain === '') return ok(null);
  if (plain.length > LONGEST) return err(notOne(quoted(typed)));
  const close = withoutInnerBlanks(plain);
  const groups = WITH_TIME.exec(close)?.groups;
  const written = writtenDay(groups?.['day'] ?? close, now);
  const time = groups === undefined ? timeAlone : timeOf(groups['time'] ?? '');
  if (time === null || written.kind === 'none') return err(notOne(quoted(typed)));
  if (written.kind === 'serial') return err(fieldValueMessages.daySerial(quoted(typed)));
  if (written.kind === 'unclear') return err(fieldValueMessages.unclearDay(quoted(typed)));
  const moment = `${written.day} ${time}`;
  return parseDateTime(moment) === undefined ? err(fieldValueMessages.noSuchDay(quoted(typed))) : ok(moment);
}

/** `2026 年 12 月 1 日 8 : 00` → `2026年12月1日 8:00`. U+2212 is the typographic minus. */
function withoutInnerBlanks(plain: string): string {
  return plain
    .replaceAll('\u2212', '-')
    .replaceAll(/\s*(?<sign>[-/.:年月时点分])\s*/gu, '$<sign>')
    .replaceAll(/\s+日/gu, '日');
}

/** `HH:mm:ss`, null for an invalid time of day. */
function timeOf(written: string): string | null {
  const plain = written
    .replace(/[时点]半$/u, ':30')
    .replaceAll(/[时点分]/gu, ':')
    .replace(/秒$/u, '')
    .replace(/:$/u, ':00');
  const groups = TIME.exec(plain)?.groups;
  if (groups === undefined) return null;
  const half = groups['before'] ?? groups['after']?.toLowerCase();
  const hour = hourOf(Number(groups['hour']), half);
  const parts = [hour, Number(groups['minute']), Number(groups['second'] ?? 0)];
  if (hour > 23 || parts.some((part) => part > 59)) return null;
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Hour of the day in 24-hour form; 12 is the start of its half. An hour outside the half, or one already in 24-hour
 * form, is returned unchanged.
 */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'pm' || half === '下午' ? 12 : 0);
}
