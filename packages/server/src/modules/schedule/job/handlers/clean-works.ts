import { and, eq, inArray, lte, sql } from 'drizzle-orm';

import { days, ok } from '@evergreen/core/kernel';
import { isOffered, isTenantScoped } from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../../../records/resource/unscoped-rows.ts';
import { sysSession } from '../../../../db/schema/index.ts';
import { findOrphans, removeOrphans } from '../../../records/stored-files/orphans.ts';
import { recount } from '../../../records/resource/recount.ts';
import { createExportJobRepository } from '../../../records/transfer/jobs/export-job.repository.ts';
import type { JobWork } from '../job-work.types.ts';
import { inSteps, type DueRow } from './due-rows.ts';
import { jobWorkMessages } from './work-messages.ts';
import type { JobWorkDependencies } from './work.types.ts';

/** Rows that were in a recycle bin for so many days are deleted for good, by the rules of the bin. */
export function recycleClean({ database: { orm }, directory, clock, serviceOf }: JobWorkDependencies): JobWork {
  return async (context) => {
    const kept = Number(context.parameters['days']);
    if (kept === 0) return ok(jobWorkMessages.off);
    const before = clock.now() - days(kept);
    let purged = 0;
    for (const resource of directory.all().filter((one) => isOffered(one, 'purge'))) {
      const table = unscopedRows(resource);
      const tenantId = isTenantScoped(resource) ? unscopedColumn(resource, 'tenantId') : sql<number>`0`;
      const rows: readonly DueRow[] = await orm
        .select({ id: table.id, tenantId: sql<number>`${tenantId}` })
        .from(table)
        .where(and(eq(table.delFlag, 1), lte(table.updateTime, before)))
        .orderBy(sql`2`, table.id);
      for (const step of inSteps(rows)) {
        const call = context.systemCall(step[0]?.tenantId ?? 0);
        // One that another row still refers to stays, and keeps no other one.
        for (const { id } of step) {
          const outcome = await context.step(async () => serviceOf(resource, call).purge([{ id }], call));
          if (outcome.ok) purged += 1;
        }
      }
    }
    return ok(jobWorkMessages.purged(purged));
  };
}

/** What the logs keep no longer, and what history of jobs keeps no longer. */
export function logTrim({ retention, claims, clock }: JobWorkDependencies): JobWork {
  return async (context) => {
    const logs = await retention.cleanAll(async (work) => context.step(work));
    const runs = await context.step(async () => claims.trim(clock.now()));
    return ok(jobWorkMessages.removed(logs + runs));
  };
}

/** Exported files that are past their time. */
export function exportClean({ database, clock, files }: JobWorkDependencies): JobWork {
  const jobs = createExportJobRepository(database, clock);
  return async (context) => {
    let removed = 0;
    await context.step(async () => jobs.tidy());
    for (;;) {
      const ids = await context.step(async () => jobs.takeExpired());
      if (ids.length === 0) return ok(jobWorkMessages.removed(removed));
      for (const id of ids) await files.remove(id);
      removed += ids.length;
    }
  };
}

const SESSIONS_A_STEP = 500;

/** Sessions that have expired. */
export function sessionTrim({ database: { orm }, clock }: JobWorkDependencies): JobWork {
  return async (context) => {
    let removed = 0;
    for (;;) {
      const expired = orm
        .select({ id: sysSession.id })
        .from(sysSession)
        .where(lte(sysSession.expiresAt, clock.now()))
        .limit(SESSIONS_A_STEP);
      const gone = await context.step(async () =>
        orm.delete(sysSession).where(inArray(sysSession.id, expired)).returning({ id: sysSession.id }),
      );
      removed += gone.length;
      if (gone.length < SESSIONS_A_STEP) return ok(jobWorkMessages.removed(removed));
    }
  };
}

/** Stored files that nothing names. */
export function fileClean({ database, directory, clock, files }: JobWorkDependencies): JobWork {
  return async (context) => {
    const orphans = await findOrphans(database, clock, directory.all());
    if (context.parameters['dryRun'] === 'Y') return ok(jobWorkMessages.found(orphans.length));
    for (const [index, orphan] of orphans.entries()) {
      await context.alive();
      await removeOrphans(database, files, [orphan]);
      await context.progress(index + 1, orphans.length);
    }
    return ok(jobWorkMessages.removed(orphans.length));
  };
}

/** Numbers that count rows of others. */
export function recountWork({ database }: JobWorkDependencies): JobWork {
  return async (context) => {
    const isDryRun = context.parameters['dryRun'] === 'Y';
    const found = await context.step(async () => recount(database, isDryRun));
    return ok(isDryRun ? jobWorkMessages.found(found.length) : jobWorkMessages.recounted(found.length));
  };
}
