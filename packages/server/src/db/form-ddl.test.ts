import { getTableConfig } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { codeDirectory } from '@evergreen/core/resources';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { presentParts, tableStatements } from './form-ddl.ts';
import { resourceTable } from './resource-table.ts';

const kept = codeDirectory.all().filter(({ kind }) => kind !== 'appendOnly');

describeOnOwnDatabases('the tables that our own statements make', (database) => {
  it('are those of the migrations, column by column and index by index, for every described resource', async () => {
    const { orm } = database();
    const shapeOf = async (table: string) => ({
      columns: await orm.execute(sql`
        select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as is_required from pg_attribute
        where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped order by attname`),
      indexes: await orm.execute(sql`
        select indexname as name, indexdef as definition from pg_indexes where tablename = ${table} order by 1`),
      references: await orm.execute(sql`
        select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
        where conrelid = to_regclass(${table}) and contype = 'f' order by 1`),
    });
    const differing: string[] = [];
    for (const resource of kept) {
      const table = resourceTable(resource);
      const { name, columns, indexes, foreignKeys } = getTableConfig(table);
      const own = {
        columns: new Set(columns.map((column) => column.name)),
        indexes: new Set(indexes.map(({ config }) => config.name)),
        references: new Set(foreignKeys.map((key) => key.getName())),
      };
      const before = await shapeOf(name);
      const only = (shape: typeof before) => ({
        columns: shape.columns.filter((one) => own.columns.has(String(one['name']))),
        indexes: shape.indexes.filter((one) => own.indexes.has(String(one['name']))),
        references: shape.references.filter((one) => own.references.has(String(one['name']))),
      });
      await orm.execute(sql.raw(`alter table "${name}" rename to "migrated"`));
      for (const index of own.indexes)
        await orm.execute(sql.raw(`alter index "${index ?? ''}" rename to "${`m_${index ?? ''}`.slice(0, 63)}"`));
      const { building, indexing } = tableStatements(table);
      for (const statement of [...building, ...indexing.values()]) await orm.execute(sql.raw(statement));
      const made = only(await shapeOf(name));
      const again = tableStatements(table, await presentParts(orm, name));
      if (JSON.stringify(made) !== JSON.stringify(only(before)) || again.building.length + again.indexing.size > 0)
        differing.push(`${name}: ${JSON.stringify(made)} ${JSON.stringify(only(before))}`);
      await orm.execute(sql.raw(`drop table "${name}" cascade`));
      await orm.execute(sql.raw(`alter table "migrated" rename to "${name}"`));
      for (const index of own.indexes)
        await orm.execute(sql.raw(`alter index "${`m_${index ?? ''}`.slice(0, 63)}" rename to "${index ?? ''}"`));
    }
    expect(differing).toEqual([]);
  });
});
