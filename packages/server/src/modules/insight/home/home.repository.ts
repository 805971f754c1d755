import { and, count, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';

import { activityResource } from '@evergreen/core/resources';
import type { MonthlySignUps } from '@evergreen/core/contract';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { Database } from '../../../db/index.ts';
import { sysLog, sysUser } from '../../../db/schema/index.ts';
import { FAILED_SIGN_INS } from '../failed-sign-ins.ts';

export interface HomeRepository {
  /** Months that have activities in reach, from `first` until before `end`; both are `YYYY-MM-DD HH:mm:ss` of the platform's time. */
  signUps(first: string, end: string, inReach: readonly SQL[]): Promise<readonly MonthlySignUps[]>;
  /** Failed sign-ins since an instant (epoch milliseconds), repeats included. */
  failedSignIns(since: number): Promise<number>;
  /** Accounts created since an instant (epoch milliseconds) that are not deleted. */
  newAccounts(since: number): Promise<number>;
}

/** Aggregates of the home page. Each reads one range of one index. */
export function createHomeRepository({ orm }: Pick<Database, 'orm'>): HomeRepository {
  const activity = resourceTable(activityResource);
  const startTime = resourceColumn(activityResource, 'startTime');
  const signedCount = resourceColumn(activityResource, 'signedCount');
  const month = sql<string>`to_char(${startTime}, 'YYYY-MM')`;
  return {
    signUps: async (first, end, inReach) =>
      orm
        .select({
          month,
          activities: count(),
          signUps: sql<number>`coalesce(sum(${signedCount}), 0)`.mapWith(Number),
        })
        .from(activity)
        .where(and(eq(activity.delFlag, 0), gte(startTime, first), lt(startTime, end), ...inReach))
        .groupBy(month)
        .orderBy(month),
    async failedSignIns(since) {
      const [row] = await orm
        .select({ times: sql<number>`coalesce(sum(${sysLog.times}), 0)`.mapWith(Number) })
        .from(sysLog)
        .where(and(gte(sysLog.createTime, since), inArray(sysLog.event, [...FAILED_SIGN_INS])));
      return row?.times ?? 0;
    },
    async newAccounts(since) {
      const [row] = await orm
        .select({ accounts: count() })
        .from(sysUser)
        .where(and(eq(sysUser.delFlag, 0), gte(sysUser.createTime, since)));
      return row?.accounts ?? 0;
    },
  };
}
