import { sql } from 'drizzle-orm';

import type { Database } from '../database.types.ts';

/** A table that stands in a PostgreSQL database while rows are brought into it. */
const MARK_NAME = 'sys_unfinished_copy';
const MARK = sql.identifier(MARK_NAME);

type Marked = Pick<Database, 'orm' | 'transaction'>;

/** Whether rows were being brought into the database, and nobody said that all are there. */
export async function isUnfinishedCopy({ orm }: Pick<Database, 'orm'>): Promise<boolean> {
  const [row] = await orm.execute<{ present: boolean }>(sql`select to_regclass(${MARK_NAME}) is not null as present`);
  return row?.present === true;
}

/** Whether there is no table at all. */
export async function isBareDatabase({ orm }: Pick<Database, 'orm'>): Promise<boolean> {
  const [row] = await orm.execute<{ tables: number }>(
    sql`select count(*)::int4 as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
  );
  return row?.tables === 0;
}

/**
 * Marks a database before rows are brought into it, and notes what it holds; what a copy before has left goes.
 * @param aside where the tables go that are there; without it the database is bare
 * @returns the schema that holds the tables of before: that of a copy before, where it set them aside
 */
export async function beginCopy({ orm, transaction }: Marked, aside: string | null = null): Promise<string | null> {
  return transaction(async () => {
    const isResumed = await isUnfinishedCopy({ orm });
    const kept = isResumed ? await emptyAgain(orm) : aside;
    if (!isResumed && kept !== null) await setSchemaAside(orm, kept);
    await orm.execute(
      sql`create table ${MARK} (since timestamp with time zone not null default now(), present jsonb, kept text)`,
    );
    // The mark itself goes with what is brought in.
    await orm.execute(sql`insert into ${MARK} (present, kept)
      select coalesce(jsonb_agg(name), '[]'), ${kept}::text from (${PRESENT_THINGS}) as things where name <> 'class:' || ${MARK_NAME}::regclass::oid`);
    return kept;
  });
}

/** Says that everything is there. */
export async function endCopy({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.execute(sql`drop table ${MARK}`);
}

/** Takes a copy back that did not succeed: the database holds what it held before, and nothing else. */
export async function undoCopy({ orm, transaction }: Marked): Promise<void> {
  await transaction(async () => {
    const kept = await emptyAgain(orm);
    if (kept === null) return;
    await orm.execute(sql`drop schema public`);
    await orm.execute(sql`alter schema ${sql.identifier(kept)} rename to public`);
  });
}

async function setSchemaAside(orm: Database['orm'], aside: string): Promise<void> {
  await orm.execute(sql`alter schema public rename to ${sql.identifier(aside)}`);
  await orm.execute(sql`create schema public`);
  // As a new database has it.
  await orm.execute(sql`grant usage on schema public to public`);
}

/** Removes what the mark does not name; answers where it says that the tables of before are. */
async function emptyAgain(orm: Database['orm']): Promise<string | null> {
  const [mark] = await orm.execute<{ kept: string | null }>(
    sql`select to_jsonb(mark) ->> 'kept' as kept from ${MARK} as mark`,
  );
  // A mark of an earlier version names nothing: all of that version's tables are in this schema.
  const removals = await orm.execute<{ removal: string }>(sql`
    select removal from (${PRESENT_THINGS}) as things left join ${MARK} as mark on true
    where not coalesce(to_jsonb(mark) -> 'present' @> to_jsonb(name), not "isPublic") order by place, id`);
  for (const { removal } of removals) await orm.execute(sql.raw(removal));
  return mark?.kept ?? null;
}

/**
 * What a dump can bring into a database, by catalogue and number, which a thing keeps when it is renamed; with the statement that removes it and
 * does nothing where it is gone with another.
 */
const PRESENT_THINGS = sql`
    with own as (
      select oid, nspname as schema from pg_namespace where nspname <> 'information_schema' and nspname not like 'pg\\_%'
    ), things (place, catalogue, id, "isPublic", removal) as (
      select 1, 'extension', oid, false, format('drop extension if exists %I cascade', extname)
        from pg_extension where extname <> 'plpgsql'
      union all
      select 2, 'schema', oid, false, format('drop schema if exists %I cascade', schema) from own where schema <> 'public'
      union all
      select case relkind when 'S' then 4 else 3 end, 'class', pg_class.oid, schema = 'public', format('drop %s if exists %I.%I cascade',
          case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
            when 'f' then 'foreign table' else 'table' end, schema, relname)
        from pg_class join own on own.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      union all
      select 5, 'routine', pg_proc.oid, schema = 'public',
          format('drop routine if exists %I.%I(%s) cascade', schema, proname, pg_get_function_identity_arguments(pg_proc.oid))
        from pg_proc join own on own.oid = pronamespace
      union all
      select 6, 'type', pg_type.oid, schema = 'public', format('drop type if exists %I.%I cascade', schema, typname)
        from pg_type join own on own.oid = typnamespace left join pg_class on pg_class.oid = typrelid
        where typtype in ('e', 'd', 'r') or (typtype = 'c' and relkind = 'c')
    )
    select catalogue || ':' || id as name, "isPublic", removal, place, id from things`;
