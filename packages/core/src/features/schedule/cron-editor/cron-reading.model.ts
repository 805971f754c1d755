import { describeCron, fires, parseCron, type CronExpression } from '../cron/index.ts';
import { cronEditorMessages as messages, weekdayWord } from './cron-editor.messages.ts';
import type { CronFireShown, CronReading, CronTextProblem } from './cron-editor.types.ts';
import { cronWarnings } from './cron-warnings.model.ts';
import type { CivilTime } from './civil-time.ts';

/** Number of fires shown. */
const FIRES_SHOWN = 5;

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The validation error of a text with its position; null if valid. */
export function cronTextProblem(text: string): CronTextProblem | null {
  const parsed = parseCron(text);
  if (parsed.ok) return null;
  const { start, end } = parsed.error;
  const first = characters(text.slice(0, start)) + 1;
  return { ...parsed.error, place: messages.place(first, Math.max(first, characters(text.slice(0, end)))) };
}

function firesShown(
  expression: CronExpression,
  now: number,
  timeZone: string,
  civilTime: CivilTime,
): readonly CronFireShown[] {
  const shown: CronFireShown[] = [];
  for (const instant of fires(expression, { from: now + 1 }, timeZone)) {
    const { time, weekday } = civilTime(instant);
    shown.push({ instant, time, weekday: weekdayWord(weekday) });
    if (shown.length === FIRES_SHOWN) break;
  }
  return shown;
}

/**
 * Parse a text at `now` (epoch milliseconds): its error, or its description and next fires.
 * @param civilTime local time of `timeZone`
 */
export function readCron(text: string, now: number, timeZone: string, civilTime: CivilTime): CronReading {
  const parsed = parseCron(text);
  if (!parsed.ok)
    return { expression: null, problem: cronTextProblem(text), description: null, warnings: [], fires: [] };
  const expression = parsed.value;
  const next = firesShown(expression, now, timeZone, civilTime);
  return {
    expression,
    problem: null,
    description: { 'zh-CN': describeCron(expression, 'zh-CN'), 'en-US': describeCron(expression, 'en-US') },
    warnings: cronWarnings(expression, next.length > 0),
    fires: next,
  };
}
