import fc from 'fast-check';
import type { Locale } from '../../../kernel/index.ts';
import type { CronDayDraft, CronDraft, CronPartDraft } from './cron-draft.types.ts';
import type { CronPreset } from './cron-preset.types.ts';
import { CRON_BOUNDS } from './cron-bounds.ts';
import type { CronExpression, CronParseOptions } from './cron.types.ts';
import { describeCron } from './describe-cron.ts';
import { CRON_FIELDS, leastOf, mostOf } from './field-limits.ts';
import { formatCron } from './format-cron.ts';
import { parseCron } from './parse-cron.ts';
import { isPlain, valuesOf } from './plain-terms.ts';

/** Test fixture: parse an expression, or throw the error. */
export function cron(text: string, options?: CronParseOptions): CronExpression {
  const parsed = parseCron(text, options);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.sentence['en-US']}`);
  return parsed.value;
}

/**
 * Test fixture: canonical meaning of an expression, independent of its notation. Omits fields that name every value or
 * none; groups month-dependent terms by kind, such as `nthWeekday3`.
 */
export function meaningOf({ fields }: CronExpression): Record<string, readonly number[]> {
  const meaning: Record<string, readonly number[]> = {};
  fields.forEach((terms, field) => {
    const values = valuesOf(terms, field);
    if (values.length > 0 && values.length <= mostOf(field) - leastOf(field))
      meaning[CRON_FIELDS[field] ?? ''] = values;
    for (const term of terms) {
      if (isPlain(term) || term.kind === 'none') continue;
      const name = term.kind === 'nthWeekday' ? `nthWeekday${term.to}` : term.kind;
      meaning[name] = ascending([...new Set([...(meaning[name] ?? []), term.from])]);
    }
  });
  return meaning;
}

/** Test fixture: descriptions shared by two expressions with different fires. */
export function ambiguities(texts: readonly string[], locale: Locale): readonly string[] {
  const known = new Map<string, CronExpression>();
  return texts.flatMap((text) => {
    const expression = cron(text);
    const words = describeCron(expression, locale);
    const other = known.get(words) ?? expression;
    known.set(words, other);
    return JSON.stringify(meaningOf(other)) === JSON.stringify(meaningOf(expression))
      ? []
      : [`${words}: ${formatCron(other)} and ${formatCron(expression)}`];
  });
}

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  fc.integer({ min: least, max: most });
const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const listOf = (bound: { readonly least: number; readonly most: number }) =>
  fc.uniqueArray(within(bound), { minLength: 1, maxLength: 8 }).map(ascending);

/** Every setting of a part's tab. */
function partDraft(part: 'second' | 'minute' | 'hour' | 'month' | 'year'): fc.Arbitrary<CronPartDraft> {
  const { start, step, value } = CRON_BOUNDS[part];
  const range = fc.tuple(within(value), within(value)).map(([a, b]) => (part === 'year' ? ascending([a, b]) : [a, b]));
  return fc.oneof(
    fc.constant<CronPartDraft>({ mode: 'every' }),
    fc.record({ mode: fc.constant('step' as const), start: within(start), step: within(step) }),
    fc.record({ mode: fc.constant('list' as const), values: listOf(value) }),
    range.map(([from = 0, to = 0]): CronPartDraft => ({ mode: 'range', from, to })),
  );
}

const { day, week } = CRON_BOUNDS;

const dayDraft: fc.Arbitrary<CronDayDraft> = fc.oneof(
  fc.constantFrom<CronDayDraft>({ mode: 'everyDay' }, { mode: 'lastDay' }, { mode: 'lastWorkday' }),
  fc.record({ mode: fc.constant('everyWeeks' as const), weekday: within(week.weekday), step: within(week.step) }),
  fc.record({ mode: fc.constant('everyDays' as const), start: within(day.start), step: within(day.step) }),
  fc.record({ mode: fc.constant('weekdays' as const), values: listOf(week.value) }),
  fc.record({ mode: fc.constant('days' as const), values: listOf(day.value) }),
  fc.record({ mode: fc.constant('lastWeekday' as const), weekday: within(week.weekday) }),
  fc.record({ mode: fc.constant('daysBeforeEnd' as const), days: within(day.daysBeforeEnd) }),
  fc.record({ mode: fc.constant('nearestWorkday' as const), day: within(day.day) }),
  fc.record({ mode: fc.constant('nthWeekday' as const), weekday: within(week.weekday), nth: within(week.nth) }),
);

/** Every draft that the editor can write. */
export const anyDraft: fc.Arbitrary<CronDraft> = fc.record({
  second: partDraft('second'),
  minute: partDraft('minute'),
  hour: partDraft('hour'),
  day: dayDraft,
  month: partDraft('month'),
  year: partDraft('year'),
});

const anyHour = fc.integer({ min: 0, max: 23 });
const anyMinute = fc.integer({ min: 0, max: 59 });
const listUpTo = (max: number, minLength: number, least = 1) =>
  fc.uniqueArray(fc.integer({ min: least, max }), { minLength }).map(ascending);

/** Every complete ready-made schedule. */
export const anyPreset: fc.Arbitrary<CronPreset> = fc.oneof(
  fc.record({ kind: fc.constant('daily' as const), hours: listUpTo(23, 1, 0), minute: anyMinute }),
  fc.record({ kind: fc.constant('weekly' as const), weekdays: listUpTo(7, 1), hour: anyHour, minute: anyMinute }),
  fc
    .record({
      kind: fc.constant('monthly' as const),
      days: listUpTo(31, 0),
      isLastDay: fc.boolean(),
      hour: anyHour,
      minute: anyMinute,
    })
    .filter(({ days: chosen, isLastDay }) => isLastDay || chosen.length > 0),
);

const term = (min: number, max: number, maxStep: number) => {
  const value = fc.integer({ min, max });
  const step = fc.integer({ min: 1, max: maxStep });
  return fc.oneof(
    { weight: 4, arbitrary: value.map(String) },
    fc.tuple(value, value).map(([a, b]) => `${a}-${b}`),
    fc.tuple(value, value, step).map(([a, b, n]) => `${a}-${b}/${n}`),
    fc.tuple(value, step).map(([a, n]) => `${a}/${n}`),
    step.map((n) => `*/${n}`),
  );
};
const field = (one: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.constant('*'),
    fc.array(one, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(',')),
  );

const dayTerm = fc.oneof(
  { weight: 2, arbitrary: term(1, 31, 31) },
  fc.constantFrom('L', 'LW'),
  fc.integer({ min: 1, max: 30 }).map((n) => `L-${n}`),
  fc.integer({ min: 1, max: 30 }).map((n) => `L-${n}W`),
  fc.integer({ min: 1, max: 31 }).map((n) => `${n}W`),
);
const weekdayTerm = fc.oneof(
  { weight: 2, arbitrary: term(1, 7, 7) },
  fc.integer({ min: 1, max: 7 }).map((n) => `${n}L`),
  fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 5 })).map(([w, n]) => `${w}#${n}`),
);
const given = (one: fc.Arbitrary<string>) =>
  fc.array(one, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(','));
const days = fc.oneof(
  fc.constant(['*', '?']),
  given(dayTerm).map((text) => [text, '?']),
  given(weekdayTerm).map((text) => ['?', text]),
);
const year = fc.integer({ min: 1970, max: 2199 });
const years = fc.oneof(
  { weight: 3, arbitrary: fc.constant('*') },
  year.map(String),
  fc.tuple(year, year).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
  fc.tuple(year, fc.integer({ min: 1, max: 40 })).map(([a, n]) => `${a}/${n}`),
);

/** Expressions of the whole Quartz grammar, in seven fields. */
export const anyExpression: fc.Arbitrary<string> = fc
  .tuple(field(term(0, 59, 59)), field(term(0, 59, 59)), field(term(0, 23, 23)), days, field(term(1, 12, 12)), years)
  .map(([second, minute, hour, [dayText, weekdayText], month, yearText]) =>
    [second, minute, hour, dayText, month, weekdayText, yearText].join(' '),
  );
