import * as v from 'valibot';

import { wireInteger, wireText, type Schema } from './schema.ts';

export const PAGE_SIZES = [10, 20, 30] as const;
export const DEFAULT_PAGE_SIZE = 10;
/** Offsets beyond this ask for a narrower search instead (threat T-29). */
export const LARGEST_OFFSET = 1_000_000;

export const sortOrder = v.picklist(['asc', 'desc']);
export type SortOrder = v.InferOutput<typeof sortOrder>;

export interface Sorter {
  readonly column: string;
  readonly order: SortOrder;
}

/** The parameters that every list call takes beside its own search fields. */
export const pageQueryEntries = {
  pageNo: v.optional(wireInteger(1, LARGEST_OFFSET), 1),
  pageSize: v.optional(wireInteger(1, 100), DEFAULT_PAGE_SIZE),
  column: v.optional(wireText(64), 'createTime'),
  order: v.optional(sortOrder, 'desc'),
  field: v.optional(wireText(2000)),
  /** Without it a server may stop counting and say so by `isTotalLowerBound`. */
  total: v.optional(v.literal('exact')),
} as const;

export function pageOf<Row extends Schema>(row: Row) {
  return v.object({
    records: v.array(row),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    size: v.number(),
    current: v.number(),
    pages: v.number(),
    /** There are at least `total` rows, and counting stopped there; left out where `total` is exact. */
    isTotalLowerBound: v.optional(v.boolean()),
  });
}
