import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';

import { resources, type Resource } from '@evergreen/core/resources';
import { localized, type LocalizedText } from '@evergreen/core/kernel';

import { resourceTable, type ResourceDatabaseTable } from './resource-table.ts';
import type { Database } from './database.types.ts';

/** What the database lacks of the table of one area. */
export interface MissingColumns {
  readonly resource: Resource;
  readonly table: string;
  /** Empty where the whole table is missing. */
  readonly columns: readonly string[];
}

/** The resources whose table, or a column of it, no migration made. */
export async function missingColumns(
  { orm }: Pick<Database, 'orm'>,
  tables: readonly (readonly [Resource, ResourceDatabaseTable])[] = resources.map((resource) => [
    resource,
    resourceTable(resource),
  ]),
): Promise<readonly MissingColumns[]> {
  const rows = await orm.execute<{ table: string; column: string }>(
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema()`,
  );
  const present = new Map<string, Set<string>>();
  for (const { table, column } of rows) present.set(table, (present.get(table) ?? new Set()).add(column));
  return tables.flatMap(([resource, declared]) => {
    const table = getTableConfig(declared).name;
    const found = present.get(table);
    if (found === undefined) return [{ resource, table, columns: [] }];
    const columns = Object.values(getTableColumns(declared)).flatMap(({ name }) => (found.has(name) ? [] : [name]));
    return columns.length === 0 ? [] : [{ resource, table, columns }];
  });
}

/** Return the start-up message: what is missing and the command that fixes it. */
export function describeMissingColumns({ resource, table, columns }: MissingColumns): LocalizedText {
  const command = `pnpm --filter @evergreen/server exec tsx src/db/draft-migration.ts ${table}`;
  const { title, name } = resource;
  return columns.length === 0
    ? localized(
        `业务资源“${title['zh-CN']}”（${name}）的数据表 ${table} 不存在：缺少结构变更。请运行 ${command} 生成变更文件，检查后重新启动。`,
        `The table ${table} of the resource "${title['en-US']}" (${name}) is missing: it has no migration. Run ${command} to draft one, check it, then start again.`,
      )
    : localized(
        `业务资源“${title['zh-CN']}”（${name}）的数据表 ${table} 缺少列 ${columns.join('、')}：缺少结构变更。请运行 ${command} 生成变更文件，检查后重新启动。`,
        `The table ${table} of the resource "${title['en-US']}" (${name}) lacks ${columns.join(', ')}: there is no migration for it. Run ${command} to draft one, check it, then start again.`,
      );
}
