import { and, eq, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm';

import { days } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import type { Resource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { sysFileUse } from '../../../db/schema/index.ts';
import { sysDataLog, sysFile } from '../../../db/schema/scoped-tables.ts';
import type { FileStore } from '../../files/files/file-store.ts';
import { findStoredFileUse } from './stored-file-uses.ts';

/** A stored file that nobody needs any more. */
export interface OrphanFile {
  readonly id: string;
  readonly folder: string;
  readonly fileName: string;
  readonly size: number;
  readonly delFlag: number;
}

/** A form may be open for a day before its file is named in a row. */
const YOUNG = days(1);
/** The rich text editor's pictures stand in texts that no row of a resource holds, such as announcements. */
const SHARED_FOLDER = 'jeditor';

/**
 * Files older than a day that were deleted, or that no row names, no avatar is and no history holds.
 *
 * @param among - the resources whose rows may name them
 * @returns the oldest first
 */
export async function findOrphans(
  { orm }: Pick<Database, 'orm'>,
  clock: ClockPort,
  among: readonly Resource[],
): Promise<readonly OrphanFile[]> {
  const before = clock.now() - YOUNG;
  const used = orm
    .select({ one: sql`1` })
    .from(sysFileUse)
    .where(eq(sysFileUse.fileId, sysFile.id));
  const held = orm
    .select({ one: sql`1` })
    .from(sysDataLog)
    .where(sql`position('/' || ${sysFile.id} || '/' in ${sysDataLog.changes}::text) > 0`);
  const unused = and(eq(sysFile.delFlag, 0), ne(sysFile.folder, SHARED_FOLDER), notExists(used), notExists(held));
  const found = await orm
    .select({
      id: sysFile.id,
      folder: sysFile.folder,
      fileName: sysFile.fileName,
      size: sysFile.size,
      delFlag: sysFile.delFlag,
    })
    .from(sysFile)
    .where(and(lt(sysFile.createTime, before), or(and(eq(sysFile.delFlag, 1), lt(sysFile.updateTime, before)), unused)))
    .orderBy(sysFile.createTime, sysFile.id);
  const named = await namedFiles(
    orm,
    found.flatMap(({ id, delFlag }) => (delFlag === 0 ? [id] : [])),
    among,
  );
  return found.filter(({ id }) => !named.has(id));
}

/** Rows that were written before uses were noted name files as well. */
async function namedFiles(
  orm: Database['orm'],
  ids: readonly string[],
  among: readonly Resource[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (;;) {
    const use = await findStoredFileUse(
      orm,
      ids.filter((id) => !named.has(id)),
      among,
    );
    if (use === undefined) return named;
    named.add(use.fileId);
  }
}

/** Removes files with what is stored of them. */
export async function removeOrphans(
  { orm, transaction }: Pick<Database, 'orm' | 'transaction'>,
  files: Pick<FileStore, 'remove'>,
  orphans: readonly OrphanFile[],
): Promise<void> {
  for (const { id } of orphans) {
    // First the bytes: a file without a row would never be found again.
    await files.remove(id);
    await transaction(async () => {
      await orm.delete(sysFileUse).where(inArray(sysFileUse.fileId, [id]));
      await orm.delete(sysFile).where(eq(sysFile.id, id));
    });
  }
}
