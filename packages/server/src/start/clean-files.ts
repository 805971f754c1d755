import { existsSync } from 'node:fs';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';
import { codeDirectory } from '@evergreen/core/resources';

import { openFiles } from '../modules/files/files/open-files.ts';
import { findOrphans, removeOrphans, type OrphanFile } from '../modules/records/stored-files/orphans.ts';
import type { CleanFilesCommand } from './command-line.ts';
import { openPlatform } from './open-platform.ts';
import { startMessages } from './start.messages.ts';

/** Removes the stored files that nobody needs any more; a dry run only finds them. The error is the message for the operator. */
export async function cleanFiles(
  command: CleanFilesCommand,
  clock: ClockPort,
  logger: LoggerPort,
): Promise<Result<readonly OrphanFile[], LocalizedText>> {
  const { dataFolder, databaseUrl, s3, isDryRun } = command;
  if (databaseUrl === undefined && !existsSync(dataFolder)) return err(startMessages.dataMissing(dataFolder));
  const opened = await openPlatform({ dataFolder, databaseUrl }, clock, logger);
  if (!opened.ok) return opened;
  const database = opened.value;
  try {
    const stored = await openFiles({ dataFolder, s3, isStoreAccepted: false }, database, clock);
    if (!stored.ok) return err(startMessages.otherFileStore(stored.error.place));
    const { files } = stored.value;
    const orphans = await findOrphans(database, clock, codeDirectory.all());
    if (!isDryRun) await removeOrphans(database, files, orphans);
    return ok(orphans);
  } finally {
    await database.close();
  }
}
