import { and, count, eq, gt, lte, sql } from 'drizzle-orm';

import { jobSchedule, nextFireOf, planFires, type JobMissed, type JobSchedule } from '@evergreen/core/schedule/jobs';
import { minutes } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { sysJobRun, sysJobRunner } from '../../../db/schema/index.ts';
import { createIdentifier } from '../../../identifiers.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { inBothLanguages, jobServerMessages as messages } from './job.messages.ts';
import { instantOfPlatformTime, isStarted, jobColumn, jobTable, jobValues } from './job-table.ts';

/** Jobs that one transaction plans. */
const PLANNED_AT_ONCE = 20;
/** A process that was not seen for so long runs no jobs. */
const RUNNER_SILENT = minutes(2);
/** A job is late when its time came so long ago. */
const LATE = minutes(5);

/** What there is to do, as instants; null for nothing. */
export interface JobOutlook {
  readonly nextFire: number | null;
  readonly nextDue: number | null;
  readonly nextLeaseEnd: number | null;
}

export interface PlanRepository {
  /** Says that this process runs jobs, and reads what comes next. */
  look(runner: string, now: number): Promise<JobOutlook>;
  /** Plans runs of the jobs whose time has come; false where there may be more of them. */
  plan(now: number): Promise<boolean>;
  /** After the clock was set back: jobs fire when they do by the clock as it is now. */
  replan(now: number): Promise<void>;
  /** Processes that run jobs, and names of the jobs that are late. */
  state(now: number): Promise<{ readonly runners: number; readonly late: readonly string[] }>;
  leave(runner: string): Promise<void>;
}

interface DueJob {
  readonly id: string;
  readonly cron: string;
  readonly zone: string;
  readonly missed: JobMissed;
  readonly next: string | null;
}

const plannedColumns = {
  id: jobTable.id,
  cron: sql<string>`${jobColumn('cronExpression')}`,
  zone: sql<string>`${jobColumn('zone')}`,
  missed: sql<JobMissed>`${jobColumn('missed')}`,
  next: sql<string | null>`${jobColumn('nextFireTime')}::text`,
};

/** Every fire gets one run, whichever process plans it: the run is unique by its job and its time. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its statements share one connection
export function createPlanRepository({ orm, transaction }: Pick<Database, 'orm' | 'transaction'>): PlanRepository {
  const next = jobColumn('nextFireTime');
  const setNext = async (id: string, at: number | null) => {
    const place = jobValues({ nextFireTime: at === null ? null : formatPlatformTime(at) });
    await orm.update(jobTable).set(place).where(eq(jobTable.id, id));
  };
  const isDue = (now: number) => and(isStarted, lte(next, formatPlatformTime(now)));

  async function planJob({ id, cron, zone, missed, next: due }: DueJob, now: number): Promise<void> {
    const schedule = scheduleOf(cron, zone);
    const from = instantOfPlatformTime(due);
    if (schedule === undefined || from === null) {
      await setNext(id, null);
      return;
    }
    const { runs, dropped, next: nextFire } = planFires(schedule, from, now, missed);
    const [first] = runs;
    if (first !== undefined)
      await orm
        .insert(sysJobRun)
        .values(
          runs.map(({ plannedAt, cause }) => ({
            id: createIdentifier(),
            jobId: id,
            plannedAt,
            cause,
            status: 'waiting' as const,
            dueAt: now,
            message: dropped > 0 && plannedAt === first.plannedAt ? inBothLanguages(messages.madeUp(dropped)) : null,
          })),
        )
        .onConflictDoNothing();
    await setNext(id, nextFire);
  }

  return {
    async look(runner, now) {
      await orm
        .insert(sysJobRunner)
        .values({ id: runner, seenAt: now })
        .onConflictDoUpdate({ target: sysJobRunner.id, set: { seenAt: now } });
      const [row] = await orm.execute<Record<'fire' | 'due' | 'lease', string | null>>(sql`
        select (select min(${next})::text from ${jobTable} where ${isStarted}) as fire,
          (select (extract(epoch from min(due_at)) * 1000)::text from ${sysJobRun} where status = 'waiting') as due,
          (select (extract(epoch from min(lease_until)) * 1000)::text from ${sysJobRun} where status = 'running') as lease`);
      const instant = (text: string | null | undefined) => (text === null || text === undefined ? null : Number(text));
      return {
        nextFire: instantOfPlatformTime(row?.fire),
        nextDue: instant(row?.due),
        nextLeaseEnd: instant(row?.lease),
      };
    },
    async plan(now) {
      return transaction(async () => {
        const due = await orm
          .select(plannedColumns)
          .from(jobTable)
          .where(isDue(now))
          .orderBy(next)
          .limit(PLANNED_AT_ONCE)
          .for('update', { skipLocked: true });
        for (const job of due) await planJob(job, now);
        return due.length < PLANNED_AT_ONCE;
      });
    },
    async replan(now) {
      await transaction(async () => {
        const jobs = await orm
          .select(plannedColumns)
          .from(jobTable)
          .where(and(isStarted, sql`${next} > ${formatPlatformTime(now)}`))
          .orderBy(jobTable.id)
          .for('update');
        for (const { id, cron, zone, next: planned } of jobs) {
          const schedule = scheduleOf(cron, zone);
          const fire = schedule === undefined ? null : nextFireOf(schedule, now);
          if (fire !== null && fire < (instantOfPlatformTime(planned) ?? 0)) await setNext(id, fire);
        }
      });
    },
    async state(now) {
      const late = await orm
        .select({ name: sql<string>`${jobColumn('jobClassName')}` })
        .from(jobTable)
        .where(isDue(now - LATE))
        .orderBy(jobColumn('jobClassName'));
      const [seen] = await orm
        .select({ runners: count() })
        .from(sysJobRunner)
        .where(gt(sysJobRunner.seenAt, now - RUNNER_SILENT));
      return { runners: seen?.runners ?? 0, late: late.map(({ name }) => name) };
    },
    async leave(runner) {
      await orm.delete(sysJobRunner).where(eq(sysJobRunner.id, runner));
    },
  };
}

/** A stored schedule was checked when it was saved; one of an older version may not hold any more. */
function scheduleOf(cron: string, zone: string): JobSchedule | undefined {
  // From the beginning: the last fire of an expression is planned, too.
  const schedule = jobSchedule(cron, zone, 0);
  return schedule.ok ? schedule.value : undefined;
}
