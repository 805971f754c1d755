import type { CronDayDraft, CronDraft, CronPartDraft } from './cron-draft.types.ts';
import type { CronExpression } from './cron.types.ts';
import { DAY, FIELD_LIMITS, HOUR, MINUTE, MONTH, SECOND, WEEKDAY, YEAR } from './field-limits.ts';
import { formatTerms, weekdayName } from './format-cron.ts';
import { readTerms } from './read-terms.ts';
import type { CronTerm } from './scan-term.ts';

type Terms = readonly Readonly<CronTerm>[];

const ascending = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b);

/** The values of a list; null when something in it is no plain value. */
function listed(terms: Terms): number[] | null {
  return terms.every(({ kind }) => kind === 'value') ? ascending(terms.map(({ from }) => from)) : null;
}

/** As `listed`, with the values of plain ranges, for the tabs that have a list and no range. */
function listedWithRanges(terms: Terms, field: number): number[] | null {
  const { min, max } = FIELD_LIMITS[field] ?? { min: 0, max: 0 };
  const values: number[] = [];
  for (const { kind, from, to, step } of terms) {
    if (kind !== 'value' && (kind !== 'range' || step !== 1)) return null;
    const last = to < from ? to + max - min + 1 : to;
    for (let value = from; value <= last; value += 1) values.push(value > max ? value - max + min - 1 : value);
  }
  return ascending(values);
}

function toPartDraft(terms: Terms): CronPartDraft {
  const [only] = terms;
  if (only !== undefined && terms.length === 1) {
    const { kind, from, to, step } = only;
    if (kind === 'all' && step === 1) return { mode: 'every' };
    if (kind === 'all' || kind === 'from') return { mode: 'step', start: from, step };
    if (kind === 'range' && step === 1) return { mode: 'range', from, to };
  }
  const values = listed(terms);
  return values === null ? { mode: 'custom', text: formatTerms(terms) } : { mode: 'list', values };
}

/** The mode that one term of the days or the weekdays is; null when it is none alone. */
function dayModeOf({ kind, from, to, step }: Readonly<CronTerm>, isWeekday: boolean): CronDayDraft | null {
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

function toDayDraft(expression: CronExpression, days: Terms, weekdays: Terms): CronDayDraft {
  const { dayRule } = expression;
  if (dayRule === 'every') return { mode: 'everyDay' };
  if (dayRule === 'either') return { mode: 'custom', day: formatTerms(days), weekday: formatTerms(weekdays, weekdayName) };
  const isWeekday = dayRule === 'weekday';
  const terms = isWeekday ? weekdays : days;
  const [only] = terms;
  const mode = only !== undefined && terms.length === 1 ? dayModeOf(only, isWeekday) : null;
  if (mode !== null) return mode;
  const values = listedWithRanges(terms, isWeekday ? WEEKDAY : DAY);
  if (values === null) return { mode: 'custom', day: formatTerms(days), weekday: formatTerms(weekdays) };
  return isWeekday ? { mode: 'weekdays', values } : { mode: 'days', values };
}

/**
 * What the editor shows for an expression. What fits no mode of a part is kept as `custom`, so that every valid expression can
 * be opened, and `fromDraft` gives back one that fires alike.
 */
export function toDraft(expression: CronExpression): CronDraft {
  const terms = readTerms(expression);
  const part = (field: number) => toPartDraft(terms[field] ?? []);
  return {
    second: part(SECOND),
    minute: part(MINUTE),
    hour: part(HOUR),
    day: toDayDraft(expression, terms[DAY] ?? [], terms[WEEKDAY] ?? []),
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

/** Day and weekday of a mode; whichever is not given is `?`, and an empty list is every day. */
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
      return [draft.day.trim() === '' ? '*' : draft.day.trim(), draft.weekday.trim() === '' ? '?' : draft.weekday.trim()];
    default:
      return ['*', '?'];
  }
}

/**
 * The text of seven fields that a draft writes. Parts that are missing or empty become `*`, an empty weekday `?`. A draft with
 * numbers outside the editor's bounds is written too: `checkDraft` and `parseCron` say what is wrong with it.
 */
export function fromDraft(draft: Partial<CronDraft>): string {
  const [day, weekday] = fromDayDraft(draft.day);
  const { second, minute, hour, month, year } = draft;
  return [fromPartDraft(second), fromPartDraft(minute), fromPartDraft(hour), day, fromPartDraft(month), weekday, fromPartDraft(year)].join(' ');
}
