import {
  monthGaps,
  neverFires,
  toDraft,
  weekdayNumbering,
  weekdayNumberingSentence,
  type CronDayDraft,
  type CronExpression,
} from '../cron/index.ts';
import { cronEditorMessages as messages } from './cron-editor.messages.ts';
import type { CronWarning } from './cron-editor.types.ts';

/** Days of a list that some months lack; 28, 29, 30, 31 together mean the last days of any month. */
function missingDays(expression: CronExpression, values: readonly number[]): readonly number[] {
  return values.filter((day) => {
    if (day < 29 || values.includes(day - 1)) return false;
    const { always, sometimes } = monthGaps(expression, day);
    return always.length + sometimes.length > 0;
  });
}

const warning = (kind: CronWarning['kind'], sentence: CronWarning['sentence']): CronWarning => ({
  kind,
  sentence,
  corrected: null,
});

/**
 * Warn about weekdays that the unix cron numbers differently, with the text that uses names; null if there are none.
 */
function warningOfNumbering(expression: CronExpression): CronWarning | null {
  const numbering = weekdayNumbering(expression);
  if (numbering === null) return null;
  return { kind: 'weekdayNumbering', sentence: weekdayNumberingSentence(numbering), corrected: numbering.corrected };
}

function warningsOfDay(day: CronDayDraft): readonly CronWarning[] {
  switch (day.mode) {
    case 'everyWeeks': {
      const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(
        (weekday) => weekday >= day.weekday && (weekday - day.weekday) % day.step === 0,
      );
      const isDaily = day.step === 1 && weekdays.length > 1;
      return [
        warning(
          'insideTheWeek',
          isDaily ? messages.everyDayOfTheWeek(day.weekday) : messages.insideTheWeek(weekdays, day.step),
        ),
      ];
    }
    case 'everyDays':
      return day.step === 1 ? [] : [warning('insideTheMonth', messages.insideTheMonth(day.start, day.step))];
    default:
      return [];
  }
}

function warningsOfMonths(expression: CronExpression, day: CronDayDraft): readonly CronWarning[] {
  const { always, sometimes } = monthGaps(expression);
  const late = day.mode === 'days' && always.length + sometimes.length === 0 ? missingDays(expression, day.values) : [];
  return [
    ...(always.length === 0 ? [] : [warning('skippedMonths', messages.skippedAlways(always))]),
    ...(sometimes.length === 0 ? [] : [warning('skippedMonths', messages.skippedSometimes(sometimes))]),
    ...(late.length === 0 ? [] : [warning('missingDays', messages.missingDays(late))]),
  ];
}

/** Warnings of a valid expression. `hasNext`: it fires after now. */
export function cronWarnings(expression: CronExpression, hasNext: boolean): readonly CronWarning[] {
  if (neverFires(expression)) return [warning('neverFires', messages.neverFires)];
  const { day } = toDraft(expression);
  const numbering = warningOfNumbering(expression);
  const over = hasNext ? [] : [warning('isOver', messages.isOver)];
  return [
    ...(numbering === null ? [] : [numbering]),
    ...over,
    ...warningsOfDay(day),
    ...warningsOfMonths(expression, day),
  ];
}
