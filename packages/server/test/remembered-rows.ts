import { sql } from 'drizzle-orm';

import type { Database } from '../src/db/database.types.ts';

/**
 * Copies every row aside into a schema that no code of ours looks into, and marks from then on which tables are written to. The mark is
 * a sequence for each table: it takes no lock, so that tests of locks and of deadlocks see what they would see without it.
 */
export async function rememberRows({ orm }: Database): Promise<void> {
  await orm.execute(sql.raw(REMEMBER));
}

/** Brings the tables that were written to back to the remembered rows, and leaves the others alone. */
export async function restoreRows({ orm }: Database): Promise<void> {
  await orm.execute(sql`select remembered.restore()`);
}

/** Foreign keys and triggers rest while rows are put back, so the order of the tables does not matter; a superuser alone may do so. */
const REMEMBER = `
do $remember$
declare name text;
begin
  create schema remembered;
  create function remembered.mark() returns trigger language plpgsql as $mark$
  begin
    perform nextval(format('remembered.%I', 'touched_' || tg_table_name)::regclass);
    return null;
  end $mark$;
  create function remembered.restore() returns void language plpgsql as $restore$
  declare touched text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for touched in
      select substr(sequencename, 9) from pg_sequences where schemaname = 'remembered' and last_value is not null
    loop
      execute format('delete from %I', touched);
      execute format('insert into %I select * from remembered.%I', touched, touched);
      perform setval(format('remembered.%I', 'touched_' || touched)::regclass, 1, false);
    end loop;
  end $restore$;
  for name in select tablename from pg_tables where schemaname = current_schema() and tablename not in ('schema_migrations', 'sys_data_version') loop
    execute format('create table remembered.%I as table %I', name, name);
    execute format('create sequence remembered.%I', 'touched_' || name);
    execute format('create trigger remembered_mark after insert or update or delete or truncate on %I
      for each statement execute function remembered.mark()', name);
  end loop;
end $remember$`;
