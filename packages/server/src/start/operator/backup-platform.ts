import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { describeOpenDatabaseError, isUnfinishedCopy, openDatabase } from '../../db/index.ts';
import { copyContents } from '../../modules/base/backup/backup-contents.ts';
import {
  rowTotal,
  writeEmbeddedBackup,
  writeManifest,
  type BackupManifest,
} from '../../modules/base/backup/backup-file.ts';
import { writePostgresBackup } from '../../modules/base/backup/postgres-backup.ts';
import type { BackupCommand } from '../command-line.ts';
import { startMessages } from '../start.messages.ts';
import { databaseFileOf } from './backup-place.ts';
import { operatorMessages as messages } from './operator.messages.ts';

export interface BackupReport {
  readonly folder: string;
  readonly rows: number;
  readonly files: number;
}

/**
 * Writes a backup of a platform into a folder of its own, which appears when it is whole: the database first, then the files that it may
 * name. The error is the message for the operator.
 */
export async function backupPlatform(
  command: BackupCommand,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<BackupReport, LocalizedText>> {
  const { dataFolder, databaseUrl, hasFiles, hasKeys, isStoredElsewhere } = command;
  const folder = resolve(command.folder);
  if (existsSync(folder)) return err(messages.placeTaken(folder));
  if (databaseUrl === undefined && !existsSync(dataFolder)) return err(startMessages.dataMissing(dataFolder));
  if (hasFiles && isStoredElsewhere) return err(messages.filesInBucket);
  // Of a backup before that was killed.
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const written = await writeDatabase(command, draft, clock, logger);
    if (!written.ok) return written;
    const contents = await copyContents(dataFolder, draft, { hasFiles, hasKeys });
    await writeManifest(databaseFileOf(draft, written.value.engine), { ...written.value, contents });
    await rename(draft, folder);
    return ok({ folder, rows: rowTotal(written.value.rows), files: Object.keys(contents).length });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function writeDatabase(
  { dataFolder, databaseUrl }: BackupCommand,
  draft: string,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<BackupManifest, LocalizedText>> {
  const url = databaseUrl === undefined ? {} : { url: databaseUrl };
  const opened = await openDatabase({ dataFolder, clock, logger, ...url });
  if (!opened.ok)
    return err(
      opened.error.kind === 'dataFolderTaken'
        ? messages.serverRuns(dataFolder)
        : describeOpenDatabaseError(opened.error),
    );
  const database = opened.value;
  try {
    if (await isUnfinishedCopy(database)) return err(messages.unfinishedCopy);
    const file = databaseFileOf(draft, database.engine);
    return databaseUrl === undefined
      ? await writeEmbeddedBackup(database, file, { clock, logger })
      : await writePostgresBackup(database, databaseUrl, file, clock);
  } finally {
    await database.close();
  }
}
