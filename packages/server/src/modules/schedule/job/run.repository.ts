import { and, eq, gt, inArray } from 'drizzle-orm';

import type { Database } from '../../../db/index.ts';
import { sysJobRun } from '../../../db/schema/index.ts';
import { inBothLanguages, jobServerMessages as messages } from './job.messages.ts';

/** What staff do to runs. */
export interface RunRepository {
  isRunning(jobIds: readonly string[]): Promise<boolean>;
  /** Whether somebody asked for a run by hand after an instant. */
  isExecutedSince(jobId: string, since: number): Promise<boolean>;
  /** A run by hand. */
  add(run: { readonly id: string; readonly jobId: string; readonly by: string; readonly now: number }): Promise<void>;
  /** Asks a run to end; false where none runs. */
  askStop(which: { readonly jobId: string } | { readonly runId: string }): Promise<boolean>;
  /** Ends what waits: the jobs were paused or deleted. */
  dropWaiting(jobIds: readonly string[], now: number): Promise<void>;
}

export function createRunRepository({ orm }: Pick<Database, 'orm'>): RunRepository {
  const run = sysJobRun;
  const isRunning = eq(run.status, 'running');
  return {
    async isRunning(jobIds) {
      return (await orm.$count(run, and(inArray(run.jobId, [...jobIds]), isRunning))) > 0;
    },
    async isExecutedSince(jobId, since) {
      const isRecent = and(eq(run.jobId, jobId), eq(run.cause, 'manual'), gt(run.plannedAt, since));
      return (await orm.$count(run, isRecent)) > 0;
    },
    async add({ id, jobId, by, now }) {
      const row = { id, jobId, by, plannedAt: now, dueAt: now, cause: 'manual', status: 'waiting' } as const;
      // Planned for this very millisecond already: it runs.
      await orm.insert(run).values(row).onConflictDoNothing();
    },
    async askStop(which) {
      const one = 'runId' in which ? eq(run.id, which.runId) : eq(run.jobId, which.jobId);
      const asked = await orm.update(run).set({ stopAsked: 1 }).where(and(one, isRunning)).returning({ id: run.id });
      return asked.length > 0;
    },
    async dropWaiting(jobIds, now) {
      await orm
        .update(run)
        .set({ status: 'skipped', endedAt: now, message: inBothLanguages(messages.pausedMeanwhile) })
        .where(and(inArray(run.jobId, [...jobIds]), eq(run.status, 'waiting')));
    },
  };
}
