import { open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import {
  beginCopy,
  countRows,
  DATABASE_LIMITS,
  describeMigrationError,
  describeOpenDatabaseError,
  endCopy,
  FOLDER_NOTES,
  hasFolderNote,
  holdDataFolder,
  isBareDatabase,
  isUnfinishedCopy,
  openDatabase,
  pgliteFolderOf,
  removeFolderNote,
  undoCopy,
  unpackTarball,
  writeFolderNote,
  type Database,
} from '../../db/index.ts';
import { readMigrations } from '../../db/migration-files.ts';
import { sysIdempotency, sysSession } from '../../db/schema/index.ts';
import { presentContents, restoreContents } from '../../modules/base/backup/backup-contents.ts';
import { rowTotal } from '../../modules/base/backup/backup-file.ts';
import { runPostgresTool, toolVersion } from '../../modules/base/backup/postgres-tools.ts';
import { volumeRoom } from '../../modules/insight/monitor/disk-places.ts';
import type { RestoreCommand } from '../command-line.ts';
import { findBackup, type FoundBackup } from './backup-place.ts';
import { operatorMessages as messages } from './operator.messages.ts';

export interface RestoreReport {
  /** When the backup was made, on the platform's clock. */
  readonly at: string;
  readonly rows: number;
  readonly files: number;
  readonly hasKeys: boolean;
}

interface Tools {
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
}

/**
 * Brings a backup back into an empty place and compares every table and file before it says so; sign-ins of then have ended. What does not
 * succeed leaves the place empty, and what is killed leaves a note that keeps everybody from using half of it. The error is the message for
 * the operator.
 */
export async function restorePlatform(
  command: RestoreCommand,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<RestoreReport, LocalizedText>> {
  const found = await findBackup(command.place);
  if (!found.ok) return found;
  const { engine, migrations = [], at, rows, contents = {} } = found.value.manifest;
  if (engine !== (command.databaseUrl === undefined ? 'embedded' : 'postgresql'))
    return err(messages.otherEngine[engine]);
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const later = migrations.find((name) => !known.has(name));
  if (later !== undefined) return err(describeMigrationError({ kind: 'migrationUnknown', name: later }));
  const tools = { clock, logger };
  const restored =
    command.databaseUrl === undefined
      ? await restoreEmbedded(found.value, command.dataFolder, tools)
      : await restorePostgres(found.value, command.dataFolder, command.databaseUrl, tools);
  if (!restored.ok) return restored;
  const paths = Object.keys(contents);
  return ok({ at, rows: rowTotal(rows), files: paths.length, hasKeys: paths.includes('secrets.key') });
}

async function restoreEmbedded(
  backup: FoundBackup,
  dataFolder: string,
  { clock, logger }: Tools,
): Promise<Result<null, LocalizedText>> {
  const held = await holdDataFolder({ folder: dataFolder, logger });
  if (!held.ok) return err(describeOpenDatabaseError(held.error));
  const { folder, release } = held.value;
  try {
    const isResumed = hasFolderNote(folder, 'unfinishedRestore');
    const inTheWay = (await readdir(folder)).find((name) => !isOwnFile(name));
    if (inTheWay !== undefined && !isResumed) return err(messages.placeNotEmpty(folder, inTheWay));
    if (isResumed) await emptyFolder(folder);
    const needed = (await unpackedSize(backup.file)) + DATABASE_LIMITS.freeSpace;
    const { free } = await volumeRoom(folder);
    if (free !== null && free < needed) return err(messages.noRoom(folder, free, needed));
    await writeFolderNote(folder, 'unfinishedRestore', backup.file);
    const copied = await restoreContents(backup.manifest.contents ?? {}, backup.folder, folder);
    if (!copied.ok) {
      await emptyFolder(folder);
      return copied;
    }
    const fresh = `${pgliteFolderOf(folder)}.new-restored`;
    unpackTarball(await readFile(backup.file), fresh);
    await rename(fresh, pgliteFolderOf(folder));
  } finally {
    await release();
  }
  // The note keeps others out of the folder meanwhile.
  const opened = await openDatabase({ dataFolder, clock, logger, isRestoring: true });
  if (!opened.ok) return err(describeOpenDatabaseError(opened.error));
  const finished = await finishAndClose(opened.value, backup);
  await (finished.ok ? removeFolderNote(folder, 'unfinishedRestore') : emptyFolder(folder));
  return finished;
}

async function restorePostgres(
  backup: FoundBackup,
  dataFolder: string,
  url: string,
  { clock, logger }: Tools,
): Promise<Result<null, LocalizedText>> {
  const tool = await toolVersion('pg_restore');
  if (!tool.ok) return tool;
  const opened = await openDatabase({ dataFolder, url, clock, logger });
  if (!opened.ok) return err(describeOpenDatabaseError(opened.error));
  const database = opened.value;
  const { contents = {} } = backup.manifest;
  try {
    const isResumed = await isUnfinishedCopy(database);
    if (!isResumed && !(await isBareDatabase(database))) return err(messages.databaseNotEmpty);
    const present = isResumed ? undefined : await presentContents(contents, dataFolder);
    if (present !== undefined) return err(messages.placeNotEmpty(dataFolder, present));
    await beginCopy(database);
    const words = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', backup.file];
    const loaded = await runPostgresTool('pg_restore', url, words);
    const copied = loaded.ok ? await restoreContents(contents, backup.folder, dataFolder) : loaded;
    const finished = copied.ok ? await finish(database, backup) : copied;
    await (finished.ok ? endCopy(database) : undoCopy(database));
    return finished.ok ? ok(null) : finished;
  } finally {
    await database.close();
  }
}

async function finishAndClose(database: Database, backup: FoundBackup): Promise<Result<null, LocalizedText>> {
  try {
    return await finish(database, backup);
  } finally {
    await database.close();
  }
}

/** Compares what is there with what was backed up, brings it to this version, and ends the sign-ins of then. */
async function finish(database: Database, { manifest }: FoundBackup): Promise<Result<null, LocalizedText>> {
  const rows = await countRows(database.orm);
  for (const [table, expected] of Object.entries(manifest.rows))
    if (rows[table] !== expected) return err(messages.rowsDiffer(table, rows[table] ?? 0, expected));
  const migrated = await database.migrate();
  if (!migrated.ok) return err(describeMigrationError(migrated.error));
  await database.transaction(async () => {
    await database.orm.delete(sysSession);
    await database.orm.delete(sysIdempotency);
  });
  // What the embedded database has told the system is on its disk when it is closed.
  if (database.engine === 'embedded') await database.orm.execute(sql`checkpoint`);
  return ok(null);
}

const isOwnFile = (name: string) => name === 'evergreen.lock' || name === FOLDER_NOTES.unfinishedRestore;

/** The note goes last. */
async function emptyFolder(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => !isOwnFile(one)))
    await rm(join(folder, name), { recursive: true, force: true });
  await removeFolderNote(folder, 'unfinishedRestore');
}

/** Bytes of a gzipped file when it is unpacked, modulo 2^32: RFC 1952 §2.3.1, ISIZE. */
async function unpackedSize(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(4);
    await file.read(last, 0, 4, Math.max(0, size - 4));
    return last.readUInt32LE();
  } finally {
    await file.close();
  }
}
