import { CRON_BOUNDS, type CronDayDraft, type CronPart, type CronPartDraft } from '../cron/index.ts';
import type { CronDayMode, CronPartMode } from './cron-editor.types.ts';

/** In the order of the specification. */
export const PART_MODES: readonly CronPartMode[] = ['every', 'step', 'list', 'range'];
export const DAY_MODES: readonly CronDayMode[] = [
  'everyDay',
  'everyWeeks',
  'everyDays',
  'weekdays',
  'days',
  'lastDay',
  'lastWorkday',
  'lastWeekday',
  'daysBeforeEnd',
  'nearestWorkday',
  'nthWeekday',
];

const MONDAY = 2;
const FRIDAY = 6;

/** Initial settings of a part's mode. A year starts with `thisYear`, within the editor's bounds. */
export function firstPartDraft(part: CronPart, mode: CronPartMode, thisYear: number): CronPartDraft {
  const { least, most } = CRON_BOUNDS[part].value;
  const first = part === 'year' ? Math.min(Math.max(thisYear, least), most) : least;
  switch (mode) {
    case 'every':
      return { mode };
    case 'step':
      return { mode, start: first, step: 1 };
    case 'list':
      return { mode, values: [first] };
    case 'range':
      return { mode, from: first, to: most };
  }
}

/** Initial settings of a day mode. */
export function firstDayDraft(mode: CronDayMode): CronDayDraft {
  switch (mode) {
    case 'everyDay':
    case 'lastDay':
    case 'lastWorkday':
      return { mode };
    case 'everyWeeks':
      return { mode, weekday: MONDAY, step: 1 };
    case 'everyDays':
      return { mode, start: 1, step: 1 };
    case 'weekdays':
      return { mode, values: [MONDAY] };
    case 'days':
      return { mode, values: [1] };
    case 'lastWeekday':
      return { mode, weekday: FRIDAY };
    case 'daysBeforeEnd':
      return { mode, days: 1 };
    case 'nearestWorkday':
      return { mode, day: 15 };
    case 'nthWeekday':
      return { mode, weekday: MONDAY, nth: 1 };
  }
}
