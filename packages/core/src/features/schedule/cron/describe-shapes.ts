import { bitCount } from './bits.ts';
import type { CronExpression, CronTerm } from './cron.types.ts';
import { leastOf, mostOf } from './field-limits.ts';
import { isPlain, valuesOf } from './plain-terms.ts';

/** Shape of a field's terms for its description. */
export type FieldShape =
  | { readonly kind: 'every' }
  /** `isEven`: the step divides the minute, hour or day evenly. */
  | { readonly kind: 'step'; readonly from: number; readonly step: number; readonly isEven: boolean }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'values'; readonly values: readonly number[] };

export type Terms = readonly CronTerm[];

const EVERY: FieldShape = { kind: 'every' };
const SINGLES = Array.from({ length: 60 }, (_, value): FieldShape => ({ kind: 'values', values: [value] }));

export const plainTerms = (terms: Terms): Terms => (terms.every(isPlain) ? terms : terms.filter(isPlain));

/** Shape of a field with plain terms only. */
export function shapeOf(terms: Terms, field: number): FieldShape {
  const least = leastOf(field);
  const most = mostOf(field);
  const only = terms[0];
  if (only !== undefined && terms.length === 1) {
    const { kind, from, to, step } = only;
    if (kind === 'value') return SINGLES[from] ?? { kind: 'values', values: [from] };
    if (step === 1 && (kind === 'all' || (kind === 'from' && from === least))) return EVERY;
    if (kind === 'range' && step === 1 && from !== to) return { kind: 'range', from, to };
    const isOpen = kind === 'all' || kind === 'from';
    // A start at month 0, or without room for a second value, is described value by value.
    if (isOpen && from >= least && from + step <= most)
      return { kind: 'step', from, step, isEven: from === least && (most - least + 1) % step === 0 };
  }
  const values = valuesOf(terms, field);
  return values.length === most - least + 1 ? EVERY : { kind: 'values', values };
}

/** Shape of an expression's field with plain terms only. */
export const shapeOfField = ({ fields }: CronExpression, field: number): FieldShape =>
  shapeOf(fields[field] ?? [], field);

/** All values of a shape. */
export function valuesOfShape(shape: FieldShape, field: number): readonly number[] {
  if (shape.kind === 'values') return shape.values;
  const least = leastOf(field);
  const most = mostOf(field);
  const from = 'from' in shape ? shape.from : least;
  return valuesOf(
    [{ kind: 'range', from, to: 'to' in shape ? shape.to : most, step: 'step' in shape ? shape.step : 1 }],
    field,
  );
}

/** Whether a shape is exactly this value. */
export const isValue = (shape: FieldShape, value: number) =>
  shape.kind === 'values' && shape.values.length === 1 && shape.values[0] === value;

/** At least three consecutive weekdays in a week starting on Monday: first and last day in Quartz numbers. */
export interface WeekdayRun {
  readonly from: number;
  readonly to: number;
}

/**
 * Find the run of a weekday set (bit 0 = Sunday), also across the weekend; null if it has gaps, is shorter or is the
 * whole week.
 */
export function weekdayRun(weekdays: number): WeekdayRun | null {
  const count = bitCount(weekdays);
  if (count < 3 || count > 6) return null;
  for (let first = 0; first < 7; first += 1) {
    const run = ((1 << count) - 1) << first;
    if (((run | (run >>> 7)) & 127) === weekdays) return { from: first + 1, to: ((first + count - 1) % 7) + 1 };
  }
  return null;
}

/** Weekdays of a set in Quartz numbers, from Monday to Sunday. */
export function weekdaysMondayFirst(weekdays: number): readonly number[] {
  return [2, 3, 4, 5, 6, 7, 1].filter((weekday) => ((weekdays >>> (weekday - 1)) & 1) === 1);
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => (value < 10 ? `0${value}` : String(value)));

/** 08:05, or 08:05:30 if seconds matter. */
export function clockText(hour: number, minute: number, second: number): string {
  const minutes = `${TWO_DIGITS[hour] ?? ''}:${TWO_DIGITS[minute] ?? ''}`;
  return second === 0 ? minutes : `${minutes}:${TWO_DIGITS[second] ?? ''}`;
}

/** List the times of day if there are at most `most`; null otherwise. */
export function clockTimes(
  second: FieldShape,
  minute: FieldShape,
  hour: FieldShape,
  most: number,
): readonly string[] | null {
  if (second.kind !== 'values' || minute.kind !== 'values' || hour.kind !== 'values') return null;
  if (second.values.length * minute.values.length * hour.values.length > most) return null;
  const times: string[] = [];
  for (const h of hour.values)
    for (const m of minute.values) for (const s of second.values) times.push(clockText(h, m, s));
  return times;
}
