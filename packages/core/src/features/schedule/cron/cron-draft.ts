import type { CronDayDraft, CronDraft, CronPartDraft } from './cron-draft.types.ts';
import type { CronExpression, CronTerm } from './cron.types.ts';
import { DAY, HOUR, MINUTE, MONTH, SECOND, WEEKDAY, YEAR } from './field-limits.ts';
import { formatTerms, weekdayName } from './format-cron.ts';
import { valuesOf } from './plain-terms.ts';

type Terms = readonly CronTerm[];

const ascending = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b);

/** Tabs with a list mode but no range mode show plain ranges as a list. */
const isListed = ({ kind, step }: CronTerm) => kind === 'value' || (kind === 'range' && step === 1);

function toPartDraft(terms: Terms, field: number): CronPartDraft {
  const [only] = terms;
  if (only !== undefined && terms.length === 1) {
    const { kind, from, to, step } = only;
    if (kind === 'all' && step === 1) return { mode: 'every' };
    if (kind === 'all' || kind === 'from') return { mode: 'step', start: from, step };
    if (kind === 'range' && step === 1) return { mode: 'range', from, to };
  }
  const isList = terms.every(({ kind }) => kind === 'value');
  return isList ? { mode: 'list', values: valuesOf(terms, field) } : { mode: 'custom', text: formatTerms(terms) };
}

/** The mode of a single day or weekday term; null if it has none. */
function dayModeOf({ kind, from, to, step }: CronTerm, isWeekday: boolean): CronDayDraft | null {
  switch (kind) {
    case 'all':
    case 'from':
      return isWeekday ? { mode: 'everyWeeks', weekday: from, step } : { mode: 'everyDays', start: from, step };
    case 'monthEnd':
      return from === 0 ? { mode: 'lastDay' } : { mode: 'daysBeforeEnd', days: from };
    case 'workdayBeforeEnd':
      return from === 0 ? { mode: 'lastWorkday' } : null;
    case 'workday':
      return { mode: 'nearestWorkday', day: from };
    case 'lastWeekday':
      return { mode: 'lastWeekday', weekday: from };
    case 'nthWeekday':
      return { mode: 'nthWeekday', weekday: from, nth: to };
    default:
      return null;
  }
}

function toDayDraft({ dayRule, fields }: CronExpression): CronDayDraft {
  const { [DAY]: days = [], [WEEKDAY]: weekdays = [] } = fields;
  if (dayRule === 'every') return { mode: 'everyDay' };
  if (dayRule === 'either')
    return { mode: 'custom', day: formatTerms(days), weekday: formatTerms(weekdays, weekdayName) };
  const isWeekday = dayRule === 'weekday';
  const terms = isWeekday ? weekdays : days;
  const [only] = terms;
  const mode = only !== undefined && terms.length === 1 ? dayModeOf(only, isWeekday) : null;
  if (mode !== null) return mode;
  if (!terms.every(isListed)) return { mode: 'custom', day: formatTerms(days), weekday: formatTerms(weekdays) };
  const values = valuesOf(terms, isWeekday ? WEEKDAY : DAY);
  return isWeekday ? { mode: 'weekdays', values } : { mode: 'days', values };
}

/**
 * Convert an expression to the editor's state. A part without a matching mode is kept as `custom`, so that every valid
 * expression can be opened, and `fromDraft` returns an equivalent one.
 */
export function toDraft(expression: CronExpression): CronDraft {
  const part = (field: number) => toPartDraft(expression.fields[field] ?? [], field);
  return {
    second: part(SECOND),
    minute: part(MINUTE),
    hour: part(HOUR),
    day: toDayDraft(expression),
    month: part(MONTH),
    year: part(YEAR),
  };
}

function fromPartDraft(draft: CronPartDraft | undefined): string {
  switch (draft?.mode) {
    case 'step':
      return `${draft.start}/${draft.step}`;
    case 'list':
      return draft.values.length === 0 ? '*' : ascending(draft.values).join(',');
    case 'range':
      return `${draft.from}-${draft.to}`;
    case 'custom':
      return draft.text.trim() === '' ? '*' : draft.text.trim();
    default:
      return '*';
  }
}

/** Day and weekday fields of a mode; the unused one is `?`, and an empty list is every day. */
function fromDayDraft(draft: CronDayDraft | undefined): readonly [day: string, weekday: string] {
  switch (draft?.mode) {
    case 'everyWeeks':
      return ['?', `${draft.weekday}/${draft.step}`];
    case 'everyDays':
      return [`${draft.start}/${draft.step}`, '?'];
    case 'weekdays':
      return draft.values.length === 0 ? ['*', '?'] : ['?', ascending(draft.values).join(',')];
    case 'days':
      return draft.values.length === 0 ? ['*', '?'] : [ascending(draft.values).join(','), '?'];
    case 'lastDay':
      return ['L', '?'];
    case 'lastWorkday':
      return ['LW', '?'];
    case 'lastWeekday':
      return ['?', `${draft.weekday}L`];
    case 'daysBeforeEnd':
      return [`L-${draft.days}`, '?'];
    case 'nearestWorkday':
      return [`${draft.day}W`, '?'];
    case 'nthWeekday':
      return ['?', `${draft.weekday}#${draft.nth}`];
    case 'custom':
      return [
        draft.day.trim() === '' ? '*' : draft.day.trim(),
        draft.weekday.trim() === '' ? '?' : draft.weekday.trim(),
      ];
    default:
      return ['*', '?'];
  }
}

/**
 * Format a draft as a text of seven fields. Missing or empty parts become `*`, an empty weekday `?`. Also formats
 * numbers out of bounds: `checkDraft` and `parseCron` report them.
 */
export function fromDraft(draft: Partial<CronDraft>): string {
  const [day, weekday] = fromDayDraft(draft.day);
  const { second, minute, hour, month, year } = draft;
  return [
    fromPartDraft(second),
    fromPartDraft(minute),
    fromPartDraft(hour),
    day,
    fromPartDraft(month),
    weekday,
    fromPartDraft(year),
  ].join(' ');
}
