import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import { AGE_BANDS, type Period } from '@evergreen/core/contract';
import {
  activityResource,
  activitySignUpResource,
  certificationResource,
  retireeResource,
  shopOrderResource,
} from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { Database } from '../../../db/index.ts';
import {
  countWhere,
  firstSelected,
  periodBuckets,
  sumWhere,
  withinPeriod,
  type CountedRow,
  type TimeColumn,
} from './figure-sql.ts';

/** Of `retiree_status`: in care. */
const IN_CARE = '1';
/** Of `audit_status`. */
const AUDIT = { passed: '1', rejected: '2' } as const;
/** Of `sign_up_status`: passed, present, absent. */
const ADMITTED = ['1', '3', '4'];
/** Of `shop_order_status`: to be accepted or assigned, on the way, done, reviewed, to be collected. */
const PAID = ['2', '3', '4', '5', '8', '21'];

export type RetireeField = 'districtCode' | 'healthStatus' | 'certStatus';

/** Aggregates over the rows of resources; `inReach` are the conditions of the rows that the caller may list. */
export interface BusinessFigures {
  /** Most first. */
  retireesBy(field: RetireeField, inReach: readonly SQL[]): Promise<readonly CountedRow[]>;
  /** By the first year of the band on a day (`YYYY-MM-DD`). */
  retireesByAge(today: string, inReach: readonly SQL[]): Promise<readonly CountedRow[]>;
  certifications(period: Period, inReach: readonly SQL[]): Promise<readonly CountedRow[]>;
  /** `inReach` of the sign-ups and of their activities. */
  attendance(period: Period, inReach: readonly SQL[]): Promise<readonly CountedRow[]>;
  orders(period: Period, inReach: readonly SQL[]): Promise<readonly CountedRow[]>;
  ordersByStatus(period: Period, inReach: readonly SQL[]): Promise<readonly CountedRow[]>;
}

export function createBusinessFigures({ orm }: Pick<Database, 'orm'>): BusinessFigures {
  const retiree = resourceTable(retireeResource);
  const inCare = and(eq(retiree.delFlag, 0), eq(resourceColumn(retireeResource, 'status'), IN_CARE));
  return {
    async retireesBy(field, inReach) {
      const category = resourceColumn(retireeResource, field);
      const people = count();
      const rows = await orm
        .select({ category: sql<string | null>`${category}`, people })
        .from(retiree)
        .where(and(inCare, ...inReach))
        .groupBy(category)
        .orderBy(desc(people), category);
      return rows.map((row) => ({ category: row.category, values: [row.people] }));
    },
    async retireesByAge(today, inReach) {
      const rows = await orm
        .select({ category: ageBand(today), people: count() })
        .from(retiree)
        .where(and(inCare, ...inReach))
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: row.category, values: [row.people] }));
    },
    ...periodFigures(orm),
  };
}

/** The first year of the band that somebody is in; null without a birthday. */
function ageBand(today: string): SQL<string | null> {
  const birthday = resourceColumn(retireeResource, 'birthday');
  const bands = AGE_BANDS.toReversed().map((years) =>
    years === 0
      ? sql`when ${birthday} is not null then '0'`
      : sql`when ${birthday} <= ${today}::date - make_interval(years => ${years}::int) then ${String(years)}::text`,
  );
  return sql<string | null>`case ${sql.join(bands, sql` `)} end`;
}

function periodFigures(orm: Database['orm']) {
  const certification = resourceTable(certificationResource);
  const activity = resourceTable(activityResource);
  const signUp = resourceTable(activitySignUpResource);
  const order = resourceTable(shopOrderResource);
  const column = resourceColumn;
  const applied: TimeColumn = { kind: 'local', column: column(certificationResource, 'applyTime') };
  const starts: TimeColumn = { kind: 'local', column: column(activityResource, 'startTime') };
  const placed: TimeColumn = { kind: 'instant', column: order.createTime };
  const audit = column(certificationResource, 'status');
  const state = column(activitySignUpResource, 'status');
  const status = column(shopOrderResource, 'status');
  const isPaid = inArray(status, PAID);
  const figures: Pick<BusinessFigures, 'certifications' | 'attendance' | 'orders' | 'ordersByStatus'> = {
    async certifications(period, inReach) {
      const { bucket, nameOf } = periodBuckets(applied, period);
      const rows = await orm
        .select({
          bucket,
          applications: count(),
          passed: countWhere(eq(audit, AUDIT.passed)),
          rejected: countWhere(eq(audit, AUDIT.rejected)),
        })
        .from(certification)
        .where(and(eq(certification.delFlag, 0), withinPeriod(applied, period), ...inReach))
        .groupBy(firstSelected);
      return rows.map((row) => ({
        category: nameOf(row.bucket),
        values: [row.applications, row.passed, row.rejected],
      }));
    },
    async attendance(period, inReach) {
      const { bucket, nameOf } = periodBuckets(starts, period);
      const rows = await orm
        .select({
          bucket,
          admitted: countWhere(inArray(state, ADMITTED)),
          present: countWhere(eq(state, '3')),
          absent: countWhere(eq(state, '4')),
        })
        .from(activity)
        .innerJoin(signUp, eq(column(activitySignUpResource, 'activityId'), activity.id))
        .where(and(eq(activity.delFlag, 0), eq(signUp.delFlag, 0), withinPeriod(starts, period), ...inReach))
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: nameOf(row.bucket), values: [row.admitted, row.present, row.absent] }));
    },
    async orders(period, inReach) {
      const { bucket, nameOf } = periodBuckets(placed, period);
      const rows = await orm
        .select({
          bucket,
          orders: count(),
          paid: countWhere(isPaid),
          sum: sumWhere(sql`${column(shopOrderResource, 'totalPrice')}`, isPaid),
        })
        .from(order)
        .where(and(eq(order.delFlag, 0), withinPeriod(placed, period), ...inReach))
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: nameOf(row.bucket), values: [row.orders, row.paid, row.sum] }));
    },
    async ordersByStatus(period, inReach) {
      const orders = count();
      const rows = await orm
        .select({ category: sql<string>`${status}`, orders })
        .from(order)
        .where(and(eq(order.delFlag, 0), withinPeriod(placed, period), ...inReach))
        .groupBy(status)
        .orderBy(desc(orders), status);
      return rows.map((row) => ({ category: row.category, values: [row.orders] }));
    },
  };
  return figures;
}
