import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { identifier, wireInteger } from '../schema.ts';

const rowValues = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])));
const versionNumber = v.optional(wireInteger(1, 2_147_483_647));

const comparedVersion = v.object({
  version: v.number(),
  at: v.string(),
  by: v.string(),
  /** Values by field; all of them null where the record was deleted. Of a secret, the version that set it last. */
  values: rowValues,
});

/** Two versions of one record, the older one first. */
const versionComparison = v.object({
  /** Name of the resource. */
  resource: v.string(),
  recordName: v.string(),
  /** What no field holds and only one of both versions has, such as a grant of a role: by the key of the history. */
  parts: v.optional(
    v.array(v.object({ key: v.string(), older: v.nullable(v.string()), newer: v.nullable(v.string()) })),
    [],
  ),
  versions: v.pipe(v.array(comparedVersion), v.length(2)),
  /** The versions that can be compared, newest first. */
  known: v.array(v.number()),
  /** What a person reads for the code of a choice, by field and code, in the language of the call. */
  texts: v.record(v.string(), v.record(v.string(), v.string())),
});
export type VersionComparison = v.InferOutput<typeof versionComparison>;

export const dataLogEndpoints = {
  compare: defineEndpoint({
    name: 'dataLog.compare',
    method: 'GET',
    path: '/sys/dataLog/queryCompareList',
    summary: localized('比较同一条数据的两个版本', 'Compare two versions of one record'),
    access: holding('system:dataLog:list'),
    query: v.object({
      /** Entries of the data log about one record; one entry is compared with the version before it. */
      dataId1: identifier,
      dataId2: v.optional(identifier),
      /** Other versions of that record than those of the entries. */
      older: versionNumber,
      newer: versionNumber,
    }),
    answer: versionComparison,
  }),
} as const;
