import { sql } from 'drizzle-orm';

import type { Database } from './database.types.ts';

/** A table that stands in a PostgreSQL database while rows are brought into it. */
const MARK = sql.identifier('sys_unfinished_copy');

type Marked = Pick<Database, 'orm' | 'transaction'>;

/** Whether rows were being brought into the database, and nobody said that all are there. */
export async function isUnfinishedCopy({ orm }: Pick<Database, 'orm'>): Promise<boolean> {
  const [row] = await orm.execute<{ present: boolean }>(
    sql`select to_regclass('sys_unfinished_copy') is not null as present`,
  );
  return row?.present === true;
}

/** Whether there is no table at all. */
export async function isBareDatabase({ orm }: Pick<Database, 'orm'>): Promise<boolean> {
  const [row] = await orm.execute<{ tables: number }>(
    sql`select count(*)::int4 as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
  );
  return row?.tables === 0;
}

/** Marks a bare database, or one with what a copy before has left, which goes. */
export async function beginCopy({ orm, transaction }: Marked): Promise<void> {
  await transaction(async () => {
    if (await isUnfinishedCopy({ orm })) await emptyAgain(orm);
    await orm.execute(sql`create table ${MARK} (since timestamp with time zone not null default now())`);
  });
}

/** Says that everything is there. */
export async function endCopy({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.execute(sql`drop table ${MARK}`);
}

/** Takes a copy back that did not succeed: the database is bare as it was. */
export async function undoCopy({ orm, transaction }: Marked): Promise<void> {
  await transaction(async () => emptyAgain(orm));
}

async function emptyAgain(orm: Database['orm']): Promise<void> {
  await orm.execute(sql`drop schema public cascade`);
  await orm.execute(sql`create schema public`);
}
