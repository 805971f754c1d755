import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { describeOnBothEngines } from '../../test/test-database.ts';
import { declaredTables } from './declared-tables.ts';
import type { Orm } from './database.types.ts';
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

describeOnBothEngines('the migrations', (database) => {
  it('API-02 make exactly the tables and columns that the code declares', async () => {
    const { orm, transaction } = database();
    const made = await columnsIn(orm, 'public');
    const wanted = await transaction(async () => {
      await orm.execute(sql`create schema declared`);
      await orm.execute(sql`set local search_path to declared`);
      for (const statement of await generateMigration(generateDrizzleJson({}), declared)) await orm.execute(sql.raw(statement));
      return columnsIn(orm, 'declared');
    });
    await orm.execute(sql`drop schema declared cascade`);
    expect(made).toEqual(wanted);
  });
});

describe('migrations/tables.json', () => {
  it('describes the tables that the code declares; after a change of them run src/db/draft-migration.ts', async () => {
    const kept: unknown = JSON.parse(await readFile(join(migrationsFolder(), 'tables.json'), 'utf8'));
    expect(kept).toEqual({ ...declared, id: expect.any(String), prevId: expect.any(String) });
  });
});
