import { err, ok, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { parseDateTime } from '../../../format/index.ts';
import { fieldValueMessages } from './field-values.messages.ts';
import { quoted } from './quoted-text.ts';
import { writtenDay } from './written-day.ts';

/** How a date is read where more is known than its text. */
export interface DateReading {
  /** Epoch milliseconds. Only with it are 今天, `+3` and `12-1` read: pasted and imported texts are not relative to the day of the paste. */
  readonly now?: number;
  /** The time of a day that is written alone; its first second where nothing is said. */
  readonly timeOfDayAlone?: 'first' | 'last';
}

/** Characters; no spelling of a day and a time is longer. */
const LONGEST = 60;

const FIRST_SECOND = '00:00:00';
const LAST_SECOND = '23:59:59';

/** A day, and behind a blank, a `T`, 日 or 天 a time. */
const WITH_TIME = /^(?<day>\S.*?)(?:(?<=\d)T(?=\d)|(?<=[日天])|\s+)(?<time>(?:上午|下午)?\s*\d{1,2}[:时点].*)$/u;

const TIME =
  /^(?<before>上午|下午)?\s*(?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2})(?:\.0+)?)?\s*(?<after>[ap]m)?$/iu;

/**
 * A day as people write it and spreadsheets copy it → `YYYY-MM-DD`, null for an empty text. A time behind it is refused unless it is
 * midnight, which is how spreadsheets and servers write a day.
 */
export function parseDay(typed: string, { now }: DateReading = {}): Result<string | null, LocalizedText> {
  const read = readMoment(typed, fieldValueMessages.notADay, FIRST_SECOND, now);
  if (!read.ok || read.value === null) return read;
  const [day = '', time = FIRST_SECOND] = read.value.split(' ');
  return time === FIRST_SECOND ? ok(day) : err(fieldValueMessages.dayOnly(quoted(typed)));
}

/** A day and a time → `YYYY-MM-DD HH:mm:ss`, null for an empty text. */
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

/** `2026 年 12 月 1 日 8 : 00` → `2026年12月1日 8:00`. U+2212 is the minus of typesetters. */
function withoutInnerBlanks(plain: string): string {
  return plain
    .replaceAll('\u2212', '-')
    .replaceAll(/\s*(?<sign>[-/.:年月时点分])\s*/gu, '$<sign>')
    .replaceAll(/\s+日/gu, '日');
}

/** `HH:mm:ss`, null for what is no time of the day. */
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

/** The hour of a day; 12 of a half is its beginning. An hour that a half does not have, or that is written with a half though it needs none, stays. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'pm' || half === '下午' ? 12 : 0);
}
