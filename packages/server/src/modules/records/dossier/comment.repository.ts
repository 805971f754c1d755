import { and, desc, eq, inArray } from 'drizzle-orm';

import type { Resource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { sysRecordComment } from '../../../db/schema/index.ts';

export type StoredComment = typeof sysRecordComment.$inferSelect;

/** Comments that a record shows, the newest. */
const SHOWN_COMMENTS = 200;

export interface CommentRepository {
  add(comment: StoredComment): Promise<void>;
  /** Newest first. */
  of(resource: Resource, rowId: string): Promise<StoredComment[]>;
}

export function createCommentRepository({ orm }: Pick<Database, 'orm'>): CommentRepository {
  return {
    async add(comment) {
      await orm.insert(sysRecordComment).values(comment);
    },
    of: async (resource, rowId) =>
      orm
        .select()
        .from(sysRecordComment)
        .where(and(eq(sysRecordComment.resource, resource.name), eq(sysRecordComment.rowId, rowId)))
        .orderBy(desc(sysRecordComment.createTime), desc(sysRecordComment.id))
        .limit(SHOWN_COMMENTS),
  };
}

/** Takes away what was said about rows that are about to be deleted for good. */
export async function dropComments(
  orm: Database['orm'],
  { name, hasDossier }: Resource,
  ids: readonly string[],
): Promise<void> {
  if (hasDossier !== true) return;
  await orm
    .delete(sysRecordComment)
    .where(and(eq(sysRecordComment.resource, name), inArray(sysRecordComment.rowId, [...ids])));
}
