import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../../db/index.ts';
import { sysFileUse } from '../../../db/schema/index.ts';

/** A field of a row that names stored files. */
export interface FilePlace {
  readonly tenantId: number;
  readonly resource: string;
  readonly rowId: string;
  readonly field: string;
}

export interface FileUse extends FilePlace {
  readonly fileId: string;
}

/** Which rows use which stored files. */
export interface FileUseRepository {
  /** The field uses these files and no others from now on. */
  replace(place: FilePlace, fileIds: readonly string[]): Promise<void>;
  usesOf(fileIds: readonly string[]): Promise<readonly FileUse[]>;
}

export function createFileUseRepository({ orm }: Pick<Database, 'orm'>): FileUseRepository {
  return {
    async replace(place, fileIds) {
      const { resource, rowId, field } = place;
      await orm
        .delete(sysFileUse)
        .where(and(eq(sysFileUse.resource, resource), eq(sysFileUse.rowId, rowId), eq(sysFileUse.field, field)));
      if (fileIds.length > 0)
        await orm.insert(sysFileUse).values([...new Set(fileIds)].map((fileId) => ({ ...place, fileId })));
    },
    async usesOf(fileIds) {
      if (fileIds.length === 0) return [];
      return orm
        .select()
        .from(sysFileUse)
        .where(inArray(sysFileUse.fileId, [...fileIds]));
    },
  };
}
