import * as v from 'valibot';

import { wireInteger, wireText, type Schema } from './schema.ts';

export const PAGE_SIZES = [10, 20, 30, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
/** Larger offsets are rejected with a request to narrow the search (threat T-29). */
export const LARGEST_OFFSET = 1_000_000;

export const sortOrder = v.picklist(['asc', 'desc']);
export type SortOrder = v.InferOutput<typeof sortOrder>;

export interface Sorter {
  readonly column: string;
  readonly order: SortOrder;
}

/** Common parameters of every list call. */
export const pageQueryEntries = {
  pageNo: v.optional(wireInteger(1, LARGEST_OFFSET), 1),
  pageSize: v.optional(wireInteger(1, 100), DEFAULT_PAGE_SIZE),
  column: v.optional(wireText(64), 'createTime'),
  order: v.optional(sortOrder, 'desc'),
  field: v.optional(wireText(2000)),
  /** Without it, a server may stop counting early and set `isTotalLowerBound`. */
  total: v.optional(v.literal('exact')),
} as const;

export function pageOf<Row extends Schema>(row: Row) {
  return v.object({
    records: v.array(row),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    size: v.number(),
    current: v.number(),
    pages: v.number(),
    /** `total` is a lower bound; absent if it is exact. */
    isTotalLowerBound: v.optional(v.boolean()),
  });
}
