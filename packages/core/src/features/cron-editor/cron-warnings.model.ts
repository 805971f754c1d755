import { monthGaps, neverFires, toDraft, type CronDayDraft, type CronExpression } from '../cron/index.ts';
import { cronEditorMessages as messages } from './cron-editor.messages.ts';
import type { CronWarning } from './cron-editor.types.ts';

/** The days of a list that not every month has; in 28, 29, 30, 31 the last days are meant, whichever they are. */
function missingDays(expression: CronExpression, values: readonly number[]): readonly number[] {
  return values.filter((day) => {
    if (day < 29 || values.includes(day - 1)) return false;
    const { always, sometimes } = monthGaps(expression, day);
    return always.length + sometimes.length > 0;
  });
}

function warningsOfDay(day: CronDayDraft): readonly CronWarning[] {
  switch (day.mode) {
    case 'everyWeeks': {
      const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekday >= day.weekday && (weekday - day.weekday) % day.step === 0);
      const isDaily = day.step === 1 && weekdays.length > 1;
      return [{ kind: 'insideTheWeek', sentence: isDaily ? messages.everyDayOfTheWeek(day.weekday) : messages.insideTheWeek(weekdays, day.step) }];
    }
    case 'everyDays':
      return day.step === 1 ? [] : [{ kind: 'insideTheMonth', sentence: messages.insideTheMonth(day.start, day.step) }];
    default:
      return [];
  }
}

function warningsOfMonths(expression: CronExpression, day: CronDayDraft): readonly CronWarning[] {
  const { always, sometimes } = monthGaps(expression);
  const late = day.mode === 'days' && always.length + sometimes.length === 0 ? missingDays(expression, day.values) : [];
  const skipped = (sentence: CronWarning['sentence']): CronWarning => ({ kind: 'skippedMonths', sentence });
  return [
    ...(always.length === 0 ? [] : [skipped(messages.skippedAlways(always))]),
    ...(sometimes.length === 0 ? [] : [skipped(messages.skippedSometimes(sometimes))]),
    ...(late.length === 0 ? [] : [{ kind: 'missingDays' as const, sentence: messages.missingDays(late) }]),
  ];
}

/** What of an expression is allowed and perhaps not meant. `hasNext`: it fires after now. */
export function cronWarnings(expression: CronExpression, hasNext: boolean): readonly CronWarning[] {
  if (neverFires(expression)) return [{ kind: 'neverFires', sentence: messages.neverFires }];
  const { day } = toDraft(expression);
  const over: readonly CronWarning[] = hasNext ? [] : [{ kind: 'isOver', sentence: messages.isOver }];
  return [...over, ...warningsOfDay(day), ...warningsOfMonths(expression, day)];
}
