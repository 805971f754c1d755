import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { resources } from '@evergreen/core/resources';

import { resourceTable } from './resource-table.ts';
import * as schema from './schema/index.ts';

/** All tables declared in code; the migrations must create exactly these. The keys carry no meaning. */
export const declaredTables: Readonly<Record<string, PgTable>> = Object.fromEntries([
  ...Object.entries(schema).flatMap(([name, one]): [string, PgTable][] => (is(one, PgTable) ? [[name, one]] : [])),
  // Rows that are only appended are read from a view over one of the tables above.
  ...resources
    .filter(({ kind }) => kind !== 'appendOnly')
    .map((resource): [string, PgTable] => [`resource ${resource.name}`, resourceTable(resource)]),
]);
