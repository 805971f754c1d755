import { and, eq, sql } from 'drizzle-orm';

import { countedCondition, countersIn, resourceByName, resources, type Counter } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { conditionColumns, conditionSql } from './conditions/condition-sql.ts';

/** A number that differed from what it counts, and in how many rows. */
export interface Recount {
  readonly resource: string;
  readonly key: string;
  readonly rows: number;
}

/**
 * Counts anew what the counted fields of all resources count, in every tenant, and sets the numbers that differ: a dry run only
 * finds them. Raises no version and writes no history. Rows that are written meanwhile wait until the end.
 */
export async function recount(database: Database, isDryRun: boolean): Promise<readonly Recount[]> {
  return database.transaction(async () => {
    const { orm } = database;
    const recounts: Recount[] = [];
    for (const counter of resources.flatMap(countersIn)) {
      const { holder, key } = counter;
      const table = resourceTable(holder);
      const column = resourceColumn(holder, key);
      const right = sql`(${counted(counter)})`;
      const differs = and(eq(table.delFlag, 0), sql`${column} is distinct from ${right}`);
      const rows = isDryRun
        ? await orm.select({ id: table.id }).from(table).where(differs)
        : await orm
            .update(table)
            .set({ [key]: right, version: sql`${table.version}` })
            .where(differs)
            .returning({ id: table.id });
      if (rows.length > 0) recounts.push({ resource: holder.name, key, rows: rows.length });
    }
    return recounts;
  });
}

/** What a number has to be, as a query over the row that holds it. Throws for a resource that is not registered (programming error). */
function counted(counter: Counter) {
  const { holder, counts } = counter;
  const resource = resourceByName(counts.resource);
  if (resource === undefined) throw new Error(`"${counter.key}" of "${holder.name}" counts what is no resource`);
  const rows = resourceTable(resource);
  const amount = counts.sum === undefined ? sql`count(*)` : sql`sum(${resourceColumn(resource, counts.sum)})`;
  const condition = conditionSql(countedCondition(resource, counter), conditionColumns(resource));
  return sql`select coalesce(${amount}, 0) from ${rows} where ${and(
    sql`${resourceColumn(resource, counts.by)} = ${resourceTable(holder).id}`,
    eq(rows.delFlag, 0),
    condition,
  )}`;
}
