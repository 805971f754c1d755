import type { CronExpression } from './cron.types.ts';
import { DAY, FIELD_LIMITS, HOUR, MINUTE, MONTH, SECOND, WEEKDAY, YEAR } from './field-limits.ts';
import { scanTerm, term, type CronTerm } from './scan-term.ts';
import { ends, splitFields, starts, writtenOut } from './split-fields.ts';

/** The terms of the seven fields, in their order. */
export type CronTerms = readonly (readonly Readonly<CronTerm>[])[];

const EVERY: readonly Readonly<CronTerm>[][] = FIELD_LIMITS.map(({ min, max }) => [{ kind: 'all', from: min, to: max, step: 1 }]);
const DIGITS: readonly Readonly<CronTerm>[][] = Array.from({ length: 10 }, (_, from) => [{ kind: 'value', from, to: from, step: 1 }]);
const NONE: readonly Readonly<CronTerm>[] = [{ kind: 'none', from: 0, to: 0, step: 1 }];

const STAR = 42;
const ZERO = 48;

function readField(text: string, field: number, start: number, end: number, isUnix: boolean): readonly Readonly<CronTerm>[] {
  if (end - start === 1) {
    const code = text.charCodeAt(start);
    const known = code === STAR ? EVERY[field] : isUnix && field === WEEKDAY ? undefined : DIGITS[code - ZERO];
    if (known !== undefined) return known;
  }
  const terms: CronTerm[] = [];
  for (let at = start; at <= end; at += 1) {
    at = scanTerm(text, at, end, field, isUnix);
    if (at < 0) return terms;
    terms.push({ kind: term.kind, from: term.from, to: term.to, step: term.step });
  }
  return terms;
}

/**
 * What an expression was written with, term by term: what the masks no longer know. Missing fields have their defaults, and of
 * the two day fields only what decides is left (`?` for the other).
 */
export function readTerms(expression: CronExpression): CronTerms {
  const text = writtenOut(expression.text) ?? '';
  const isUnix = expression.dialect === 'unix';
  const { dayRule } = expression;
  const count = splitFields(text);
  const shift = count === 5 ? 1 : 0;
  const read = (field: number) => {
    const index = field - shift;
    return index < count ? readField(text, field, starts[index] ?? 0, ends[index] ?? 0, isUnix) : (EVERY[field] ?? NONE);
  };
  return [
    shift === 1 ? (DIGITS[0] ?? NONE) : read(SECOND),
    read(MINUTE),
    read(HOUR),
    dayRule === 'every' ? (EVERY[DAY] ?? NONE) : dayRule === 'weekday' ? NONE : read(DAY),
    read(MONTH),
    dayRule === 'every' || dayRule === 'day' ? NONE : read(WEEKDAY),
    read(YEAR),
  ];
}
