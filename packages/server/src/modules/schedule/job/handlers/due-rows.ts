import { and, asc, eq, sql, type SQL } from 'drizzle-orm';

import type { Resource } from '@evergreen/core/resources';

import type { Database } from '../../../../db/index.ts';
import { unscopedColumn, unscopedRows } from '../../../records/resource/unscoped-rows.ts';

/** Rows that one step writes. */
const STEP = 50;

export interface DueRow {
  readonly id: string;
  readonly tenantId: number;
}

/** The rows in use, in every tenant, that meet a condition; those of a tenant stand together. */
export async function dueRows(
  { orm }: Pick<Database, 'orm'>,
  resource: Resource,
  condition: SQL | undefined,
): Promise<readonly DueRow[]> {
  const table = unscopedRows(resource);
  const tenantId = unscopedColumn(resource, 'tenantId');
  return orm
    .select({ id: table.id, tenantId: sql<number>`${tenantId}` })
    .from(table)
    .where(and(eq(table.delFlag, 0), condition))
    .orderBy(asc(tenantId), asc(table.id));
}

/** Rows of one tenant each, as many as one step writes. */
export function inSteps(rows: readonly DueRow[]): readonly (readonly DueRow[])[] {
  const steps: DueRow[][] = [];
  for (const row of rows) {
    const last = steps.at(-1);
    if (last === undefined || last.length === STEP || last[0]?.tenantId !== row.tenantId) steps.push([row]);
    else last.push(row);
  }
  return steps;
}
