import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { resources } from '@evergreen/core/resources';

import { resourceTable } from './resource-table.ts';
import * as schema from './schema/index.ts';

/** Every table that the server's code knows, by a name of no importance: the migrations have to make exactly these. */
export const declaredTables: Readonly<Record<string, PgTable>> = Object.fromEntries([
  ...Object.entries(schema).flatMap(([name, one]): [string, PgTable][] => (is(one, PgTable) ? [[name, one]] : [])),
  ...resources.map((resource): [string, PgTable] => [`resource ${resource.name}`, resourceTable(resource)]),
]);
