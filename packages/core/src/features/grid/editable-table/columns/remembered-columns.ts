import type { ColumnKey } from '../cell.types.ts';

/** How somebody set up the columns of a table. Columns that it does not name are as they were given; names without a column wait for it. */
export interface RememberedColumns {
  readonly order: readonly ColumnKey[];
  /** CSS pixels. */
  readonly widths: Readonly<Record<ColumnKey, number>>;
  readonly hidden: readonly ColumnKey[];
}

export const NOTHING_REMEMBERED: RememberedColumns = { order: [], widths: {}, hidden: [] };
