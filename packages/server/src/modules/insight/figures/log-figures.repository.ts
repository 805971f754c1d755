import { and, avg, count, desc, eq, gte, inArray, max, ne, sql, sum, type SQL } from 'drizzle-orm';

import { SLOWEST_CALLS, type AuditEvent, type Period } from '@evergreen/core/contract';
import { logResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
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
const { operation: OPERATION } = logResource.fields.logType.codes;
const DONE = 'done';

type Figure = (period: Period, entries: ReachableRows) => Promise<readonly CountedRow[]>;

/** Aggregates over the entries of the log that the caller may list. */
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
    entries: ReachableRows,
  ): Promise<{ readonly visits: number; readonly addresses: number }>;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods
export function createLogFigures({ orm }: Pick<Database, 'orm'>): LogFigures {
  const timeOf = ({ column }: ReachableRows): TimeColumn => ({ kind: 'instant', column: column('createTime') });
  const signInsOf = ({ column }: ReachableRows) => ({
    succeeded: countWhere(eq(column('event'), VISIT)),
    failed: sumWhere(sql`${column('times')}`, inArray(column('event'), [...FAILED_SIGN_INS])),
  });
  const areSignIns = ({ column }: ReachableRows) => inArray(column('event'), [VISIT, ...FAILED_SIGN_INS]);
  const areOperations = ({ column }: ReachableRows) => eq(column('logType'), OPERATION);
  /** Each address of each bucket once, with its visits: counting these is quicker than counting distinct values. */
  const addressesOf = ({ rows, column }: ReachableRows, bucket: SQL<number>, conditions: SQL | undefined) =>
    orm
      .select({ bucket: bucket.as('bucket'), ip: sql`${column('ip')}`.as('ip'), visits: count().as('visits') })
      .from(rows)
      .where(and(eq(column('event'), VISIT), conditions))
      .groupBy(firstSelected, sql`2`)
      .as('addresses');
  return {
    async visits(period, entries) {
      const time = timeOf(entries);
      const { bucket, nameOf } = periodBuckets(time, period);
      const addresses = addressesOf(entries, bucket, withinPeriod(time, period));
      const rows = await orm
        .select({ bucket: addresses.bucket, visits: sum(addresses.visits).mapWith(Number), addresses: count() })
        .from(addresses)
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: nameOf(row.bucket), values: [row.visits ?? 0, row.addresses] }));
    },
    async signIns(period, entries) {
      const time = timeOf(entries);
      const { bucket, nameOf } = periodBuckets(time, period);
      const rows = await orm
        .select({ bucket, ...signInsOf(entries) })
        .from(entries.rows)
        .where(and(areSignIns(entries), withinPeriod(time, period)))
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: nameOf(row.bucket), values: [row.succeeded, row.failed] }));
    },
    async signInHours(period, entries) {
      const time = timeOf(entries);
      const hour = sql<number>`((floor(date_part('epoch', ${time.column}) / 3600)::bigint + 8) % 24)`.mapWith(Number);
      const rows = await orm
        .select({ hour, ...signInsOf(entries) })
        .from(entries.rows)
        .where(and(areSignIns(entries), withinPeriod(time, period)))
        .groupBy(firstSelected);
      return rows.map((row) => ({
        category: String(row.hour).padStart(2, '0'),
        values: [row.succeeded, row.failed],
      }));
    },
    async operations(period, entries) {
      const time = timeOf(entries);
      const { bucket, nameOf } = periodBuckets(time, period);
      const outcome = entries.column('outcome');
      const rows = await orm
        .select({ bucket, done: countWhere(eq(outcome, DONE)), failed: countWhere(ne(outcome, DONE)) })
        .from(entries.rows)
        .where(and(areOperations(entries), withinPeriod(time, period)))
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: nameOf(row.bucket), values: [row.done, row.failed] }));
    },
    async failedOperations(period, entries) {
      const outcome = entries.column('outcome');
      const rows = await orm
        .select({ category: sql<string>`${outcome}`, operations: count() })
        .from(entries.rows)
        .where(and(ne(outcome, DONE), areOperations(entries), withinPeriod(timeOf(entries), period)))
        .groupBy(outcome)
        .orderBy(desc(count()), outcome);
      return rows.map((row) => ({ category: row.category, values: [row.operations] }));
    },
    async slowCalls(period, entries) {
      const [cost, event] = [entries.column('costTime'), entries.column('event')];
      const rows = await orm
        .select({
          category: sql<string>`${event}`,
          average: avg(cost).mapWith(Number),
          longest: max(cost),
          operations: count(cost),
        })
        .from(entries.rows)
        .where(and(gte(cost, 0), areOperations(entries), withinPeriod(timeOf(entries), period)))
        .groupBy(event)
        .orderBy(desc(avg(cost)), event)
        .limit(SLOWEST_CALLS);
      return rows.map(({ category, average, longest, operations }) => ({
        category,
        values: [Math.round(average ?? 0), Number(longest ?? 0), operations],
      }));
    },
    async visitsSince(since, entries) {
      const isSince = since === null ? undefined : gte(entries.column('createTime'), since);
      const addresses = addressesOf(entries, sql<number>`0`, isSince);
      const [row] = await orm
        .select({ visits: sum(addresses.visits).mapWith(Number), addresses: count() })
        .from(addresses);
      return { visits: row?.visits ?? 0, addresses: row?.addresses ?? 0 };
    },
  };
}
