import { and, eq, sql, type SQL } from 'drizzle-orm';

import { tableName, type FieldValue, type Resource } from '@evergreen/core/resources';

import { comparable } from '../../../db/statements/list-order.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';

/** What rows in reach tell of themselves as a column of a statement over rows that refer to them. */
export interface RowColumns {
  /**
   * What names a row, deleted or not, to a person: of the identifier that an expression gives, or as JSON by identifier of those that it joins by
   * commas.
   */
  labelColumn(ids: SQL, isMany: boolean): Promise<SQL<string | null>>;
  /** A field of the row, deleted or not, that an expression names. */
  partColumn(key: string, id: SQL): Promise<SQL>;
  /** Whether others in use hang under a row of the same resource by the field `parent`: `'1'` or `'0'`. */
  childColumn(parent: string): Promise<SQL<string>>;
}

export interface RowColumnAccess {
  readonly resource: Resource;
  readonly inReach: () => Promise<readonly SQL[]>;
  /** A value of a field as rows have it. */
  readonly wireValue: (key: string, value: unknown) => FieldValue;
}

export function createRowColumns({ resource, inReach, wireValue }: RowColumnAccess): RowColumns {
  const table = resourceTable(resource);
  const ownName = sql.identifier(tableName(resource));
  const reach = async () => and(...(await inReach())) ?? sql`true`;
  const label = sql<string>`${resourceColumn(resource, resource.labelField)}::text`;
  return {
    async labelColumn(ids, isMany) {
      const rows = sql`(select ${table.id} as id, ${label} as label from ${table} where ${await reach()}) referred`;
      const found = isMany
        ? sql`select jsonb_object_agg(referred.id, referred.label)::text from ${rows} where referred.id = any(string_to_array(${ids}, ','))`
        : sql`select referred.label from ${rows} where referred.id = ${ids}`;
      return sql<string | null>`(${found})`;
    },
    async partColumn(key, id) {
      const column = resourceColumn(resource, key);
      const rows = sql`(select ${table.id} as id, ${column} as part from ${table} where ${await reach()}) referred`;
      const found = sql`select referred.part from ${rows} where referred.id = ${id}`;
      return sql`(${found})`.mapWith((value: unknown) => wireValue(key, column.mapFromDriverValue(value)));
    },
    async childColumn(parent) {
      const isInUse = and(eq(table.delFlag, 0), await reach());
      const above = comparable(resourceColumn(resource, parent));
      const below = sql`(select ${above} as above from ${table} where ${isInUse}) below`;
      const isAbove = sql`exists (select 1 from ${below} where below.above = ${ownName}.${sql.identifier('id')})`;
      return sql<string>`(${isAbove})::integer::text`;
    },
  };
}
