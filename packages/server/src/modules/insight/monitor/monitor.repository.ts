import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';

import type { Sample, SampleAt } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { sysMetric, sysProcess } from '../../../db/schema/index.ts';
import { sysFile } from '../../../db/schema/scoped-tables.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { isStarted, jobColumn, jobTable } from '../../schedule/job/job-table.ts';

/** A server process as it is stored. Times are epoch milliseconds. */
export interface StoredProcess {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly startedAt: number;
  readonly seenAt: number;
}

export type DatabaseFigures = Pick<Sample, 'databaseSize' | 'databaseHits' | 'storedFiles' | 'jobLateness'> & {
  /** The clock of the database, epoch milliseconds. */
  readonly now: number;
};

/** What stands for how many seconds, and for how long it is kept. */
export const STEPS = { minute: 60, quarter: 900 } as const;
const KEPT = { minute: 24 * 3600 * 1000, quarter: 30 * 24 * 3600 * 1000 } as const;

export interface MonitorRepository {
  databaseFigures(now: number): Promise<DatabaseFigures>;
  databaseVersion(): Promise<string>;
  /** Stores a sample of a process, and that it runs. */
  store(process: StoredProcess, step: number, sample: SampleAt): Promise<void>;
  /** Removes what is kept no longer. */
  sweep(now: number): Promise<void>;
  /** Those seen last first. */
  processes(): Promise<readonly StoredProcess[]>;
  /** Oldest first. */
  samples(processId: string, step: number, from: number): Promise<readonly SampleAt[]>;
  last(processId: string): Promise<SampleAt | null>;
  /** The last minute of each process that stored one since then. */
  minutesOfRunning(from: number): Promise<readonly SampleAt[]>;
}

export function createMonitorRepository({ orm }: Pick<Database, 'orm'>): MonitorRepository {
  return {
    async databaseFigures(now) {
      const [row] = await orm.execute<{
        size: string;
        hits: number | null;
        files: string;
        late: number;
        now: string;
      }>(sql`
        select pg_database_size(current_database())::text as size,
          (select round(100.0 * blks_hit / nullif(blks_hit + blks_read, 0), 1)::float8
            from pg_stat_database where datname = current_database()) as hits,
          (select coalesce(sum(${sysFile.size}), 0)::text from ${sysFile}) as files,
          (select greatest(floor(extract(epoch from max(${formatPlatformTime(now)}::timestamp - ${jobColumn('nextFireTime')})) / 60), 0)::float8
            from ${jobTable} where ${isStarted}) as late,
          (extract(epoch from clock_timestamp()) * 1000)::text as now`);
      if (row === undefined) throw new Error('The database says nothing of itself');
      return {
        databaseSize: Number(row.size),
        databaseHits: row.hits,
        storedFiles: Number(row.files),
        jobLateness: row.late,
        now: Number(row.now),
      };
    },
    async databaseVersion() {
      const [row] = await orm.execute<{ server_version: string }>(sql`show server_version`);
      return row?.server_version ?? '';
    },
    async store(process, step, { at, values }) {
      await orm
        .insert(sysProcess)
        .values(process)
        .onConflictDoUpdate({ target: sysProcess.id, set: { seenAt: process.seenAt } });
      await orm
        .insert(sysMetric)
        .values({ processId: process.id, step, at, values })
        .onConflictDoUpdate({ target: [sysMetric.processId, sysMetric.step, sysMetric.at], set: { values } });
    },
    async sweep(now) {
      for (const step of ['minute', 'quarter'] as const)
        await orm.delete(sysMetric).where(and(eq(sysMetric.step, STEPS[step]), lt(sysMetric.at, now - KEPT[step])));
      await orm.delete(sysProcess).where(lt(sysProcess.seenAt, now - KEPT.quarter));
    },
    processes: async () => orm.select().from(sysProcess).orderBy(desc(sysProcess.seenAt), asc(sysProcess.id)),
    samples: async (processId, step, from) =>
      orm
        .select({ at: sysMetric.at, values: sysMetric.values })
        .from(sysMetric)
        .where(and(eq(sysMetric.processId, processId), eq(sysMetric.step, step), gte(sysMetric.at, from)))
        .orderBy(asc(sysMetric.at)),
    async last(processId) {
      const [row] = await orm
        .select({ at: sysMetric.at, values: sysMetric.values })
        .from(sysMetric)
        .where(and(eq(sysMetric.processId, processId), eq(sysMetric.step, STEPS.minute)))
        .orderBy(desc(sysMetric.at))
        .limit(1);
      return row ?? null;
    },
    minutesOfRunning: async (from) =>
      orm
        .selectDistinctOn([sysMetric.processId], { at: sysMetric.at, values: sysMetric.values })
        .from(sysMetric)
        .where(and(eq(sysMetric.step, STEPS.minute), gte(sysMetric.at, from)))
        .orderBy(sysMetric.processId, desc(sysMetric.at)),
  };
}
