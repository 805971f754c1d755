import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import type { DatabaseEngine } from '../../db/index.ts';
import { readManifest, type BackupManifest } from '../../modules/base/backup/backup-file.ts';
import { operatorMessages as messages } from './operator.messages.ts';

const DATABASE_FILES: Readonly<Record<DatabaseEngine, string>> = {
  embedded: 'database.tar.gz',
  postgresql: 'database.dump',
};

export const databaseFileOf = (folder: string, engine: DatabaseEngine): string => join(folder, DATABASE_FILES[engine]);

export interface FoundBackup {
  readonly folder: string;
  /** The database in it. */
  readonly file: string;
  readonly manifest: BackupManifest;
}

/** A backup by its folder, or by the file that the job of backups wrote, with the bytes that it was written with. */
export async function findBackup(place: string): Promise<Result<FoundBackup, LocalizedText>> {
  const path = resolve(place);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return err(messages.noBackup(path));
  const files = found.isDirectory()
    ? (['embedded', 'postgresql'] as const).map((engine) => databaseFileOf(path, engine))
    : [path];
  for (const file of files) {
    if ((await stat(file).catch(() => undefined)) === undefined) continue;
    const manifest = await readManifest(file);
    return manifest.ok ? ok({ folder: dirname(file), file, manifest: manifest.value }) : manifest;
  }
  return err(messages.noBackup(path));
}
