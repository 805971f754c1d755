import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { areas } from '@evergreen/core/areas';

import { areaTable } from './area-table.ts';
import * as schema from './schema/index.ts';

/** Every table that the server's code knows, by a name of no importance: the migrations have to make exactly these. */
export const declaredTables: Readonly<Record<string, PgTable>> = Object.fromEntries([
  ...Object.entries(schema).flatMap(([name, one]): [string, PgTable][] => (is(one, PgTable) ? [[name, one]] : [])),
  ...areas.map((area): [string, PgTable] => [`area ${area.name}`, areaTable(area)]),
]);
