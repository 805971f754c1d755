import { drizzle } from 'drizzle-orm/pg-proxy';

import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { Connector } from './connector.types.ts';
import { createCallVersions } from './data-versions.ts';
import type { Database, Orm } from './database.types.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration-files.ts';
import { createTransactions } from './transactions.ts';
import { readVersions } from './statements/version-columns.ts';
import { decodeRows, encodeParameter, nameFields } from './statements/wire-values.ts';

export interface DatabaseParts {
  readonly connector: Connector;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly migrations: readonly Migration[];
  /** Milliseconds that a transaction may stay open. */
  readonly transactionLimit: number;
  readonly assertRoomForWrites: () => Promise<void>;
}

/** A statement that changes nothing of what is remembered. */
const READS = /^\s*select\b/iu;

/** One database over any connector: the same Drizzle driver, the same values and the same transactions for both engines. */
export function createDatabase(parts: DatabaseParts): Database {
  const { connector, migrations } = parts;
  const transactions = createTransactions(connector, parts.clock, parts.logger, parts.transactionLimit);
  const versions = createCallVersions({
    clock: parts.clock,
    isInTransaction: transactions.isOpen,
    read: async () => readVersions(orm),
  });

  const run = (sql: string, parameters: readonly unknown[]) =>
    transactions
      .run({ sql, parameters: parameters.map(encodeParameter) })
      .finally(() => READS.test(sql) || versions.forget());

  const orm: Orm = drizzle(async (sql, parameters: unknown[], method) => {
    const result = await run(sql, parameters);
    const rows = decodeRows(result);
    return { rows: method === 'all' ? [...rows] : rows.map((row) => nameFields(result.fields, row)) };
  });

  return {
    engine: connector.engine,
    orm,
    async valuesOf(query) {
      const { sql, params } = query.toSQL();
      return decodeRows(await run(sql, params));
    },
    async transaction(work, limit) {
      try {
        return await transactions.transaction(work, limit);
      } finally {
        // What it wrote counts from its commit on.
        versions.forget();
      }
    },
    versions,
    inPieces: transactions.inPieces,
    afterCommit: transactions.afterCommit,
    onceCommitted: transactions.onceCommitted,
    migrate: () => migrate({ orm, transaction: transactions.transaction }, migrations),
    dump: connector.dump?.bind(connector) ?? null,
    async ping() {
      await connector.run({ sql: 'select 1', parameters: [] });
    },
    assertRoomForWrites: parts.assertRoomForWrites,
    close: () => connector.close(),
  };
}
