import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { dayAfter, periodSteps, type Period } from '@evergreen/core/contract';

/** A category and its values as they are counted, without what a person reads for it. */
export interface CountedRow {
  /** null of rows that have none. */
  readonly category: string | null;
  readonly values: readonly number[];
}

/** How a column keeps its time: an instant, or what the clock on the wall of the platform shows. */
export interface TimeColumn {
  readonly kind: 'instant' | 'local';
  readonly column: PgColumn;
}

/** The rows whose time is in a period, as one range of an index. */
export function withinPeriod({ kind, column }: TimeColumn, { from, to }: Period): SQL | undefined {
  const end = dayAfter(to);
  return kind === 'instant'
    ? and(gte(column, midnight(from)), lt(column, midnight(end)))
    : and(gte(column, `${from} 00:00:00`), lt(column, `${end} 00:00:00`));
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** The days or months of a period: the number of the one that a time is in, from 1, and what it is called. */
export interface PeriodBuckets {
  readonly bucket: SQL<number>;
  readonly nameOf: (bucket: number) => string | null;
}

/**
 * Compares with where each step begins, which is several times as quick as calculating a day or a month. Select it first and group
 * by the first selected value: written again, its parameter would make it another one.
 */
export function periodBuckets({ kind, column }: TimeColumn, period: Period): PeriodBuckets {
  const steps = periodSteps(period);
  const begins = steps.map((step) => {
    const day = step.length === 7 ? `${step}-01` : step;
    return kind === 'instant' ? `"${day} 00:00:00+08"` : `"${day} 00:00:00"`;
  });
  const type = sql.raw(kind === 'instant' ? 'timestamptz[]' : 'timestamp[]');
  return {
    bucket: sql<number>`width_bucket(${column}, ${`{${begins.join(',')}}`}::${type})`.mapWith(Number),
    nameOf: (bucket) => steps[bucket - 1] ?? null,
  };
}

/** The first selected value, to group by. */
export const firstSelected = sql`1`;

export const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export const sumWhere = (value: SQL, condition: SQL) =>
  sql<number>`coalesce(sum(${value}) filter (where ${condition}), 0)`.mapWith(Number);
