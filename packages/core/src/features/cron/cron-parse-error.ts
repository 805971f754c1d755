import { cronMessages } from './cron.messages.ts';
import type { CronField, CronParseError } from './cron.types.ts';
import { CRON_FIELDS, DAY, FIELD_LIMITS, MOST_DAYS_BEFORE_END, WEEKDAY } from './field-limits.ts';
import { fault } from './scan-term.ts';
import { ends, splitFields, starts } from './split-fields.ts';

/** The ordinary character that a full-width one looks like. */
function halfWidth(found: string): string {
  if (found === '\u3000') return ' ';
  if (found === '、') return ',';
  return String.fromCharCode(found.charCodeAt(0) - 0xfee0);
}

function sentenceOfFault(field: CronField, found: string, text: string, isUnix: boolean) {
  const limits = FIELD_LIMITS[CRON_FIELDS.indexOf(field)] ?? { min: 0, max: 0, maxStep: 0 };
  const before = text.charAt(fault.start - 1);
  switch (fault.kind) {
    case 'fullWidth':
      return cronMessages.fullWidth(field, found, halfWidth(found));
    case 'missing':
      return cronMessages.missing(field);
    case 'name':
      return cronMessages.name(field, found);
    case 'range':
      if (before === '#') return cronMessages.range(field, found, 1, 5);
      if (field === 'day' && before === '-' && /L-$/iu.test(text.slice(0, fault.start)))
        return cronMessages.range(field, found, 0, MOST_DAYS_BEFORE_END);
      if (field === 'weekday') return isUnix ? cronMessages.range(field, found, 0, 7) : cronMessages.weekdayRange(found);
      return cronMessages.range(field, found, limits.min, limits.max);
    case 'step':
      return cronMessages.step(field, found, limits.maxStep);
    case 'misplaced':
      return cronMessages.misplaced(field, found);
    case 'alone':
      return cronMessages.alone(field);
    case 'yearOrder':
      return cronMessages.yearOrder;
    default:
      return cronMessages.character(field, found);
  }
}

/** The error of a field that could not be read: what `fault` says, in words. */
export function errorOfFault(text: string, field: CronField, isUnix: boolean): CronParseError {
  const { kind, start, end } = fault;
  const sentence = sentenceOfFault(field, text.slice(start, end), text, isUnix);
  return { kind, field, start, end, sentence, mended: null };
}

/** The error of a text that has no fields to speak of. */
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

/** The error of two day fields that contradict each other, with the text that was probably meant. */
export function dayAndWeekdayError(text: string, count: number, day: string, weekday: string): CronParseError {
  const shift = count === 5 ? 1 : 0;
  const dayIndex = DAY - shift;
  const weekdayIndex = WEEKDAY - shift;
  const fields = starts.slice(0, count).map((start, index) => text.slice(start, ends[index]));
  if (day === 'none' && weekday === 'none') fields[dayIndex] = '*';
  else if (weekday === 'some' && day === 'all') fields[dayIndex] = '?';
  else fields[weekdayIndex] = '?';
  const mended = fields.join(' ');
  const start = starts[weekdayIndex] ?? 0;
  const end = ends[weekdayIndex] ?? 0;
  return { kind: 'dayAndWeekday', field: 'weekday', start, end, sentence: cronMessages.dayAndWeekday(mended), mended };
}
