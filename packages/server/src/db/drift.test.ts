import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { isUniqueField, resources } from '@evergreen/core/resources';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { declaredTables } from './declared-tables.ts';
import type { Orm } from './database.types.ts';
import { orderedColumns } from './statements/list-order.ts';
import { missingColumns } from './missing-columns.ts';
import { migrationsFolder } from './migration-files.ts';

const declared = generateDrizzleJson({ ...declaredTables });

interface Column extends Record<string, unknown> {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly default: string | null;
  readonly isKey: boolean;
}

/** Every column of the tables of a schema, in the words of the database. */
async function columnsIn(orm: Orm, schema: string): Promise<Column[]> {
  return orm.execute<Column>(sql`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
           a.attnotnull as "isRequired", pg_get_expr(d.adbin, d.adrelid) as "default",
           exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)) as "isKey"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = to_regnamespace(${schema}) and c.relkind = 'r' and c.relname <> 'schema_migrations'
    order by 1, 2`);
}

/** Every index but those of keys, and every reference, of the tables of a schema, by its name. */
async function rulesIn(orm: Orm, schema: string): Promise<string[]> {
  const rows = await orm.execute<{ rule: string }>(sql`
    select pg_get_indexdef(indexrelid) as rule from pg_index join pg_class c on c.oid = indrelid
    where c.relnamespace = to_regnamespace(${schema}) and not indisprimary
    union all
    select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = to_regnamespace(${schema}) and contype = 'f'`);
  return rows.map(({ rule }) => rule.replaceAll(/\b(?:public|declared)\./gu, ''));
}

describeOnOwnDatabases('the migrations', (database) => {
  let read: ReturnType<typeof readDeclared> | undefined;
  const ofDeclared = () => (read ??= readDeclared());

  /** What is in the schema that the code declares, made for it once and removed again. */
  async function readDeclared() {
    const { orm, transaction } = database();
    const found = await transaction(async () => {
      await orm.execute(sql`create schema declared`);
      await orm.execute(sql`set local search_path to declared, public`);
      for (const statement of await generateMigration(generateDrizzleJson({}), declared))
        await orm.execute(sql.raw(statement));
      return { columns: await columnsIn(orm, 'declared'), rules: await rulesIn(orm, 'declared') };
    });
    await orm.execute(sql`drop schema declared cascade`);
    return found;
  }

  it('API-02 make exactly the tables and columns that the code declares', async () => {
    const { columns } = await ofDeclared();
    expect(await columnsIn(database().orm, 'public')).toEqual(columns);
  });

  it('make every index and every reference that a resource declares: unique values, orders of its list, rows of other resources', async () => {
    const { rules: wanted } = await ofDeclared();
    const made = new Set(await rulesIn(database().orm, 'public'));
    expect(wanted.filter((rule) => !made.has(rule))).toEqual([]);
    // Those that are only appended are read from views.
    const stored = resources.filter(({ kind }) => kind !== 'appendOnly');
    const uniqueFields = stored.flatMap((resource) => Object.values(resource.fields).filter(isUniqueField));
    const references = stored.flatMap((resource) =>
      Object.values(resource.fields).filter(({ type }) => type === 'reference'),
    );
    const orders = stored.flatMap((resource) => orderedColumns(resource));
    // The server's own tables declare some, too.
    const ofResources = wanted.filter((rule) => /_(?:order|unique) ON |_reference FOREIGN /u.test(rule));
    expect(ofResources).toHaveLength(uniqueFields.length + references.length + orders.length);
  });

  it('make every column that a read-only resource declares in the view that it is read from', async () => {
    expect(await missingColumns(database())).toEqual([]);
  });
});

describe('migrations/tables.json', () => {
  it('describes the tables that the code declares; after a change of them run src/db/draft-migration.ts', async () => {
    const kept: unknown = JSON.parse(await readFile(join(migrationsFolder(), 'tables.json'), 'utf8'));
    expect(kept).toEqual({ ...declared, id: expect.any(String), prevId: expect.any(String) });
  });
});
