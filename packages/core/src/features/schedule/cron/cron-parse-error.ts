import { cronMessages } from './cron.messages.ts';
import type { CronField, CronParsed, CronParseError } from './cron.types.ts';
import { sentenceOfFault } from './fault-sentence.ts';
import { DAY, LONGEST_TEXT, WEEKDAY } from './field-limits.ts';
import { withWeekdayNames } from './format-cron.ts';
import { fault } from './scan-term.ts';
import { ends, splitFields, starts } from './split-fields.ts';

/** Error of an unparseable field, from `fault`. */
export function errorOfFault(text: string, field: CronField, isUnix: boolean): CronParseError {
  const sentence = sentenceOfFault(field, text.slice(fault.start, fault.end), text, isUnix);
  return { ...fault, field, sentence, mended: null };
}

/** Error of a text over the length limit; `length` in UTF-16 units. */
export function errorOfLength(length: number): CronParseError {
  const sentence = cronMessages.tooLong(LONGEST_TEXT, length);
  return { kind: 'tooLong', field: null, start: LONGEST_TEXT, end: length, sentence, mended: null };
}

/**
 * Error of a weekday of five fields that Quartz rejects; if the unix cron accepts it, with the text that uses names.
 */
export function withUnixReading(error: CronParseError, text: string, unix: CronParsed): CronParseError {
  if (!unix.ok || unix.value.dayRule !== 'weekday') return error;
  const mended = withWeekdayNames(text, unix.value.fields[WEEKDAY] ?? []);
  return { ...error, sentence: cronMessages.unixWeekday(error.sentence, mended), mended };
}

/** Error of a text without usable fields. */
export function errorOfWhole(kind: 'empty' | 'fieldCount' | 'macro', text: string): CronParseError {
  const word = text.trim();
  const start = word === '' ? 0 : text.indexOf(word);
  const where = { kind, field: null, start, end: start + word.length, mended: null };
  if (kind === 'empty') return { ...where, sentence: cronMessages.empty };
  if (kind === 'macro') return { ...where, sentence: cronMessages.macro(word) };
  const wide = text.indexOf('\u3000');
  if (wide >= 0) return { ...where, kind: 'fullWidth', start: wide, end: wide + 1, sentence: cronMessages.wideBlank };
  const count = splitFields(text);
  // Too many fields: from the eighth on.
  const from = count > 7 ? (ends[6] ?? 0) + text.slice(ends[6]).search(/\S/u) : start;
  return { ...where, start: from, sentence: cronMessages.fieldCount(count) };
}

/** Error of contradicting day fields, with the probable intent. `shift`: 1 if seconds are omitted. */
export function dayAndWeekdayError(text: string, shift: number, day: string, weekday: string): CronParseError {
  const dayIndex = DAY - shift;
  const weekdayIndex = WEEKDAY - shift;
  const fields = text.trim().split(/\s+/u);
  if (day === 'none' && weekday === 'none') fields[dayIndex] = '*';
  else if (weekday === 'some' && day === 'all') fields[dayIndex] = '?';
  else fields[weekdayIndex] = '?';
  const mended = fields.join(' ');
  const start = starts[weekdayIndex] ?? 0;
  const end = ends[weekdayIndex] ?? 0;
  return { kind: 'dayAndWeekday', field: 'weekday', start, end, sentence: cronMessages.dayAndWeekday(mended), mended };
}
