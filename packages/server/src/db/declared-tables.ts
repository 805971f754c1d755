import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { resources, tableName } from '@evergreen/core/resources';

import { resourceTable } from './resource-table.ts';
import * as schema from './schema/index.ts';
import * as scopedTables from './schema/scoped-tables.ts';

// Rows that are only appended are read from a view over one of the server's own tables.
const stored = resources.filter(({ kind }) => kind !== 'appendOnly');
const ofResources = new Set(stored.map(tableName));

/** All tables declared in code; the migrations must create exactly these. The keys carry no meaning. */
export const declaredTables: Readonly<Record<string, PgTable>> = Object.fromEntries([
  // Some of the server's own declarations are typed views of the tables of resources.
  ...Object.entries({ ...schema, ...scopedTables }).flatMap(([name, one]): [string, PgTable][] =>
    is(one, PgTable) && !ofResources.has(getTableName(one)) ? [[name, one]] : [],
  ),
  ...stored.map((resource): [string, PgTable] => [`resource ${resource.name}`, resourceTable(resource)]),
]);
