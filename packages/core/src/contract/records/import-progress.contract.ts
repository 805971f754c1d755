import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier } from '../schema.ts';

const importProgress = v.object({
  /** Files that the server opens before this one; none once it is opened. */
  ahead: v.optional(v.number(), 0),
  /** Rows that were tried or written. */
  done: v.number(),
  total: v.number(),
  /** Whether the rows are being written; they are tried before. */
  isWriting: v.boolean(),
  /** How it ended: every row was written, or none; null while it is under way. */
  end: v.nullable(v.picklist(['written', 'undone'])),
});
export type ImportProgress = v.InferOutput<typeof importProgress>;

/** How far an import is that a caller sent under a key of their own; null where nothing is known of it. */
export const importProgressEndpoints = {
  read: defineEndpoint({
    name: 'importProgress.read',
    method: 'GET',
    path: '/sys/importProgress',
    summary: localized('导入进度', 'How far an import is'),
    access: SIGNED_IN,
    query: v.object({ key: identifier }),
    answer: v.nullable(importProgress),
  }),
} as const;
