import {
  countFires,
  describeCron,
  fires,
  formatCron,
  neverFires,
  previousFire,
  toDraft,
  type CronExpression,
} from '@evergreen/core/schedule/cron';
import type { Locale, LocalizedText } from '@evergreen/core/kernel';

import { createZoneClock, reckoningFrom, STEADY_SINCE } from '../../zone-clock.ts';
import type { CronSettings } from './cron-settings.ts';
import { cronCommandMessages } from './cron.messages.ts';

export const CRON_VERBS = ['parse', 'explain', 'next', 'previous', 'validate', 'count'] as const;

export type CronVerb = (typeof CRON_VERBS)[number];

/** One line of output, human- and machine-readable. */
export interface CronLine {
  readonly words: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface CronAnswer {
  /** Evaluated lazily: there may be millions. */
  readonly lines: Iterable<CronLine>;
  /** Warning for a valid expression. */
  readonly warning?: LocalizedText;
  /** What programs get instead of lines: what was asked for does not exist. */
  readonly absent?: CronLine['facts'];
}

export type Answering = (expression: CronExpression) => CronAnswer;

const withWarning = (answer: CronAnswer, never: boolean): CronAnswer =>
  never ? { ...answer, warning: cronCommandMessages.never } : answer;

const only = (words: string, facts: CronLine['facts']): CronAnswer => ({ lines: [{ words, facts }] });

/** What a verb answers for every expression. */
export function answering(verb: CronVerb, settings: CronSettings, locale: Locale): Answering {
  const { zone, from, to, daylightSaving } = settings;
  switch (verb) {
    case 'validate':
      return (expression) => {
        const never = neverFires(expression);
        return withWarning(only(cronCommandMessages.right[locale], { neverFires: never }), never);
      };
    case 'parse':
      return (expression) => {
        const formatted = formatCron(expression);
        return only(formatted, { formatted, neverFires: neverFires(expression), draft: toDraft(expression) });
      };
    case 'explain':
      return (expression) => {
        const description = describeCron(expression, locale);
        const never = neverFires(expression);
        return withWarning(only(description, { description, neverFires: never }), never);
      };
    case 'count':
      return (expression) => {
        const { zone: reckoned, ahead } = reckoningFrom(zone, from);
        const count = countFires(expression, { from: from + ahead, to: to + ahead }, reckoned, { daylightSaving });
        return only(String(count), { count });
      };
    case 'next':
    case 'previous':
      return fireAnswering(verb, settings);
  }
}

function fireAnswering(verb: 'next' | 'previous', settings: CronSettings): Answering {
  const { zone, from, count } = settings;
  const show = createZoneClock(zone);
  return (expression) => {
    const instants = verb === 'next' ? laterFires(expression, settings) : earlierFires(expression, settings);
    const first = instants.next();
    if (first.done === true) {
      const none =
        verb === 'next'
          ? cronCommandMessages.noNext(show(from).words)
          : cronCommandMessages.noPrevious(show(from).words);
      return {
        lines: [],
        absent: { fire: null, instant: null },
        warning: neverFires(expression) ? cronCommandMessages.never : none,
      };
    }
    const lineOf = (instant: number): CronLine => {
      const { words, iso } = show(instant);
      return { words, facts: { fire: iso, instant } };
    };
    function* lines(instant: number): Generator<CronLine> {
      yield lineOf(instant);
      let shown = 1;
      while (shown < count) {
        const next = instants.next();
        if (next.done === true) return;
        yield lineOf(next.value);
        shown += 1;
      }
    }
    return { lines: lines(first.value) };
  };
}

function* laterFires(
  expression: CronExpression,
  { from, zone, daylightSaving }: CronSettings,
): Generator<number, void> {
  const { zone: reckoned, ahead } = reckoningFrom(zone, from);
  // The start is exclusive.
  for (const fire of fires(expression, { from: from + 1 + ahead }, reckoned, { daylightSaving })) yield fire - ahead;
}

function* earlierFires(expression: CronExpression, settings: CronSettings): Generator<number, void> {
  let fire = fireBefore(expression, settings.from, settings);
  while (fire !== null) {
    yield fire;
    fire = fireBefore(expression, fire, settings);
  }
}

function fireBefore(
  expression: CronExpression,
  instant: number,
  { zone, daylightSaving }: CronSettings,
): number | null {
  const { zone: reckoned, ahead } = reckoningFrom(zone, instant);
  const fire = previousFire(expression, instant + ahead, reckoned, { daylightSaving });
  if (ahead === 0) return fire;
  const isKnown = fire !== null && fire - ahead >= STEADY_SINCE;
  return isKnown ? fire - ahead : previousFire(expression, instant, zone, { daylightSaving });
}
