import { sql } from 'drizzle-orm';

import { minutes } from '@evergreen/core/kernel';

import type { Database } from '../../db/index.ts';

/** All rows of a large platform on a slow machine. */
const LIMIT = minutes(24 * 60);
/** Rows that are on their way at a time. */
const ROWS_A_STEP = 500;

/** Count and checksum of all rows of a table, in any order. */
interface TableSum {
  readonly rows: string;
  readonly sum: string | null;
}

export interface CopiedRows {
  readonly tables: number;
  readonly rows: number;
}

/** The rows of a table differ after they were copied. */
export class RowsDiffer extends Error {
  override readonly name = 'RowsDiffer';
  readonly table: string;

  constructor(table: string) {
    super(`The rows of ${table} differ`);
    this.table = table;
  }
}

/**
 * Copies every row of one database into the tables of another of the same migrations, in one transaction there: it is done as a whole or not
 * at all. A row travels as PostgreSQL writes it, so that nothing is read differently on its way, and each table is compared row by row.
 */
export async function copyRows(from: Database, to: Database): Promise<CopiedRows> {
  return from.transaction(
    async () =>
      to.transaction(async () => {
        for (const one of [from, to]) await prepareSession(one);
        await makeFormTables(from.orm, to.orm);
        const tables = await tablesOf(to.orm);
        const names = sql.join(tables.map(sql.identifier), sql`, `);
        await setTriggers(to.orm, tables, 'disable');
        const checks = await postponeReferences(to.orm);
        // What the migrations wrote themselves is among the rows that come.
        await to.orm.execute(sql`truncate ${names}`);
        let rows = 0;
        for (const table of tables) rows += await copyTable(from.orm, to.orm, table);
        await to.orm.execute(sql`set constraints all immediate`);
        for (const restore of checks) await to.orm.execute(sql.raw(restore));
        await setTriggers(to.orm, tables, 'enable');
        await copySequences(from.orm, to.orm);
        return { tables: tables.length, rows };
      }, LIMIT),
    LIMIT,
  );
}

type Orm = Database['orm'];

async function prepareSession({ orm, engine }: Database): Promise<void> {
  await orm.execute(sql`set local timezone = 'UTC'`);
  if (engine === 'embedded') return;
  await orm.execute(sql`set local statement_timeout = 0`);
  await orm.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

/** The tables of forms that staff made are in no migration: they are made as they are, with the columns of removed fields. */
async function makeFormTables(from: Orm, to: Orm): Promise<void> {
  const parts = await from.execute<{ statement: string }>(sql`
    with form as (
      select oid, relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname ~ '^online_f[0-9]+$')
    select 1 as step, format('create table %I (%s)', relname, string_agg(format('%I %s%s%s', attname, format_type(atttypid, atttypmod),
      ' default ' || pg_get_expr(adbin, adrelid), case when attnotnull then ' not null' end), ', ' order by attnum)) as statement
      from form join pg_attribute on attrelid = form.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum group by relname
    union all
    select case contype when 'p' then 2 else 4 end, format('alter table %I add constraint %I %s', relname, conname, pg_get_constraintdef(c.oid))
      from form join pg_constraint c on conrelid = form.oid where contype in ('p', 'f')
    union all
    select 3, pg_get_indexdef(indexrelid) from form join pg_index on indrelid = form.oid where not indisprimary
    order by 1`);
  for (const { statement } of parts) await to.execute(sql.raw(statement));
}

async function tablesOf(orm: Orm): Promise<readonly string[]> {
  const tables = await orm.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'sys_unfinished_copy' order by 1`);
  return tables.map(({ name }) => name);
}

async function setTriggers(orm: Orm, tables: readonly string[], state: 'disable' | 'enable'): Promise<void> {
  for (const table of tables)
    await orm.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(state)} trigger user`);
}

/** Rows may come before those that they refer to. @returns the statements that bring the constraints back */
async function postponeReferences(orm: Orm): Promise<readonly string[]> {
  const references = await orm.execute<{ alter: string }>(sql`
    select format('alter table %s alter constraint %I', conrelid::regclass, conname) as alter from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`);
  for (const { alter } of references) await orm.execute(sql.raw(`${alter} deferrable initially deferred`));
  return references.map(({ alter }) => `${alter} not deferrable`);
}

async function copyTable(from: Orm, to: Orm, table: string): Promise<number> {
  const name = sql.identifier(table);
  const columns = await to.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`);
  const listed = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column) => sql`(one).${sql.identifier(column.name)}`),
    sql`, `,
  );
  let copied = 0;
  await from.execute(sql`declare every_row no scroll cursor for select t::text as row from ${name} t`);
  for (;;) {
    const rows = await from.execute<{ row: string }>(sql.raw(`fetch ${ROWS_A_STEP} from every_row`));
    if (rows.length === 0) break;
    await to.execute(sql`
      insert into ${name} (${listed}) overriding system value
      select ${values} from (select row::${name} as one from json_array_elements_text(${JSON.stringify(rows.map(({ row }) => row))}::json) as row offset 0) read`);
    copied += rows.length;
  }
  await from.execute(sql`close every_row`);
  const [before, after] = [await sumOf(from, table), await sumOf(to, table)];
  if (before.rows !== after.rows || before.sum !== after.sum) throw new RowsDiffer(table);
  return copied;
}

async function sumOf(orm: Orm, table: string): Promise<TableSum> {
  const [sum] = await orm.execute<TableSum & Record<string, unknown>>(sql`
    select count(*)::text as rows, sum(('x' || left(md5(t::text), 15))::bit(60)::bigint)::text as sum from ${sql.identifier(table)} t`);
  if (sum === undefined) throw new Error('A sum is one row');
  return sum;
}

async function copySequences(from: Orm, to: Orm): Promise<void> {
  const sequences = await from.execute<{ name: string; last: string | null }>(
    sql`select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences)
    if (last !== null) await to.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
}
