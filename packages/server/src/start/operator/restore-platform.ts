import { existsSync } from 'node:fs';
import { open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

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
  holdDataFolder,
  isBareDatabase,
  isUnfinishedCopy,
  openDatabase,
  pgliteFolderOf,
  readFolderNote,
  removeFolderNote,
  undoCopy,
  unpackTarball,
  writeFolderNote,
  type Database,
} from '../../db/index.ts';
import { readMigrations } from '../../db/migration-files.ts';
import { sysIdempotency, sysSession } from '../../db/schema/index.ts';
import {
  contentNames,
  presentContents,
  removeContents,
  restoreContents,
} from '../../modules/base/backup/backup-contents.ts';
import { rowTotal } from '../../modules/base/backup/backup-file.ts';
import { runPostgresTool, toolVersion } from '../../modules/base/backup/postgres-tools.ts';
import { volumeRoom } from '../../modules/insight/monitor/disk-places.ts';
import type { RestoreCommand } from '../command-line.ts';
import { findBackup, type FoundBackup } from './backup-place.ts';
import { operatorMessages as messages } from './operator.messages.ts';
import { asideName, bringBack, isLeftAlone, setAside } from './set-aside.ts';

export interface RestoreReport {
  /** When the backup was made, on the platform's clock. */
  readonly at: string;
  readonly rows: number;
  readonly files: number;
  readonly hasKeys: boolean;
  /** Says where the platform of before is. */
  readonly aside: readonly LocalizedText[];
}

/** Name of the folder in the data folder, and of the schema, that hold what was there before; null where nothing was. */
type Aside = string | null;

interface Tools {
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
}

/**
 * Brings a backup back into an empty place and compares every table and file before it says so; sign-ins of then have ended. Where it may
 * replace a platform, it sets that one aside first. What does not succeed leaves the place as it was, and what is killed leaves a note that
 * keeps everybody from using half of it. The error is the message for the operator.
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
      ? await restoreEmbedded(found.value, command, tools)
      : await restorePostgres(found.value, command, command.databaseUrl, tools);
  if (!restored.ok) return restored;
  const paths = Object.keys(contents);
  const hasKeys = paths.includes('secrets.key');
  return ok({ at, rows: rowTotal(rows), files: paths.length, hasKeys, aside: placesAside(command, restored.value) });
}

function placesAside({ dataFolder, databaseUrl }: RestoreCommand, aside: Aside): readonly LocalizedText[] {
  if (aside === null) return [];
  const folder = join(resolve(dataFolder), aside);
  return [
    ...(databaseUrl === undefined ? [] : [messages.asideSchema(aside)]),
    ...(existsSync(folder) ? [messages.asideFolder(folder)] : []),
  ];
}

async function restoreEmbedded(
  backup: FoundBackup,
  { dataFolder, isReplacing }: RestoreCommand,
  { clock, logger }: Tools,
): Promise<Result<Aside, LocalizedText>> {
  const held = await holdDataFolder({ folder: dataFolder, logger });
  if (!held.ok) return err(describeOpenDatabaseError(held.error));
  const { folder, release } = held.value;
  let aside: Aside;
  try {
    const note = await readFolderNote(folder, 'unfinishedRestore');
    const inTheWay = (await readdir(folder)).find((name) => !isOwnFile(name));
    if (inTheWay !== undefined && note === undefined && !isReplacing)
      return err(messages.placeNotEmpty(folder, inTheWay));
    // The second line of the note says where a restore that was killed has put what was there.
    aside = note === undefined ? (inTheWay === undefined ? null : asideName(clock.now())) : (note[1] ?? null);
    if (note !== undefined && aside === null) await emptyFolder(folder);
    const needed = (await unpackedSize(backup.file)) + DATABASE_LIMITS.freeSpace;
    const { free } = await volumeRoom(folder);
    if (free !== null && free < needed) return err(messages.noRoom(folder, free, needed));
    await writeFolderNote(folder, 'unfinishedRestore', [backup.file, ...(aside === null ? [] : [aside])].join('\n'));
    if (aside !== null) {
      await setAside(folder, aside, (name) => !isOwnFile(name));
      await emptyFolder(folder);
    }
    const copied = await restoreContents(backup.manifest.contents ?? {}, backup.folder, folder);
    if (!copied.ok) {
      await giveUp(folder, aside);
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
  if (!finished.ok) {
    await giveUp(folder, aside);
    return finished;
  }
  await removeFolderNote(folder, 'unfinishedRestore');
  return ok(aside);
}

async function restorePostgres(
  backup: FoundBackup,
  { dataFolder, isReplacing }: RestoreCommand,
  url: string,
  { clock, logger }: Tools,
): Promise<Result<Aside, LocalizedText>> {
  const tool = await toolVersion('pg_restore');
  if (!tool.ok) return tool;
  const opened = await openDatabase({ dataFolder, url, clock, logger });
  if (!opened.ok) return err(describeOpenDatabaseError(opened.error));
  const database = opened.value;
  const { contents = {} } = backup.manifest;
  const names = contentNames(contents);
  try {
    const isResumed = await isUnfinishedCopy(database);
    const isBare = await isBareDatabase(database);
    if (!isResumed && !isBare && !isReplacing) return err(messages.databaseNotEmpty);
    if (await isServed(database)) return err(messages.stopServers);
    const present = isResumed || isReplacing ? undefined : await presentContents(contents, dataFolder);
    if (present !== undefined) return err(messages.placeNotEmpty(dataFolder, present));
    const isAnythingThere = !isBare || (await presentContents(contents, dataFolder)) !== undefined;
    const aside = await beginCopy(database, isAnythingThere ? asideName(clock.now()) : null);
    if (aside !== null && names.size > 0) {
      await setAside(dataFolder, aside, (name) => names.has(name));
      await removeNames(dataFolder, names);
    }
    const words = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', backup.file];
    const loaded = await runPostgresTool('pg_restore', url, words);
    const copied = loaded.ok ? await restoreContents(contents, backup.folder, dataFolder) : loaded;
    const finished = copied.ok ? await finish(database, backup) : copied;
    if (finished.ok) {
      await endCopy(database);
      return ok(aside);
    }
    if (aside === null) await removeContents(contents, dataFolder);
    else if (names.size > 0) {
      await removeNames(dataFolder, names);
      await bringBack(dataFolder, aside);
    }
    await undoCopy(database);
    return finished;
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

/** Leaves the folder as it was before; the note goes last. */
async function giveUp(folder: string, aside: Aside): Promise<void> {
  await emptyFolder(folder);
  if (aside !== null) await bringBack(folder, aside);
  await removeFolderNote(folder, 'unfinishedRestore');
}

async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  await removeNames(folder, new Set(names.filter((name) => !isOwnFile(name) && !isLeftAlone(name))));
}

async function removeNames(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}

/** Whether a server listens to the others of this database, as each does while it runs. */
async function isServed({ orm }: Database): Promise<boolean> {
  const [row] = await orm.execute<{ listeners: number }>(sql`
    select count(*)::int4 as listeners from pg_stat_activity
    where datname = current_database() and application_name = 'evergreen-live'`);
  return row !== undefined && row.listeners > 0;
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
