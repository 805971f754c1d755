import { and, count, gte, inArray, lt, sql } from 'drizzle-orm';

import type { MonthlySignUps } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
import { FAILED_SIGN_INS } from '../failed-sign-ins.ts';

export interface HomeRepository {
  /** Months that have one of these activities, from `first` until before `end`; both are `YYYY-MM-DD HH:mm:ss` of the platform's time. */
  signUps(first: string, end: string, activities: ReachableRows): Promise<readonly MonthlySignUps[]>;
  /** Failed sign-ins since an instant (epoch milliseconds), repeats included, among those of the log. */
  failedSignIns(since: number, entries: ReachableRows): Promise<number>;
  /** Those of the accounts that were created since an instant (epoch milliseconds). */
  newAccounts(since: number, accounts: ReachableRows): Promise<number>;
}

/** Aggregates of the home page. Each reads one range of one index. */
export function createHomeRepository({ orm }: Pick<Database, 'orm'>): HomeRepository {
  return {
    async signUps(first, end, { rows, column }) {
      const startTime = column('startTime');
      const month = sql<string>`to_char(${startTime}, 'YYYY-MM')`;
      return orm
        .select({
          month,
          activities: count(),
          signUps: sql<number>`coalesce(sum(${column('signedCount')}), 0)`.mapWith(Number),
        })
        .from(rows)
        .where(and(gte(startTime, first), lt(startTime, end)))
        .groupBy(month)
        .orderBy(month);
    },
    async failedSignIns(since, { rows, column }) {
      const [row] = await orm
        .select({ times: sql<number>`coalesce(sum(${column('times')}), 0)`.mapWith(Number) })
        .from(rows)
        .where(and(gte(rows.createTime, since), inArray(column('event'), [...FAILED_SIGN_INS])));
      return row?.times ?? 0;
    },
    newAccounts: async (since, { rows }) => orm.$count(rows, gte(rows.createTime, since)),
  };
}
