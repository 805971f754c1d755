import { and, desc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { LOG_TYPE } from '@evergreen/core/contract';
import { days, minutes } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import { messageResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { sysDataLog, sysLog } from '../../../db/schema/scoped-tables.ts';

/** How long one log is kept, and how many rows of it at most. */
export interface Retention {
  readonly days: number;
  readonly rows: number;
}

export const LOGS = ['signIns', 'operations', 'dataLog', 'messages'] as const;
export type RetentionSettings = Readonly<Record<(typeof LOGS)[number], Retention>>;

/** Six months: what network logs are kept for at least (Cybersecurity Law of the PRC, article 21). */
export const DEFAULT_RETENTION: Retention = { days: 180, rows: 1_000_000 };

/** Old rows are looked for at most so often, and so many of each log are removed each time. */
const PAUSE = minutes(1);
const REMOVED_AT_ONCE = 500;

/** Counting all rows of a log takes longer than finding old ones. */
const COUNTING_PAUSE = minutes(60);

interface KeptLog {
  readonly retention: Retention;
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly at: PgColumn;
  readonly only?: SQL;
}

export interface LogRetention {
  /** Removes some of what is too old or too much, at most once a minute. */
  clean(): Promise<void>;
  /** Removes all of it, a few hundred rows a step; answers how many. */
  cleanAll(step: (work: () => Promise<number>) => Promise<number>): Promise<number>;
}

export function createLogRetention(
  { orm }: Pick<Database, 'orm'>,
  clock: ClockPort,
  settings: RetentionSettings,
): LogRetention {
  const messages = unscopedRows(messageResource);
  const ofLog = { table: sysLog, id: sysLog.id, at: sysLog.createTime };
  const logs: readonly KeptLog[] = [
    { ...ofLog, retention: settings.signIns, only: eq(sysLog.logType, LOG_TYPE.signIn) },
    { ...ofLog, retention: settings.operations, only: eq(sysLog.logType, LOG_TYPE.operation) },
    { retention: settings.dataLog, table: sysDataLog, id: sysDataLog.id, at: sysDataLog.createTime },
    { retention: settings.messages, table: messages, id: messages.id, at: messages.createTime },
  ];
  let cleanedAt = Number.NEGATIVE_INFINITY;
  let countedAt = Number.NEGATIVE_INFINITY;

  async function removeOld({ table, id, at, only, retention }: KeptLog, now: number): Promise<number> {
    const old = orm
      .select({ id })
      .from(table)
      .where(and(only, lte(at, now - days(retention.days))))
      .limit(REMOVED_AT_ONCE);
    return (await orm.delete(table).where(inArray(id, old)).returning({ id })).length;
  }

  async function removeSurplus({ table, id, at, only, retention }: KeptLog): Promise<number> {
    const surplus = await orm
      .select({ id })
      .from(table)
      .where(only)
      .orderBy(desc(at), desc(id))
      .offset(retention.rows)
      .limit(REMOVED_AT_ONCE);
    if (surplus.length === 0) return 0;
    await orm.delete(table).where(
      inArray(
        id,
        surplus.map((row) => row.id),
      ),
    );
    return surplus.length;
  }

  return {
    async clean() {
      const now = clock.now();
      if (now - cleanedAt < PAUSE) return;
      cleanedAt = now;
      for (const log of logs) await removeOld(log, now);
      if (now - countedAt < COUNTING_PAUSE) return;
      let hasMore = false;
      for (const log of logs) hasMore = (await removeSurplus(log)) === REMOVED_AT_ONCE || hasMore;
      if (!hasMore) countedAt = now;
    },
    async cleanAll(step) {
      const now = clock.now();
      let removed = 0;
      for (const log of logs)
        for (const remove of [async () => removeOld(log, now), async () => removeSurplus(log)]) {
          let count: number;
          do {
            count = await step(remove);
            removed += count;
          } while (count === REMOVED_AT_ONCE);
        }
      return removed;
    },
  };
}
