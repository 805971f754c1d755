import { sql } from 'drizzle-orm';

import { minutes } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { createDatabase } from './database.ts';
import type { Orm } from './database.types.ts';
import { usualStart } from './open-database.ts';
import { connectPglite } from './pglite/pglite-connector.ts';

/** Rows of each table, by its name. */
export type RowCounts = Readonly<Record<string, number>>;

/** A statement over a large table of a slow machine. */
const LIMIT = minutes(5);

/** Counts the rows of every table that there is. */
export async function countRows(orm: Orm): Promise<RowCounts> {
  const tables = await orm.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await orm.execute<{ rows: string }>(sql`select count(*)::text as rows from ${sql.identifier(name)}`);
    counts[name] = Number(row?.rows);
  }
  return counts;
}

/** Opens a dump of the embedded database in memory and counts what it holds. Rejects for what is no whole dump. */
export async function readDump(file: string, clock: ClockPort, logger: LoggerPort): Promise<RowCounts> {
  const connector = await connectPglite({
    start: usualStart(),
    clock,
    logger,
    source: { snapshot: file },
    statementLimit: LIMIT,
  });
  try {
    const { orm } = createDatabase({
      connector,
      clock,
      logger,
      migrations: [],
      transactionLimit: LIMIT,
      assertRoomForWrites: async () => undefined,
    });
    return await countRows(orm);
  } finally {
    await connector.close();
  }
}
