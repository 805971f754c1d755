import type { CronPreset } from './cron-preset.types.ts';
import type { CronExpression, CronTerm } from './cron.types.ts';
import { DAY, HOUR, MINUTE, MONTH, SECOND, WEEKDAY, YEAR } from './field-limits.ts';
import { parseCron } from './parse-cron.ts';
import { valuesOf } from './plain-terms.ts';

type Terms = readonly CronTerm[];

const isEvery = (terms: Terms) => terms.length === 1 && terms[0]?.kind === 'all' && terms[0].step === 1;
const isListed = ({ kind, step }: CronTerm) => kind === 'value' || (kind === 'range' && step === 1);
const isLastDay = ({ kind, from }: CronTerm) => kind === 'monthEnd' && from === 0;

/** The values of a field that lists them; undefined where a term says something else. */
function listOf(terms: Terms, field: number): readonly number[] | undefined {
  return terms.every(isListed) ? valuesOf(terms, field) : undefined;
}

/** The value of a field that has just one. */
function valueOf(terms: Terms, field: number): number | undefined {
  const values = listOf(terms, field);
  return values?.length === 1 ? values[0] : undefined;
}

function presetOfDays({ dayRule, fields }: CronExpression, hours: readonly number[], minute: number) {
  const { [DAY]: days = [], [WEEKDAY]: weekdays = [] } = fields;
  if (dayRule === 'every') return { kind: 'daily', hours, minute } as const;
  const [hour] = hours;
  if (hour === undefined || hours.length > 1) return undefined;
  if (dayRule === 'weekday') {
    const listed = listOf(weekdays, WEEKDAY);
    return listed && ({ kind: 'weekly', weekdays: listed, hour, minute } as const);
  }
  if (dayRule === 'either') return undefined;
  const listed = listOf(
    days.filter((term) => !isLastDay(term)),
    DAY,
  );
  return listed && ({ kind: 'monthly', days: listed, isLastDay: days.some(isLastDay), hour, minute } as const);
}

/**
 * The ready-made schedule that a text says, in any notation; undefined if the text is invalid or says anything else. Fires
 * of the text and of `presetText` of the answer are the same.
 */
export function presetOf(text: string): CronPreset | undefined {
  const parsed = parseCron(text);
  if (!parsed.ok) return undefined;
  const { fields } = parsed.value;
  const { [SECOND]: seconds = [], [MINUTE]: minutes = [], [HOUR]: hours = [], [MONTH]: months = [] } = fields;
  const minute = valueOf(minutes, MINUTE);
  const listed = listOf(hours, HOUR);
  if (valueOf(seconds, SECOND) !== 0 || minute === undefined || listed === undefined) return undefined;
  return isEvery(months) && isEvery(fields[YEAR] ?? []) ? presetOfDays(parsed.value, listed, minute) : undefined;
}

/** Whether a preset names at least one time and one day, so that it has a text. */
export function isPresetComplete(preset: CronPreset): boolean {
  switch (preset.kind) {
    case 'daily':
      return preset.hours.length > 0;
    case 'weekly':
      return preset.weekdays.length > 0;
    case 'monthly':
      return preset.days.length > 0 || preset.isLastDay;
  }
}

/** The seven fields of a complete preset. Throws a RangeError for an incomplete one: an empty list has no notation. */
export function presetText(preset: CronPreset): string {
  if (!isPresetComplete(preset)) throw new RangeError(`The ${preset.kind} preset names no time or no day`);
  switch (preset.kind) {
    case 'daily':
      return `0 ${preset.minute} ${preset.hours.join(',')} * * ? *`;
    case 'weekly':
      return `0 ${preset.minute} ${preset.hour} ? * ${preset.weekdays.join(',')} *`;
    case 'monthly': {
      const days = preset.isLastDay ? [...preset.days, 'L'] : preset.days;
      return `0 ${preset.minute} ${preset.hour} ${days.join(',')} * ? *`;
    }
  }
}
