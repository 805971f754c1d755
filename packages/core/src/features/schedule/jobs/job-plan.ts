import { err, minutes, ok, seconds, type LocalizedText, type Result } from '../../../kernel/index.ts';
import { countFires, isTimeZone, nextFire, parseCron, previousFire, type CronExpression } from '../cron/index.ts';
import type { JobMissed } from './job-handler.types.ts';
import { jobMessages as messages } from './jobs.messages.ts';

/** When a job runs. */
export interface JobSchedule {
  readonly expression: CronExpression;
  readonly zone: string;
}

/** Fires are at least so far apart. */
const SHORTEST = seconds(10);
/** Fires in a row that are looked at for that. */
const LOOKED_AT = 100;
/** A fire that is late by less is on time. */
const ON_TIME = minutes(1);
/** Missed fires that are made up one by one. */
export const MOST_MADE_UP = 10;

/** The schedule that a job names, if it can be kept: it fires again after `now`, and not too often. */
export function jobSchedule(text: string, zone: string, now: number): Result<JobSchedule, LocalizedText> {
  if (!isTimeZone(zone)) return err(messages.noZone(zone));
  const parsed = parseCron(text);
  if (!parsed.ok) return err(parsed.error.sentence);
  const schedule = { expression: parsed.value, zone };
  let last = nextFireOf(schedule, now);
  if (last === null) return err(messages.neverAgain);
  for (let seen = 0; seen < LOOKED_AT; seen += 1) {
    const next = nextFireOf(schedule, last);
    if (next === null) break;
    if (next - last < SHORTEST) return err(messages.tooOften);
    last = next;
  }
  return ok(schedule);
}

/** The first fire after an instant; null for none. */
export function nextFireOf({ expression, zone }: JobSchedule, after: number): number | null {
  return nextFire(expression, after, zone);
}

export interface PlannedRun {
  readonly plannedAt: number;
  readonly cause: 'plan' | 'missed';
}

export interface JobPlan {
  /** Oldest first. */
  readonly runs: readonly PlannedRun[];
  /** Fires that nobody was there for and that have no run of their own. */
  readonly dropped: number;
  /** When the job fires next; null for never. */
  readonly next: number | null;
}

/**
 * The runs of the fires from `due` to `now`, both included. The newest fire is on time when it is late by less than a minute; those before it
 * were missed.
 */
export function planFires(schedule: JobSchedule, due: number, now: number, missed: JobMissed): JobPlan {
  const { expression, zone } = schedule;
  const next = nextFireOf(schedule, now);
  const newest = previousFire(expression, now + 1, zone);
  if (newest === null || newest < due) return { runs: [], dropped: 0, next };
  const count = countFires(expression, { from: due, to: now + 1 }, zone);
  const isOnTime = now - newest < ON_TIME;
  if (missed === 'skip') {
    const runs: PlannedRun[] = isOnTime ? [{ plannedAt: newest, cause: 'plan' }] : [];
    return { runs, dropped: count - runs.length, next };
  }
  const isMissed = count > 1 || !isOnTime;
  if (missed === 'once')
    return { runs: [{ plannedAt: newest, cause: isMissed ? 'missed' : 'plan' }], dropped: count - 1, next };
  const runs: PlannedRun[] = [];
  let fire: number | null = newest;
  while (fire !== null && fire >= due && runs.length < MOST_MADE_UP) {
    runs.unshift({ plannedAt: fire, cause: isOnTime && fire === newest ? 'plan' : 'missed' });
    fire = previousFire(expression, fire, zone);
  }
  return { runs, dropped: count - runs.length, next };
}

/** Pauses before a failed run is tried again, growing. */
const RETRY_PAUSES = [minutes(1), minutes(5), minutes(30)] as const;

/** Milliseconds until the next try after so many failed ones; null when no try is left. */
export function retryPause(failed: number, retries: number): number | null {
  if (failed > retries) return null;
  return RETRY_PAUSES[Math.min(failed, RETRY_PAUSES.length) - 1] ?? RETRY_PAUSES[0];
}

/** What a streak of failures is worth telling: once when it is long enough, and once more when it is over. */
export function streakNews(before: number, after: number, alertAfter: number): 'failing' | 'recovered' | null {
  if (alertAfter === 0) return null;
  if (after === alertAfter && before < after) return 'failing';
  return after === 0 && before >= alertAfter ? 'recovered' : null;
}
