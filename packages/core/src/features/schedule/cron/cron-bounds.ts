import type { LocalizedText } from '../../../kernel/index.ts';
import { boundMessages } from './cron-bounds.messages.ts';
import type { CronDayDraft, CronDraft, CronDraftInput, CronPart, CronPartDraft } from './cron-draft.types.ts';

export interface CronBound {
  readonly least: number;
  readonly most: number;
}

const bound = (least: number, most: number): CronBound => ({ least, most });
const part = (step: CronBound, start: CronBound, value: CronBound) => ({ step, start, value, from: value, to: value });

/**
 * The editor's bounds, narrower than the grammar. As specified, except that a step is at least 1 everywhere (0 is
 * invalid), and that Quartz limits the days before the end of a month to 30.
 */
export const CRON_BOUNDS = {
  second: part(bound(1, 59), bound(0, 59), bound(0, 59)),
  minute: part(bound(1, 60), bound(0, 59), bound(0, 59)),
  hour: part(bound(1, 23), bound(0, 23), bound(0, 23)),
  month: part(bound(1, 12), bound(0, 12), bound(1, 12)),
  year: part(bound(1, 99), bound(2019, 2119), bound(2019, 2119)),
  day: { step: bound(1, 31), start: bound(1, 31), value: bound(1, 31), day: bound(1, 31), daysBeforeEnd: bound(1, 30) },
  week: { step: bound(1, 7), weekday: bound(1, 7), value: bound(1, 7), nth: bound(1, 5) },
} as const;

/** A number outside the editor's bounds, with its bounds. */
export interface CronBoundError {
  readonly kind: 'bound';
  readonly part: keyof CronDraft;
  readonly input: CronDraftInput;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly sentence: LocalizedText;
}

type Entry = readonly [input: CronDraftInput, value: number, bound: CronBound];

function entriesOfPart(name: CronPart, draft: CronPartDraft): readonly Entry[] {
  const bounds = CRON_BOUNDS[name];
  switch (draft.mode) {
    case 'step':
      return [
        ['start', draft.start, bounds.start],
        ['step', draft.step, bounds.step],
      ];
    case 'list':
      return draft.values.map((value): Entry => ['value', value, bounds.value]);
    case 'range':
      return [
        ['from', draft.from, bounds.from],
        ['to', draft.to, bounds.to],
      ];
    default:
      return [];
  }
}

function entriesOfDay(draft: CronDayDraft): readonly Entry[] {
  const { day, week } = CRON_BOUNDS;
  switch (draft.mode) {
    case 'everyWeeks':
      return [
        ['weekday', draft.weekday, week.weekday],
        ['step', draft.step, week.step],
      ];
    case 'everyDays':
      return [
        ['start', draft.start, day.start],
        ['step', draft.step, day.step],
      ];
    case 'weekdays':
      return draft.values.map((value): Entry => ['weekday', value, week.value]);
    case 'days':
      return draft.values.map((value): Entry => ['value', value, day.value]);
    case 'lastWeekday':
      return [['weekday', draft.weekday, week.weekday]];
    case 'daysBeforeEnd':
      return [['daysBeforeEnd', draft.days, day.daysBeforeEnd]];
    case 'nearestWorkday':
      return [['day', draft.day, day.day]];
    case 'nthWeekday':
      return [
        ['weekday', draft.weekday, week.weekday],
        ['nth', draft.nth, week.nth],
      ];
    default:
      return [];
  }
}

const PARTS: readonly CronPart[] = ['second', 'minute', 'hour', 'month', 'year'];

/**
 * Validate a draft against the editor's bounds, in tab order; a missing number (NaN) or a fraction is invalid, too.
 * Custom text has no bounds: only `parseCron` validates it.
 */
export function checkDraft(draft: Partial<CronDraft>): readonly CronBoundError[] {
  const errorsOf = (name: keyof CronDraft, entries: readonly Entry[]) =>
    entries
      .filter(([, value, { least, most }]) => !Number.isInteger(value) || value < least || value > most)
      .map(([input, value, { least, most }]): CronBoundError => {
        return {
          kind: 'bound',
          part: name,
          input,
          value,
          least,
          most,
          sentence: boundMessages.bound(name, input, least, most),
        };
      });
  const parts = PARTS.map(
    (name) => [name, errorsOf(name, entriesOfPart(name, draft[name] ?? { mode: 'every' }))] as const,
  );
  const days = errorsOf('day', entriesOfDay(draft.day ?? { mode: 'everyDay' }));
  return [
    ...parts.slice(0, 3).flatMap(([, errors]) => errors),
    ...days,
    ...parts.slice(3).flatMap(([, errors]) => errors),
  ];
}
