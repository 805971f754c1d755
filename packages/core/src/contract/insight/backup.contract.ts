import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';

/** To have the platform backed up at once; answered to people at the platform only. */
export const BACKUP_PERMISSION = 'system:backup';

export const backupEndpoints = {
  /** Answers when the backup is made and compared; it lies where the job of backups puts its own. */
  make: defineEndpoint({
    name: 'backup.make',
    method: 'POST',
    path: '/sys/backup',
    summary: localized('立即备份数据库', 'Back up the database now'),
    access: holding(BACKUP_PERMISSION),
    isReplayed: false,
    answer: v.object({
      /** Its name in the folder of backups. */
      name: v.string(),
      /** Rows of all tables. */
      rows: v.number(),
      bytes: v.number(),
    }),
  }),
} as const;
