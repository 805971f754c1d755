import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import { LOG_TYPE, type AuditEvent } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { sysUserTenant } from '../../../db/schema/index.ts';
import { sysLog } from '../../../db/schema/scoped-tables.ts';

type LogRow = typeof sysLog.$inferSelect;

export interface LogRepository {
  /** Counts a row of this key once more; false when there is none. */
  repeat(repeatKey: string, now: number): Promise<boolean>;
  /** Adds a row, or counts the one that another call added under the same key meanwhile. */
  add(row: typeof sysLog.$inferInsert): Promise<void>;
  /** The tenant that somebody works for; 0 for the platform, or where there are several. */
  onlyTenantOf(userId: string): Promise<number>;
  /** The newest entries about signing in to somebody's account. */
  signInsOf(userId: string, most: number): Promise<LogRow[]>;
  /** The programs that somebody signed in with. */
  programsOf(userId: string): Promise<readonly string[]>;
  /** The newest entries of these events about somebody's account. */
  eventsOf(userId: string, events: readonly AuditEvent[], most: number): Promise<LogRow[]>;
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
    async onlyTenantOf(userId) {
      const [first, ...others] = await orm
        .select({ tenantId: sysUserTenant.tenantId })
        .from(sysUserTenant)
        .where(eq(sysUserTenant.userId, userId))
        .limit(2);
      return first === undefined || others.length > 0 ? 0 : first.tenantId;
    },
    signInsOf: async (userId, most) =>
      orm
        .select()
        .from(sysLog)
        .where(and(eq(sysLog.userid, userId), eq(sysLog.logType, LOG_TYPE.signIn)))
        .orderBy(desc(sysLog.lastTime), desc(sysLog.id))
        .limit(most),
    async programsOf(userId) {
      const signedIn = and(eq(sysLog.userid, userId), eq(sysLog.event, 'login.succeeded'));
      const rows = await orm.selectDistinct({ userAgent: sysLog.userAgent }).from(sysLog).where(signedIn);
      return rows.map(({ userAgent }) => userAgent);
    },
    eventsOf: async (userId, events, most) =>
      orm
        .select()
        .from(sysLog)
        .where(and(eq(sysLog.userid, userId), inArray(sysLog.event, [...events])))
        .orderBy(desc(sysLog.lastTime), desc(sysLog.id))
        .limit(most),
  };
}
