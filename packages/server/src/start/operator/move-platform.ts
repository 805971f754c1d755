import { existsSync } from 'node:fs';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import {
  beginCopy,
  databaseErrorOf,
  describeMigrationError,
  describeOpenDatabaseError,
  endCopy,
  isBareDatabase,
  isUnfinishedCopy,
  openDatabase,
  pgliteFolderOf,
  undoCopy,
  writeFolderNote,
  type Database,
} from '../../db/index.ts';
import { readMigrations } from '../../db/migration-files.ts';
import { appliedMigrations } from '../../modules/base/backup/backup-file.ts';
import type { MoveCommand } from '../command-line.ts';
import { copyRows, RowsDiffer, type CopiedRows } from './copy-rows.ts';
import { operatorMessages as messages } from './operator.messages.ts';

/**
 * Copies an embedded platform into an empty PostgreSQL database. Files and keys stay in the data folder, where a server on PostgreSQL looks for
 * them too. The old database is read only, and a note beside it keeps people from going on with it. The error is the message for the operator.
 */
export async function movePlatform(
  { dataFolder, databaseUrl }: MoveCommand,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<CopiedRows, LocalizedText>> {
  // Opening makes a database where there is none.
  if (!existsSync(pgliteFolderOf(dataFolder))) return err(messages.nothingToMove(dataFolder));
  const old = await openDatabase({ dataFolder, clock, logger });
  if (!old.ok)
    return err(
      old.error.kind === 'dataFolderTaken' ? messages.stopToMove(dataFolder) : describeOpenDatabaseError(old.error),
    );
  try {
    const applied = new Set(await appliedMigrations(old.value.orm));
    const migrations = await readMigrations();
    if (applied.size !== migrations.length || migrations.some(({ name }) => !applied.has(name)))
      return err(messages.otherVersion);
    const opened = await openDatabase({ dataFolder, url: databaseUrl, clock, logger });
    if (!opened.ok) return err(describeOpenDatabaseError(opened.error));
    const moved = await moveInto(old.value, opened.value).finally(async () => opened.value.close());
    if (moved.ok) await writeFolderNote(dataFolder, 'moved', messages.movedNote['en-US']);
    return moved;
  } finally {
    await old.value.close();
  }
}

async function moveInto(old: Database, database: Database): Promise<Result<CopiedRows, LocalizedText>> {
  if (!(await isUnfinishedCopy(database)) && !(await isBareDatabase(database))) return err(messages.databaseNotEmpty);
  await beginCopy(database);
  try {
    const migrated = await database.migrate();
    if (!migrated.ok) {
      await undoCopy(database);
      return err(describeMigrationError(migrated.error));
    }
    const copied = await copyRows(old, database);
    await endCopy(database);
    return ok(copied);
  } catch (error) {
    await undoCopy(database);
    if (error instanceof RowsDiffer) return err(messages.rowsDifferAfterMove(error.table));
    // Its statement holds rows of people: only what the database said is printed.
    const cause = databaseErrorOf(error);
    if (cause === undefined) throw error;
    return err(messages.moveFailed(cause.message));
  }
}
