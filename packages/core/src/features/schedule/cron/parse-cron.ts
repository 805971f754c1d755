import type { CronDayRule, CronParsed, CronParseOptions, CronTerm } from './cron.types.ts';
import { dayAndWeekdayError, errorOfFault, errorOfLength, errorOfWhole, withUnixReading } from './cron-parse-error.ts';
import { CRON_FIELDS, DAY, EVERY, LONGEST_TEXT, SECOND, WEEKDAY } from './field-limits.ts';
import { scanField } from './scan-term.ts';
import { ends, splitFields, starts, writtenOut } from './split-fields.ts';

type Terms = readonly CronTerm[];

const NONE: Terms = [{ kind: 'none', from: 0, to: 0, step: 1 }];
const ON_ZERO: Terms = [{ kind: 'value', from: 0, to: 0, step: 1 }];

/** Overall content of a day field. */
export type DayFieldSays = 'all' | 'none' | 'some';

function saysOf(terms: Terms | undefined): DayFieldSays {
  const only = terms?.length === 1 ? terms[0] : undefined;
  return only?.kind === 'none' || (only?.kind === 'all' && only.step === 1) ? only.kind : 'some';
}

/** The deciding day field; null if the two contradict each other. */
function dayRuleOf(
  day: DayFieldSays,
  weekday: DayFieldSays,
  areBothFree: boolean,
  isUnix: boolean,
): CronDayRule | null {
  if (day === weekday) {
    if (day === 'all') return areBothFree ? 'every' : null;
    return day === 'some' && isUnix ? 'either' : null;
  }
  if (!areBothFree && day !== 'none' && weekday !== 'none') return null;
  if (day === 'some') return 'day';
  return weekday === 'some' ? 'weekday' : 'every';
}

/**
 * Parse a cron expression of five, six or seven fields, or a macro (`@daily`). Five fields have no seconds and no year,
 * six no year. Rejects a text of more than `LONGEST_TEXT` characters unparsed. Supports names, lists, wrapping ranges,
 * steps, `L`, `L-3`, `LW`, `L-3W`, `15W`, `6L`, `6#3` and `?`. Never throws; the error states the field, the position
 * and the fix. Strict grammar of Quartz 2.5's CronExpression.
 */
export function parseCron(text: string, options?: CronParseOptions): CronParsed {
  const dialect = options?.dialect ?? 'quartz';
  const isUnix = dialect === 'unix';
  if (text.length > LONGEST_TEXT) return { ok: false, error: errorOfLength(text.length) };
  const written = writtenOut(text);
  if (written === null) return { ok: false, error: errorOfWhole('macro', text) };
  const count = splitFields(written);
  if (count < 5 || count > 7) return { ok: false, error: errorOfWhole(count === 0 ? 'empty' : 'fieldCount', text) };
  const fields = EVERY.slice();
  const shift = count === 5 ? 1 : 0;
  if (shift === 1) fields[SECOND] = ON_ZERO;
  for (let index = 0; index < count; index += 1) {
    const field = index + shift;
    const terms = scanField(written, starts[index] ?? 0, ends[index] ?? 0, field, isUnix);
    if (terms === null) {
      const error = errorOfFault(written, CRON_FIELDS[field] ?? 'second', isUnix);
      const mayBeUnix = error.kind === 'range' && field === WEEKDAY && shift === 1 && !isUnix;
      return {
        ok: false,
        error: mayBeUnix ? withUnixReading(error, text, parseCron(text, { dialect: 'unix' })) : error,
      };
    }
    fields[field] = terms;
  }
  const day = saysOf(fields[DAY]);
  const weekday = saysOf(fields[WEEKDAY]);
  const dayRule = dayRuleOf(day, weekday, shift === 1 || isUnix, isUnix);
  if (dayRule === null) return { ok: false, error: dayAndWeekdayError(written, shift, day, weekday) };
  if (dayRule === 'every') fields[DAY] = EVERY[DAY] ?? NONE;
  if (dayRule === 'weekday') fields[DAY] = NONE;
  if (dayRule === 'every' || dayRule === 'day') fields[WEEKDAY] = NONE;
  return { ok: true, value: { text, dialect, dayRule, fields } };
}
