import { and, avg, count, desc, eq, gte, inArray, max, ne, sql, sum, type SQL } from 'drizzle-orm';

import { SLOWEST_CALLS, type AuditEvent, type Period } from '@evergreen/core/contract';
import { logResource } from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { Database } from '../../../db/index.ts';
import { FAILED_SIGN_INS } from '../failed-sign-ins.ts';
import {
  countWhere,
  firstSelected,
  periodBuckets,
  sumWhere,
  withinPeriod,
  type CountedRow,
  type TimeColumn,
} from './figure-sql.ts';

const VISIT: AuditEvent = 'login.succeeded';
const OPERATION = '2';
const DONE = 'done';

type Figure = (period: Period, inReach: readonly SQL[]) => Promise<readonly CountedRow[]>;

/** Aggregates over the log as its list shows it; `inReach` are the conditions of the entries that the caller may list. */
export interface LogFigures {
  readonly visits: Figure;
  readonly signIns: Figure;
  /** By hour of the day, `00` to `23`. */
  readonly signInHours: Figure;
  readonly operations: Figure;
  readonly failedOperations: Figure;
  readonly slowCalls: Figure;
  /** Since an instant; all that the log has for null. */
  visitsSince(
    since: number | null,
    inReach: readonly SQL[],
  ): Promise<{ readonly visits: number; readonly addresses: number }>;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods
export function createLogFigures({ orm }: Pick<Database, 'orm'>): LogFigures {
  const log = resourceTable(logResource);
  const column = (key: string) => resourceColumn(logResource, key);
  const time: TimeColumn = { kind: 'instant', column: log.createTime };
  const [kind, event, outcome] = [column('logType'), column('event'), column('outcome')];
  const signIns = {
    succeeded: countWhere(eq(event, VISIT)),
    failed: sumWhere(sql`${column('times')}`, inArray(event, [...FAILED_SIGN_INS])),
  };
  const areSignIns = inArray(event, [VISIT, ...FAILED_SIGN_INS]);
  const areOperations = eq(kind, OPERATION);
  /** Each address of each bucket once, with its visits: counting these is quicker than counting distinct values. */
  const addressesOf = (bucket: SQL<number>, conditions: SQL | undefined) =>
    orm
      .select({ bucket: bucket.as('bucket'), ip: sql`${column('ip')}`.as('ip'), visits: count().as('visits') })
      .from(log)
      .where(and(eq(event, VISIT), conditions))
      .groupBy(firstSelected, sql`2`)
      .as('addresses');
  return {
    async visits(period, inReach) {
      const { bucket, nameOf } = periodBuckets(time, period);
      const addresses = addressesOf(bucket, and(withinPeriod(time, period), ...inReach));
      const rows = await orm
        .select({ bucket: addresses.bucket, visits: sum(addresses.visits).mapWith(Number), addresses: count() })
        .from(addresses)
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: nameOf(row.bucket), values: [row.visits ?? 0, row.addresses] }));
    },
    async signIns(period, inReach) {
      const { bucket, nameOf } = periodBuckets(time, period);
      const rows = await orm
        .select({ bucket, ...signIns })
        .from(log)
        .where(and(areSignIns, withinPeriod(time, period), ...inReach))
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: nameOf(row.bucket), values: [row.succeeded, row.failed] }));
    },
    async signInHours(period, inReach) {
      const hour = sql<number>`((floor(date_part('epoch', ${log.createTime}) / 3600)::bigint + 8) % 24)`.mapWith(
        Number,
      );
      const rows = await orm
        .select({ hour, ...signIns })
        .from(log)
        .where(and(areSignIns, withinPeriod(time, period), ...inReach))
        .groupBy(firstSelected);
      return rows.map((row) => ({
        category: String(row.hour).padStart(2, '0'),
        values: [row.succeeded, row.failed],
      }));
    },
    async operations(period, inReach) {
      const { bucket, nameOf } = periodBuckets(time, period);
      const rows = await orm
        .select({ bucket, done: countWhere(eq(outcome, DONE)), failed: countWhere(ne(outcome, DONE)) })
        .from(log)
        .where(and(areOperations, withinPeriod(time, period), ...inReach))
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: nameOf(row.bucket), values: [row.done, row.failed] }));
    },
    async failedOperations(period, inReach) {
      const rows = await orm
        .select({ category: sql<string>`${outcome}`, operations: count() })
        .from(log)
        .where(and(ne(outcome, DONE), areOperations, withinPeriod(time, period), ...inReach))
        .groupBy(outcome)
        .orderBy(desc(count()), outcome);
      return rows.map((row) => ({ category: row.category, values: [row.operations] }));
    },
    async slowCalls(period, inReach) {
      const cost = column('costTime');
      const rows = await orm
        .select({
          category: sql<string>`${event}`,
          average: avg(cost).mapWith(Number),
          longest: max(cost),
          operations: count(cost),
        })
        .from(log)
        .where(and(gte(cost, 0), areOperations, withinPeriod(time, period), ...inReach))
        .groupBy(event)
        .orderBy(desc(avg(cost)), event)
        .limit(SLOWEST_CALLS);
      return rows.map(({ category, average, longest, operations }) => ({
        category,
        values: [Math.round(average ?? 0), Number(longest ?? 0), operations],
      }));
    },
    async visitsSince(since, inReach) {
      const addresses = addressesOf(
        sql<number>`0`,
        and(since === null ? undefined : gte(log.createTime, since), ...inReach),
      );
      const [row] = await orm
        .select({ visits: sum(addresses.visits).mapWith(Number), addresses: count() })
        .from(addresses);
      return { visits: row?.visits ?? 0, addresses: row?.addresses ?? 0 };
    },
  };
}
