import { err, ok, type Result, seconds } from '@evergreen/core/kernel';

import type { Connector } from './connector.types.ts';
import { holdDataFolder } from './data-folder.ts';
import { createDatabase } from './database.ts';
import { databaseErrorOf } from './database-error.ts';
import type { Database, DatabaseLimits, OpenDatabaseError, OpenDatabaseOptions } from './database.types.ts';
import { hasFolderNote } from './marks/folder-note.ts';
import { createRoomCheck } from './free-space.ts';
import { readMigrations } from './migration-files.ts';
import { preparePgliteFolder } from './pglite/pglite-folder.ts';
import { connectPglite } from './pglite/pglite-connector.ts';
import { pgliteInThisThread, pgliteInWorker, type StartPglite } from './pglite/pglite-link.ts';
import { connectPostgres } from './postgres-connector.ts';
import { loadSnapshot } from './snapshot.ts';
import { codeOf, reasonOf } from './system-error.ts';

export const DATABASE_LIMITS: DatabaseLimits = {
  embeddedStatement: seconds(30),
  transaction: seconds(30),
  statement: seconds(8),
  lock: seconds(5),
  freeSpace: 200_000_000,
  connections: 10,
};

/** What a test replaces. */
export interface OpenDatabaseParts {
  readonly start: StartPglite;
  readonly migrationsFolder?: string;
  readonly snapshotFolder?: string;
}

/** Opens the database of the options. Its tables are as they were; call `migrate` before anything else. */
export async function openDatabase(
  options: OpenDatabaseOptions,
  parts: OpenDatabaseParts = { start: usualStart() },
): Promise<Result<Database, OpenDatabaseError>> {
  const limits = { ...DATABASE_LIMITS, ...options.limits };
  const connected =
    options.url === undefined
      ? await openEmbedded(options, limits, parts)
      : await connectPostgres({ url: options.url, limits, logger: options.logger });
  if (!connected.ok) return connected;
  return ok(
    createDatabase({
      connector: connected.value,
      clock: options.clock,
      logger: options.logger,
      migrations: await readMigrations(parts.migrationsFolder),
      transactionLimit: limits.transaction,
      assertRoomForWrites: createRoomCheck(options.dataFolder, limits.freeSpace),
    }),
  );
}

/** The built server has PGlite in a worker; Node cannot run a worker from these sources. */
export function usualStart(): StartPglite {
  return import.meta.url.endsWith('.ts')
    ? pgliteInThisThread
    : pgliteInWorker(new URL('database-worker.js', import.meta.url));
}

/** What an operator's command has noted in the folder. */
function whyRefused(folder: string): 'restoreUnfinished' | 'platformMoved' | undefined {
  if (hasFolderNote(folder, 'unfinishedRestore')) return 'restoreUnfinished';
  return hasFolderNote(folder, 'moved') ? 'platformMoved' : undefined;
}

async function openEmbedded(
  { dataFolder, clock, logger, port, isRestoring }: OpenDatabaseOptions,
  limits: DatabaseLimits,
  { start, migrationsFolder, snapshotFolder }: OpenDatabaseParts,
): Promise<Result<Connector, OpenDatabaseError>> {
  const held = await holdDataFolder({ folder: dataFolder, logger, port });
  if (!held.ok) return held;
  const { folder, release } = held.value;
  const refused = isRestoring === true ? undefined : whyRefused(folder);
  if (refused !== undefined) {
    await release();
    return err({ kind: refused, folder });
  }
  try {
    const migrations = await readMigrations(migrationsFolder);
    const pgliteFolder = await preparePgliteFolder(folder, () =>
      loadSnapshot({ start, clock, logger, migrations, folder: snapshotFolder }),
    );
    const connector = await connectPglite({
      start,
      clock,
      logger,
      source: { folder: pgliteFolder },
      statementLimit: limits.embeddedStatement,
    });
    return ok({
      ...connector,
      async close() {
        await connector.close();
        await release();
      },
    });
  } catch (error) {
    await release();
    if (databaseErrorOf(error) !== undefined)
      return err({ kind: 'dataFolderUnreadable', folder, reason: reasonOf(error) });
    if (codeOf(error) !== undefined) return err({ kind: 'dataFolderUnusable', folder, reason: reasonOf(error) });
    throw error;
  }
}
