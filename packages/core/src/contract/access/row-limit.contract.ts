import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { wireWords } from '../schema.ts';

/** Rows in reach of the caller, and those among them that a condition leaves. */
export const rowCount = v.object({ reached: v.number(), total: v.number() });
export type RowCount = v.InferOutput<typeof rowCount>;

/** What limits somebody in the rows of a resource: one of these sentences is enough to reach a row. */
export const rowLimit = v.object({
  /** Name of the resource. */
  resource: v.string(),
  sentences: v.array(v.string()),
  /** null where the caller does not list the rows. */
  count: v.nullable(rowCount),
});
export type RowLimit = v.InferOutput<typeof rowLimit>;

const judgedLimit = v.object({
  sentence: v.string(),
  /** null where the caller does not list the rows. */
  count: v.nullable(rowCount),
});
export type JudgedLimit = v.InferOutput<typeof judgedLimit>;

export const rowLimitEndpoints = {
  judge: defineEndpoint({
    name: 'rowLimit.judge',
    method: 'POST',
    path: '/sys/permissionDataRule/judge',
    summary: localized('一个数据规则的含义，以及能看到多少数据', 'What a data rule means, and how many rows it leaves'),
    access: holding('permissionDataRule:list'),
    // It changes nothing.
    isWrite: false,
    isReplayed: false,
    body: v.object({
      resource: v.pipe(v.string(), v.maxLength(64)),
      /** The condition as JSON, as the rule stores it. */
      condition: v.pipe(v.string(), v.maxLength(10_000)),
      /** Whose rows are counted; the caller's own without it. */
      username: v.optional(wireWords({ characters: 64 }), ''),
    }),
    answer: judgedLimit,
  }),
} as const;
