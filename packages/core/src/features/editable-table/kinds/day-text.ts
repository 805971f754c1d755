import { err, ok, type Result, type Text } from '../../../kernel/index.ts';
import { parseDateTime } from '../../format/index.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import { writtenDay } from './day-forms.ts';
import { quoted } from './written-value.ts';

/** No writing of a day and a time is longer. */
const LONGEST = 60;

const MIDNIGHT = '00:00:00';

/** A day, and behind a blank, a `T` or 日 a time. */
const WITH_TIME = /^(?<day>\S.*?)(?:(?<=\d)T(?=\d)|(?<=日)|\s+)(?<time>(?:上午|下午)?\s*\d{1,2}\s*[:时].*)$/u;

const TIME = /^(?<before>上午|下午)?\s*(?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2})(?:\.0+)?)?\s*(?<after>[ap]m)?$/iu;

/**
 * A day as people write it and spreadsheets copy it → `YYYY-MM-DD`, null for an empty text. A time behind it is refused unless it is
 * midnight, which is how spreadsheets and servers write a day.
 */
export function parseDay(typed: string): Result<string | null, Text> {
  const read = readMoment(typed, editableTableMessages.notADay);
  if (!read.ok || read.value === null) return read;
  const [day = '', time = MIDNIGHT] = read.value.split(' ');
  return time === MIDNIGHT ? ok(day) : err(editableTableMessages.dayOnly(quoted(typed)));
}

/** A day and a time → `YYYY-MM-DD HH:mm:ss`, null for an empty text. A day alone is its midnight. */
export function parseMoment(typed: string): Result<string | null, Text> {
  return readMoment(typed, editableTableMessages.notAMoment);
}

function readMoment(typed: string, notOne: (typed: string) => Text): Result<string | null, Text> {
  const plain = typed.normalize('NFKC').trim();
  if (plain === '') return ok(null);
  const groups = plain.length > LONGEST ? undefined : WITH_TIME.exec(plain)?.groups;
  const written = plain.length > LONGEST ? ({ kind: 'none' } as const) : writtenDay(groups?.['day'] ?? plain);
  const time = groups === undefined ? MIDNIGHT : timeOf(groups['time'] ?? '');
  if (time === null || written.kind === 'none') return err(notOne(quoted(typed)));
  if (written.kind === 'serial') return err(editableTableMessages.daySerial(quoted(typed)));
  if (written.kind === 'unclear') return err(editableTableMessages.unclearDay(quoted(typed)));
  const moment = `${written.day} ${time}`;
  return parseDateTime(moment) === undefined ? err(editableTableMessages.noSuchDay(quoted(typed))) : ok(moment);
}

/** `HH:mm:ss`, null for what is no time of the day. */
function timeOf(written: string): string | null {
  const groups = TIME.exec(written.replace(/\s*[时分]\s*/gu, ':').replace(/秒$/u, '').replace(/:$/u, ':00'))?.groups;
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
