import { sql } from 'drizzle-orm';

import type { DataVersions } from '../data-versions.ts';
import type { Orm } from '../database.types.ts';
import { sysDataVersion } from '../schema/index.ts';

/** The versions as a row of their own, to be read beside something else: with what a statement reads, they are of one moment. */
export function versionRow(orm: Orm) {
  const total = (column: keyof DataVersions) =>
    sql<string>`coalesce(sum(${sysDataVersion[column]}), 0)::text`.as(`${column}_version`);
  return orm
    .select({ rights: total('rights'), texts: total('texts'), names: total('names') })
    .from(sysDataVersion)
    .as('versions');
}

export async function readVersions(orm: Orm): Promise<DataVersions> {
  const versions = versionRow(orm);
  const [row] = await orm
    .select({ rights: versions.rights, texts: versions.texts, names: versions.names })
    .from(versions);
  if (row === undefined) throw new Error('A sum without a grouping is one row');
  return row;
}
