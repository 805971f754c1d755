import { ok } from '@evergreen/core/kernel';

import { backupsIn, keptBackups, removeBackups } from '../../../base/backup/backup-folder.ts';
import type { JobWork } from '../job-work.types.ts';
import { jobWorkMessages } from './work-messages.ts';
import type { JobWorkDependencies } from './work.types.ts';

/** A backup, and what is kept of the ones before: the last of each of some days, and of each of some weeks. */
export function backup({ backups }: JobWorkDependencies): JobWork {
  return async (context) => {
    await context.alive();
    const made = await backups.make();
    if (!made.ok) return made;
    await context.alive();
    const { daily, weekly } = context.parameters;
    const names = await backupsIn(backups.folder);
    const kept = keptBackups(names, Number(daily), Number(weekly));
    await removeBackups(
      backups.folder,
      names.filter((one) => !kept.has(one)),
    );
    return ok(jobWorkMessages.backedUp(made.value.rows, kept.size));
  };
}
