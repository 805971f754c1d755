import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';

import { storageOf, type Field, type Resource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { unscopedColumn, unscopedRows } from '../resource/unscoped-rows.ts';

/** A field of a row that names a stored file. */
export interface StoredFileUse {
  readonly fileId: string;
  readonly resource: Resource;
  readonly field: Field;
  readonly rowId: string;
}

type Orm = Pick<Database, 'orm'>['orm'];

/**
 * The first place where one of the files is named. Looks for stored files in the rows of every resource and every tenant: in fields of files, and in texts, which may name them by
 * their address. Deleted rows do not count. Reads each table once, whatever the number of files.
 *
 * @param fileIds of the letters, digits, `_` and `-` that the server makes them of
 */
export async function findStoredFileUse(
  orm: Orm,
  fileIds: readonly string[],
  among: readonly Resource[],
): Promise<StoredFileUse | undefined> {
  if (fileIds.length === 0) return undefined;
  const pattern = `/(${fileIds.join('|')})/`;
  for (const resource of among) {
    const use = await placeIn(orm, resource, pattern);
    if (use !== undefined) return use;
  }
  return undefined;
}

async function placeIn(orm: Orm, resource: Resource, pattern: string): Promise<StoredFileUse | undefined> {
  const fields = resource.kind === 'appendOnly' ? [] : Object.entries(resource.fields).filter(namesFiles);
  if (fields.length === 0) return undefined;
  const table = unscopedRows(resource);
  const found = Object.fromEntries(
    fields.map(([key]) => [key, namedFile(sql`${unscopedColumn(resource, key)}`, pattern)] as const),
  );
  const [row] = await orm
    .select({ rowId: table.id, files: found })
    .from(table)
    .where(and(eq(table.delFlag, 0), or(...Object.values(found).map((one) => isNotNull(one)))))
    .limit(1);
  if (row === undefined) return undefined;
  for (const [key, field] of fields) {
    const fileId = row.files[key] ?? null;
    if (fileId !== null) return { fileId, resource, field, rowId: row.rowId };
  }
  return undefined;
}

function namesFiles([, field]: readonly [string, Field]): boolean {
  return ['files', 'text', 'longText'].includes(storageOf(field));
}

/** The first of the files that a text names, or null. */
function namedFile(column: SQL, pattern: string): SQL<string | null> {
  return sql<string | null>`substring(${column} from ${pattern})`;
}
