import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';

import { areas, type Area } from '@evergreen/core/areas';
import { text, type Text } from '@evergreen/core/kernel';

import { areaTable, type AreaTable } from './area-table.ts';
import type { Database } from './database.types.ts';

/** What the database lacks of the table of one area. */
export interface MissingColumns {
  readonly area: Area;
  readonly table: string;
  /** Empty where the whole table is missing. */
  readonly columns: readonly string[];
}

/** The areas whose table, or a column of it, no migration made. */
export async function missingColumns(
  { orm }: Pick<Database, 'orm'>,
  tables: readonly (readonly [Area, AreaTable])[] = areas.map((area) => [area, areaTable(area)]),
): Promise<readonly MissingColumns[]> {
  const rows = await orm.execute<{ table: string; column: string }>(
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema()`,
  );
  const present = new Map<string, Set<string>>();
  for (const { table, column } of rows) present.set(table, (present.get(table) ?? new Set()).add(column));
  return tables.flatMap(([area, declared]) => {
    const table = getTableConfig(declared).name;
    const found = present.get(table);
    if (found === undefined) return [{ area, table, columns: [] }];
    const columns = Object.values(getTableColumns(declared)).flatMap(({ name }) => (found.has(name) ? [] : [name]));
    return columns.length === 0 ? [] : [{ area, table, columns }];
  });
}

/** What to tell the person who starts the server, and what to do. */
export function describeMissingColumns({ area, table, columns }: MissingColumns): Text {
  const command = `pnpm --filter @evergreen/server exec tsx src/db/draft-migration.ts ${table}`;
  const { title, name } = area;
  return columns.length === 0
    ? text(
        `业务区域“${title['zh-CN']}”（${name}）的数据表 ${table} 不存在：缺少结构变更。请运行 ${command} 生成变更文件，检查后重新启动。`,
        `The table ${table} of the area "${title['en-US']}" (${name}) is missing: it has no migration. Run ${command} to draft one, check it, then start again.`,
      )
    : text(
        `业务区域“${title['zh-CN']}”（${name}）的数据表 ${table} 缺少列 ${columns.join('、')}：缺少结构变更。请运行 ${command} 生成变更文件，检查后重新启动。`,
        `The table ${table} of the area "${title['en-US']}" (${name}) lacks ${columns.join(', ')}: there is no migration for it. Run ${command} to draft one, check it, then start again.`,
      );
}
