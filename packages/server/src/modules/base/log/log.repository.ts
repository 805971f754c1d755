import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';

import { LOG_TYPE } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { sysLog } from '../../../db/schema/index.ts';

type LogRow = typeof sysLog.$inferSelect;

export interface LogPage {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly logType?: number | undefined;
}

export interface LogRepository {
  /** Counts a row of this key once more; false when there is none. */
  repeat(repeatKey: string, now: number): Promise<boolean>;
  /** Adds a row, or counts the one that another call added under the same key meanwhile. */
  add(row: typeof sysLog.$inferInsert): Promise<void>;
  removeOlderThan(time: number, most: number): Promise<void>;
  /** The newest entries about signing in to somebody's account. */
  signInsOf(userId: string, most: number): Promise<LogRow[]>;
  page(query: LogPage): Promise<{ readonly rows: LogRow[]; readonly total: number }>;
}

const again = (now: number) => ({ times: sql`${sysLog.times} + 1`, lastTime: now });

export function createLogRepository({ orm }: Pick<Database, 'orm'>): LogRepository {
  return {
    async repeat(repeatKey, now) {
      const rows = await orm
        .update(sysLog)
        .set(again(now))
        .where(eq(sysLog.repeatKey, repeatKey))
        .returning({ id: sysLog.id });
      return rows.length > 0;
    },
    async add(row) {
      await orm
        .insert(sysLog)
        .values(row)
        .onConflictDoUpdate({ target: sysLog.repeatKey, set: again(row.lastTime) });
    },
    async removeOlderThan(time, most) {
      const old = orm.select({ id: sysLog.id }).from(sysLog).where(lte(sysLog.createTime, time)).limit(most);
      await orm.delete(sysLog).where(inArray(sysLog.id, old));
    },
    signInsOf: async (userId, most) =>
      orm
        .select()
        .from(sysLog)
        .where(and(eq(sysLog.userid, userId), eq(sysLog.logType, LOG_TYPE.signIn)))
        .orderBy(desc(sysLog.lastTime), desc(sysLog.id))
        .limit(most),
    async page({ pageNo, pageSize, logType }) {
      const wanted = logType === undefined ? undefined : eq(sysLog.logType, logType);
      const [rows, [counted]] = [
        await orm
          .select()
          .from(sysLog)
          .where(wanted)
          .orderBy(desc(sysLog.createTime), desc(sysLog.id))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
        await orm.select({ total: count() }).from(sysLog).where(wanted),
      ];
      return { rows, total: counted?.total ?? 0 };
    },
  };
}
