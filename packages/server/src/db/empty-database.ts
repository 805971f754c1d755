import { sql } from 'drizzle-orm';

import type { Orm } from './database.types.ts';

/** True for a new installation: no table has rows but the list of migrations and the versions of what is remembered. */
export async function isEmptyDatabase(orm: Orm): Promise<boolean> {
  const tables = await orm.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not in ('schema_migrations', 'sys_data_version')
    order by table_name`);
  if (tables.length === 0) return true;
  const hasRows = tables.map(({ name }) => sql`exists (select 1 from ${sql.identifier(name)})`);
  const [row] = await orm.execute<{ isFilled: boolean }>(sql`select ${sql.join(hasRows, sql` or `)} as "isFilled"`);
  return row?.isFilled !== true;
}
