import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { backupName, rowTotal, writeEmbeddedBackup } from './backup-file.ts';
import { draftsIn } from './backup-folder.ts';
import { backupMessages as messages } from './backup.messages.ts';

export interface MadeBackup {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

/** Backups of the database that this process has open, in one folder, for every caller. */
export interface Backups {
  readonly folder: string;
  /** One at a time. */
  make(): Promise<Result<MadeBackup, LocalizedText>>;
}

interface BackupsDependencies {
  readonly database: Pick<Database, 'dump' | 'orm' | 'assertRoomForWrites'>;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly folder: string;
}

export function createBackups({ database, clock, logger, folder }: BackupsDependencies): Backups {
  let isMaking = false;
  async function write(): Promise<Result<MadeBackup, LocalizedText>> {
    await database.assertRoomForWrites();
    // One is made at a time: a draft is of a process that was killed.
    for (const draft of await draftsIn(folder)) await rm(join(folder, draft), { force: true });
    const name = backupName(clock.now());
    const written = await writeEmbeddedBackup(database, join(folder, name), { clock, logger });
    if (!written.ok) return written;
    const { size } = await stat(join(folder, name));
    return ok({ name, rows: rowTotal(written.value.rows), bytes: size });
  }
  return {
    folder,
    async make() {
      if (isMaking) return err(messages.isMade);
      isMaking = true;
      try {
        return await write();
      } finally {
        isMaking = false;
      }
    },
  };
}
