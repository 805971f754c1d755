import { and, count, desc, eq, gte, inArray, lt, min, ne, sql, type SQL } from 'drizzle-orm';

import { WAITING_AGES, WAITING_PEOPLE } from '@evergreen/core/contract';
import { days } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { sysDataLog } from '../../../db/schema/scoped-tables.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';

/** What waits in one list. */
export interface WaitingCounts {
  readonly total: number;
  /** Epoch milliseconds; null for none. */
  readonly oldest: number | null;
  /** Younger than each of `WAITING_AGES` days, and older than all of them. */
  readonly ages: readonly number[];
  /** Usernames, the most first. */
  readonly people: readonly { readonly username: string; readonly count: number }[];
}

export type LoggedChange = Pick<
  typeof sysDataLog.$inferSelect,
  'resource' | 'rowId' | 'rowLabel' | 'action' | 'createBy' | 'createTime'
>;

export interface WorkRepository {
  /** Those of the rows that meet the conditions, by their age at an instant and by who added them. */
  waiting(reachable: ReachableRows, conditions: readonly SQL[], now: number): Promise<WaitingCounts>;
  /** The newest writes of others to rows of these resources, one for each row. */
  changes(
    by: { readonly tenantId: number; readonly username: string },
    resources: readonly string[],
  ): Promise<readonly LoggedChange[]>;
  /** Those of the rows with these identifiers. */
  existing(reachable: ReachableRows, ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Writes that are looked through for the newest of each row. */
const READ_CHANGES = 200;

export function createWorkRepository({ orm }: Pick<Database, 'orm'>): WorkRepository {
  return {
    async waiting({ rows }, conditions, now) {
      const waits = and(...conditions);
      const added = rows.createTime;
      const bounds = WAITING_AGES.map((age) => now - days(age));
      const younger = bounds.map((bound, index) => {
        const before = bounds[index - 1];
        return countWhere(before === undefined ? gte(added, bound) : and(gte(added, bound), lt(added, before)));
      });
      const older = countWhere(lt(added, bounds.at(-1) ?? now));
      const [row] = await orm
        .select({
          total: count(),
          oldest: min(added),
          ages: sql<number[]>`array[${sql.join([...younger, older], sql`, `)}]`,
        })
        .from(rows)
        .where(waits);
      const people =
        (row?.total ?? 0) === 0
          ? []
          : await orm
              .select({ username: sql<string>`coalesce(${rows.createBy}, '')`, count: count() })
              .from(rows)
              .where(waits)
              .groupBy(sql`1`)
              .orderBy(desc(count()), sql`1`)
              .limit(WAITING_PEOPLE);
      return { total: row?.total ?? 0, oldest: row?.oldest ?? null, ages: row?.ages ?? [], people };
    },
    async changes({ tenantId, username }, resources) {
      if (resources.length === 0) return [];
      const latest = await orm
        .select({
          resource: sysDataLog.resource,
          rowId: sysDataLog.rowId,
          rowLabel: sysDataLog.rowLabel,
          action: sysDataLog.action,
          createBy: sysDataLog.createBy,
          createTime: sysDataLog.createTime,
        })
        .from(sysDataLog)
        .where(
          and(
            eq(sysDataLog.tenantId, tenantId),
            ne(sysDataLog.createBy, username),
            inArray(sysDataLog.resource, [...resources]),
          ),
        )
        .orderBy(sql`${sysDataLog.createTime} desc nulls last`, sql`${sysDataLog.id} collate "C" desc`)
        .limit(READ_CHANGES);
      const seen = new Set<string>();
      return latest.filter(({ resource, rowId }) => {
        const key = `${resource} ${rowId}`;
        return !seen.has(key) && seen.add(key);
      });
    },
    async existing({ rows }, ids) {
      const found = await orm
        .select({ id: rows.id })
        .from(rows)
        .where(inArray(rows.id, [...ids]));
      return new Set(found.map(({ id }) => id));
    },
  };
}

const countWhere = (condition: SQL | undefined) => sql`(count(*) filter (where ${condition ?? sql`true`}))::int`;
