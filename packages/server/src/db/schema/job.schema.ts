import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

export type JobRunState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped' | 'lost' | 'stopped';
export type JobRunCause = 'plan' | 'manual' | 'retry' | 'missed';

/** A row for each run: one for a fire of its job, whichever process plans it, and one running for a job, whichever runs it. */
export const sysJobRun = pgTable(
  'sys_job_run',
  {
    id: identifierColumn('id').primaryKey(),
    jobId: identifierColumn('job_id').notNull(),
    plannedAt: instant('planned_at').notNull(),
    cause: varchar('cause', { length: 16 }).$type<JobRunCause>().notNull(),
    /** Username of who runs it by hand. */
    by: varchar('by', { length: 64 }),
    status: varchar('status', { length: 16 }).$type<JobRunState>().notNull(),
    /** Of a waiting run: not before. */
    dueAt: instant('due_at').notNull(),
    /** Counts every start: what an earlier one still writes is fenced off by it. */
    attempt: integer('attempt').notNull().default(0),
    /** Starts that failed. */
    failed: integer('failed').notNull().default(0),
    /** Starts whose process went away. */
    abandoned: integer('abandoned').notNull().default(0),
    worker: varchar('worker', { length: 64 }),
    leaseUntil: instant('lease_until'),
    /** Somebody asked for its end. */
    stopAsked: integer('stop_asked').notNull().default(0),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    done: integer('done'),
    total: integer('total'),
    message: varchar('message', { length: 500 }),
    errorId: varchar('error_id', { length: 36 }),
    parameter: text('parameter'),
  },
  ({ jobId, plannedAt, status, leaseUntil, dueAt }) => [
    uniqueIndex('sys_job_run_fire').on(jobId, plannedAt),
    uniqueIndex('sys_job_run_running')
      .on(jobId)
      .where(sql`status = 'running'`),
    index('sys_job_run_lease').on(status, leaseUntil),
    index('sys_job_run_waiting')
      .on(dueAt)
      .where(sql`status = 'waiting'`),
  ],
);

/** Processes that run jobs, seen every half a minute. */
export const sysJobRunner = pgTable('sys_job_runner', {
  id: varchar('id', { length: 64 }).primaryKey(),
  seenAt: instant('seen_at').notNull(),
});
