import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../../db/index.ts';
import { sysFileUse } from '../../../db/schema/index.ts';
import { insertTogether } from '../../../db/statements/insert-rows.ts';
import { isAmong } from '../../../db/statements/text-array.ts';

/** A field of a row that names a stored file. */
export interface FileUse {
  readonly tenantId: number;
  readonly resource: string;
  readonly rowId: string;
  readonly field: string;
  readonly fileId: string;
}

/** Which rows use which stored files. */
export interface FileUseRepository {
  /** The rows of a resource have these uses and no others from now on. */
  replace(resource: string, rowIds: readonly string[], uses: readonly FileUse[]): Promise<void>;
  usesOf(fileIds: readonly string[]): Promise<readonly FileUse[]>;
}

export function createFileUseRepository({ orm }: Pick<Database, 'orm'>): FileUseRepository {
  return {
    async replace(resource, rowIds, uses) {
      await orm.delete(sysFileUse).where(and(eq(sysFileUse.resource, resource), isAmong(sysFileUse.rowId, rowIds)));
      await insertTogether(
        orm,
        sysFileUse,
        uses.map((use) => ({ ...use })),
      );
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
