import { describeCron, fires, parseCron, type CronExpression } from '../cron/index.ts';
import { cronEditorMessages as messages, weekdayWord } from './cron-editor.messages.ts';
import type { CronFireShown, CronReading, CronTextProblem } from './cron-editor.types.ts';
import { cronWarnings } from './cron-warnings.model.ts';
import type { CivilTime } from './civil-time.ts';

/** How many fires are shown. */
const FIRES_SHOWN = 5;

const characters = (text: string) => Array.from(text).length;

/** What is wrong with a text, and where; null when it is an expression. */
export function cronTextProblem(text: string): CronTextProblem | null {
  const parsed = parseCron(text);
  if (parsed.ok) return null;
  const { start, end } = parsed.error;
  const first = characters(text.slice(0, start)) + 1;
  return { ...parsed.error, place: messages.place(first, Math.max(first, characters(text.slice(0, end)))) };
}

function firesShown(expression: CronExpression, now: number, timeZone: string, civilTime: CivilTime): readonly CronFireShown[] {
  const shown: CronFireShown[] = [];
  for (const instant of fires(expression, { from: now + 1 }, timeZone)) {
    const { time, weekday } = civilTime(instant);
    shown.push({ instant, time, weekday: weekdayWord(weekday) });
    if (shown.length === FIRES_SHOWN) break;
  }
  return shown;
}

/**
 * What a text says to somebody at `now` (epoch milliseconds): either what is wrong with it, or what it means.
 * @param civilTime what the clocks of `timeZone` show
 */
export function readCron(text: string, now: number, timeZone: string, civilTime: CivilTime): CronReading {
  const parsed = parseCron(text);
  if (!parsed.ok) return { expression: null, problem: cronTextProblem(text), description: null, warnings: [], fires: [] };
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
