import { and, asc, eq, gte, inArray, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { JobOverlap } from '@evergreen/core/schedule/jobs';
import { days, seconds, type LocalizedText } from '@evergreen/core/kernel';

import { databaseErrorOf, type Database } from '../../../db/index.ts';
import { sysJobRun, type JobRunState } from '../../../db/schema/index.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { ClaimedRun, RunnableJob, RunProgress } from './job-run.types.ts';
import { inBothLanguages, jobServerMessages as messages } from './job.messages.ts';
import { jobColumn, jobTable, jobValues } from './job-table.ts';

/** How long a claim holds without being renewed. */
export const LEASE = seconds(60);
/** Starts after which a run whose processes went away is given up. */
const MOST_ABANDONED = 2;
/** What history keeps of a job. */
const KEPT = { runs: 1000, time: days(90), failed: days(180) } as const;
const LONGEST_MESSAGE = 500;

export interface JobRunOutcome {
  readonly status: Extract<JobRunState, 'done' | 'failed' | 'stopped'>;
  readonly message: LocalizedText;
  readonly errorId: string | null;
  readonly progress: RunProgress | null;
}

export interface ClaimRepository {
  /** The next run that may begin, for this process alone; undefined for none. */
  claim(worker: string, now: number): Promise<ClaimedRun | undefined>;
  /** Ends waiting fires of jobs whose run goes on, as the jobs say. */
  skipOverlaps(now: number): Promise<void>;
  /** Goes on holding a run; false where it is another's by now. Joins a transaction, which a lost run cannot commit in. */
  renew(run: ClaimedRun, worker: string, now: number): Promise<'held' | 'stopAsked' | 'lost'>;
  progress(run: ClaimedRun, worker: string, progress: RunProgress): Promise<void>;
  /** What became of a run; false where it was another's by then. */
  finish(run: ClaimedRun, worker: string, outcome: JobRunOutcome, now: number): Promise<boolean>;
  /** A failed run waits for its next try. */
  retry(run: ClaimedRun, worker: string, dueAt: number, outcome: JobRunOutcome): Promise<boolean>;
  /** Runs whose process went away wait again; answers those that are given up. */
  takeOver(now: number): Promise<readonly string[]>;
  /** The runs of this process wait again: it stops. */
  handBack(worker: string, now: number): Promise<void>;
  job(id: string): Promise<RunnableJob | undefined>;
  /** Notes the result of the last run at the job, and answers how many failed in a row before. */
  noteResult(jobId: string, status: JobRunState, now: number): Promise<number>;
  /** Removes what history keeps no longer. */
  trim(now: number): Promise<number>;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- because its statements share one connection
export function createClaimRepository({ orm, transaction }: Pick<Database, 'orm' | 'transaction'>): ClaimRepository {
  const run = sysJobRun;
  const isMine = ({ id, attempt }: ClaimedRun, worker: string) =>
    and(eq(run.id, id), eq(run.worker, worker), eq(run.attempt, attempt), eq(run.status, 'running'));
  const waiting = (now: number) => and(eq(run.status, 'waiting'), lte(run.dueAt, now));
  const ended = ({ message, errorId, progress }: JobRunOutcome) => ({
    message: inBothLanguages(message).slice(0, LONGEST_MESSAGE),
    errorId,
    leaseUntil: null,
    ...(progress === null ? {} : { done: progress.done, total: progress.total }),
  });

  return {
    async claim(worker, now) {
      const other = alias(run, 'other');
      const isBusy = orm
        .select({ one: sql`1` })
        .from(other)
        .where(and(eq(other.jobId, run.jobId), eq(other.status, 'running')));
      const next = orm
        .select({ id: run.id })
        .from(run)
        .where(and(waiting(now), notExists(isBusy)))
        .orderBy(asc(run.dueAt), asc(run.plannedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      try {
        const [claimed] = await orm
          .update(run)
          .set({
            status: 'running',
            worker,
            attempt: sql`${run.attempt} + 1`,
            leaseUntil: now + LEASE,
            startedAt: now,
            endedAt: null,
            stopAsked: 0,
          })
          .where(eq(run.id, sql`(${next})`))
          .returning();
        return claimed;
      } catch (error) {
        // Somebody began a run of the same job at this moment.
        if (databaseErrorOf(error)?.kind === 'uniqueViolation') return undefined;
        throw error;
      }
    },
    async skipOverlaps(now) {
      const fires = await orm
        .select({
          id: run.id,
          jobId: run.jobId,
          overlap: sql<JobOverlap>`${jobColumn('overlap')}`,
          worker: sql<
            string | null
          >`(select o.worker from ${run} o where o.job_id = ${run.jobId} and o.status = 'running')`,
        })
        .from(run)
        .innerJoin(jobTable, eq(jobTable.id, run.jobId))
        .where(and(waiting(now), eq(run.cause, 'plan')))
        .orderBy(asc(run.plannedAt));
      const isHeld = new Set<string>();
      for (const { id, jobId, overlap, worker } of fires) {
        if (worker === null) continue;
        const mayWait = overlap === 'wait' && !isHeld.has(jobId);
        isHeld.add(jobId);
        if (mayWait) continue;
        await orm
          .update(run)
          .set({ status: 'skipped', endedAt: now, message: inBothLanguages(messages.stillRunning(worker)) })
          .where(and(eq(run.id, id), eq(run.status, 'waiting')));
      }
    },
    async renew(claimed, worker, now) {
      const [held] = await orm
        .update(run)
        .set({ leaseUntil: now + LEASE })
        .where(isMine(claimed, worker))
        .returning({ stopAsked: run.stopAsked });
      if (held === undefined) return 'lost';
      return held.stopAsked === 0 ? 'held' : 'stopAsked';
    },
    async progress(claimed, worker, progress) {
      await orm.update(run).set(progress).where(isMine(claimed, worker));
    },
    async finish(claimed, worker, outcome, now) {
      const finished = await orm
        .update(run)
        .set({ ...ended(outcome), status: outcome.status, endedAt: now })
        .where(isMine(claimed, worker))
        .returning({ id: run.id });
      return finished.length > 0;
    },
    async retry(claimed, worker, dueAt, outcome) {
      const put = await orm
        .update(run)
        .set({
          ...ended(outcome),
          status: 'waiting',
          cause: 'retry',
          dueAt,
          worker: null,
          failed: sql`${run.failed} + 1`,
        })
        .where(isMine(claimed, worker))
        .returning({ id: run.id });
      return put.length > 0;
    },
    async takeOver(now) {
      const isLost = and(eq(run.status, 'running'), lt(run.leaseUntil, now));
      await orm
        .update(run)
        .set({
          status: 'waiting',
          cause: 'retry',
          worker: null,
          dueAt: now,
          leaseUntil: null,
          abandoned: sql`${run.abandoned} + 1`,
          message: inBothLanguages(messages.tookOver),
        })
        .where(and(isLost, lt(run.abandoned, MOST_ABANDONED)));
      const given = await orm
        .update(run)
        .set({ status: 'lost', endedAt: now, leaseUntil: null, message: inBothLanguages(messages.lost) })
        .where(and(isLost, gte(run.abandoned, MOST_ABANDONED)))
        .returning({ jobId: run.jobId });
      return given.map(({ jobId }) => jobId);
    },
    async handBack(worker, now) {
      await orm
        .update(run)
        .set({ status: 'waiting', cause: 'retry', worker: null, dueAt: now, leaseUntil: null })
        .where(and(eq(run.worker, worker), eq(run.status, 'running')));
    },
    async job(id) {
      const [row] = await orm
        .select({
          id: jobTable.id,
          name: sql<string>`${jobColumn('jobClassName')}`,
          title: sql<string>`${jobColumn('title')}`,
          handler: sql<string>`${jobColumn('handler')}`,
          parameter: sql<string | null>`${jobColumn('parameter')}`,
          minutes: sql<number>`${jobColumn('minutes')}`,
          retries: sql<number>`${jobColumn('retries')}`,
          alertAfter: sql<number>`${jobColumn('alertAfter')}`,
          alertRole: sql<string | null>`${jobColumn('alertRole')}`,
          overlap: sql<JobOverlap>`${jobColumn('overlap')}`,
          failures: sql<number>`coalesce(${jobColumn('failures')}, 0)`,
        })
        .from(jobTable)
        .where(and(eq(jobTable.id, id), eq(jobTable.delFlag, 0)));
      return row;
    },
    noteResult: async (jobId, status, now) =>
      transaction(async () => {
        const failures = jobColumn('failures');
        const [before] = await orm
          .select({ failures: sql<number>`coalesce(${failures}, 0)` })
          .from(jobTable)
          .where(eq(jobTable.id, jobId))
          .for('update');
        const isFailure = status === 'failed' || status === 'lost';
        const after = isFailure ? sql`coalesce(${failures}, 0) + 1` : status === 'done' ? 0 : failures;
        const result = jobValues({ lastRunTime: formatPlatformTime(now), lastStatus: status, failures: after });
        await orm.update(jobTable).set(result).where(eq(jobTable.id, jobId));
        return before?.failures ?? 0;
      }),
    async trim(now) {
      const isOver = sql`${run.status} not in ('waiting', 'running')`;
      const surplus = sql`${run.id} in (select id from (select id, row_number() over (partition by job_id order by planned_at desc) as place
        from ${run} where status not in ('waiting', 'running', 'failed', 'lost')) ranked where place > ${KEPT.runs})`;
      const isFailed = inArray(run.status, ['failed', 'lost']);
      const removed = await orm
        .delete(run)
        .where(
          and(
            isOver,
            sql`(${surplus} or (${and(isFailed, lt(run.plannedAt, now - KEPT.failed))}) or (not ${isFailed} and ${lt(run.plannedAt, now - KEPT.time)}))`,
          ),
        )
        .returning({ id: run.id });
      return removed.length;
    },
  };
}
