import { count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { AGE_BANDS, type Period } from '@evergreen/core/contract';
import {
  activitySignUpResource,
  certificationResource,
  retireeResource,
  shopOrderResource,
} from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
import {
  countWhere,
  firstSelected,
  periodBuckets,
  sumWhere,
  withinPeriod,
  type CountedRow,
  type TimeColumn,
} from './figure-sql.ts';

const { inCare: IN_CARE } = retireeResource.fields.status.states;
const { states: AUDIT } = certificationResource.fields.status;
const { passed, present, absent } = activitySignUpResource.fields.status.states;
const ADMITTED = [passed, present, absent];
const { states: ORDER } = shopOrderResource.fields.status;
const PAID = [ORDER.toBeAccepted, ORDER.toBeAssigned, ORDER.onTheWay, ORDER.done, ORDER.reviewed, ORDER.toBeCollected];

export type RetireeField = 'districtCode' | 'healthStatus' | 'certStatus';

/** Aggregates over the rows of resources that the caller may list. */
export interface BusinessFigures {
  /** Most first. */
  retireesBy(field: RetireeField, retirees: ReachableRows): Promise<readonly CountedRow[]>;
  /** By the first year of the band on a day (`YYYY-MM-DD`). */
  retireesByAge(today: string, retirees: ReachableRows): Promise<readonly CountedRow[]>;
  certifications(period: Period, certifications: ReachableRows): Promise<readonly CountedRow[]>;
  attendance(
    period: Period,
    reachable: { readonly activities: ReachableRows; readonly signUps: ReachableRows },
  ): Promise<readonly CountedRow[]>;
  orders(period: Period, orders: ReachableRows): Promise<readonly CountedRow[]>;
  ordersByStatus(period: Period, orders: ReachableRows): Promise<readonly CountedRow[]>;
}

export function createBusinessFigures({ orm }: Pick<Database, 'orm'>): BusinessFigures {
  return {
    async retireesBy(field, { rows: retirees, column }) {
      const category = column(field);
      const people = count();
      const rows = await orm
        .select({ category: sql<string | null>`${category}`, people })
        .from(retirees)
        .where(eq(column('status'), IN_CARE))
        .groupBy(category)
        .orderBy(desc(people), category);
      return rows.map((row) => ({ category: row.category, values: [row.people] }));
    },
    async retireesByAge(today, { rows: retirees, column }) {
      const rows = await orm
        .select({ category: ageBand(column('birthday'), today), people: count() })
        .from(retirees)
        .where(eq(column('status'), IN_CARE))
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: row.category, values: [row.people] }));
    },
    ...periodFigures(orm),
  };
}

/** The first year of the band that somebody is in; null without a birthday. */
function ageBand(birthday: PgColumn, today: string): SQL<string | null> {
  const bands = AGE_BANDS.toReversed().map((years) =>
    years === 0
      ? sql`when ${birthday} is not null then ${String(years)}::text`
      : sql`when ${birthday} <= ${today}::date - make_interval(years => ${years}::int) then ${String(years)}::text`,
  );
  return sql<string | null>`case ${sql.join(bands, sql` `)} end`;
}

function periodFigures(orm: Database['orm']) {
  const figures: Pick<BusinessFigures, 'certifications' | 'attendance' | 'orders' | 'ordersByStatus'> = {
    async certifications(period, { rows: certifications, column }) {
      const applied: TimeColumn = { kind: 'local', column: column('applyTime') };
      const audit = column('status');
      const { bucket, nameOf } = periodBuckets(applied, period);
      const rows = await orm
        .select({
          bucket,
          applications: count(),
          passed: countWhere(eq(audit, AUDIT.passed)),
          rejected: countWhere(eq(audit, AUDIT.rejected)),
        })
        .from(certifications)
        .where(withinPeriod(applied, period))
        .groupBy(firstSelected);
      return rows.map((row) => ({
        category: nameOf(row.bucket),
        values: [row.applications, row.passed, row.rejected],
      }));
    },
    async attendance(period, { activities, signUps }) {
      const starts: TimeColumn = { kind: 'local', column: activities.column('startTime') };
      const state = signUps.column('status');
      const { bucket, nameOf } = periodBuckets(starts, period);
      const rows = await orm
        .select({
          bucket,
          admitted: countWhere(inArray(state, ADMITTED)),
          present: countWhere(eq(state, present)),
          absent: countWhere(eq(state, absent)),
        })
        .from(activities.rows)
        .innerJoin(signUps.rows, eq(signUps.column('activityId'), activities.column('id')))
        .where(withinPeriod(starts, period))
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: nameOf(row.bucket), values: [row.admitted, row.present, row.absent] }));
    },
    async orders(period, { rows: placedOrders, column }) {
      const placed: TimeColumn = { kind: 'instant', column: column('createTime') };
      const isPaid = inArray(column('status'), PAID);
      const { bucket, nameOf } = periodBuckets(placed, period);
      const rows = await orm
        .select({
          bucket,
          orders: count(),
          paid: countWhere(isPaid),
          sum: sumWhere(sql`${column('totalPrice')}`, isPaid),
        })
        .from(placedOrders)
        .where(withinPeriod(placed, period))
        .groupBy(firstSelected);
      return rows.map((row) => ({ category: nameOf(row.bucket), values: [row.orders, row.paid, row.sum] }));
    },
    async ordersByStatus(period, { rows: placedOrders, column }) {
      const placed: TimeColumn = { kind: 'instant', column: column('createTime') };
      const status = column('status');
      const orders = count();
      const rows = await orm
        .select({ category: sql<string>`${status}`, orders })
        .from(placedOrders)
        .where(withinPeriod(placed, period))
        .groupBy(status)
        .orderBy(desc(orders), status);
      return rows.map((row) => ({ category: row.category, values: [row.orders] }));
    },
  };
  return figures;
}
