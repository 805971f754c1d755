import type { CronExpression, CronTerm } from './cron.types.ts';
import { DAY, WEEKDAY, WEEKDAY_NAMES } from './field-limits.ts';
import { ends, splitFields, starts } from './split-fields.ts';

type Spelling = (value: number) => string;

function formatTerm({ kind, from, to, step }: CronTerm, spell: Spelling): string {
  switch (kind) {
    case 'all':
      return step === 1 ? '*' : `*/${step}`;
    case 'value':
      return spell(from);
    case 'from':
      return `${spell(from)}/${step}`;
    case 'range':
      return step === 1 ? `${spell(from)}-${spell(to)}` : `${spell(from)}-${spell(to)}/${step}`;
    case 'none':
      return '?';
    case 'monthEnd':
      return from === 0 ? 'L' : `L-${from}`;
    case 'workdayBeforeEnd':
      return from === 0 ? 'LW' : `L-${from}W`;
    case 'workday':
      return `${from}W`;
    case 'lastWeekday':
      return `${spell(from)}L`;
    case 'nthWeekday':
      return `${spell(from)}#${to}`;
  }
}

/** Format the terms of one field. */
export function formatTerms(terms: readonly CronTerm[], spell: Spelling = String): string {
  return terms.map((term) => formatTerm(term, spell)).join(',');
}

/** Weekdays as names, which every dialect parses identically. */
export const weekdayName: Spelling = (value) => WEEKDAY_NAMES.slice(value * 3 - 3, value * 3);

/** Format the two day fields, weekdays by name. */
export function formatDayFields({ fields }: CronExpression): { readonly day: string; readonly weekday: string } {
  return { day: formatTerms(fields[DAY] ?? []), weekday: formatTerms(fields[WEEKDAY] ?? [], weekdayName) };
}

/** Replace the weekdays of a five-field text by names. */
export function withWeekdayNames(text: string, weekdays: readonly CronTerm[]): string {
  splitFields(text);
  return text.slice(0, starts[WEEKDAY - 1]) + formatTerms(weekdays, weekdayName) + text.slice(ends[WEEKDAY - 1]);
}

/**
 * Format an expression in seven Quartz fields: names as numbers, macros and missing fields expanded, `?` where Quartz
 * requires it. A unix expression with both day and weekday has no Quartz form; its weekdays are written as names, which
 * every dialect parses identically, and `parseCron` accepts the result only as `unix`.
 */
export function formatCron(expression: CronExpression): string {
  const spellWeekday = expression.dayRule === 'either' ? weekdayName : String;
  return expression.fields
    .map((terms, field) => formatTerms(terms, field === WEEKDAY ? spellWeekday : String))
    .join(' ');
}
