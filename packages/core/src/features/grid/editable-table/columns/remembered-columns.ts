import type { ColumnKey } from '../cell.types.ts';

/** The user's column settings. Columns without an entry keep their definition; entries without a column are kept. */
export interface RememberedColumns {
  readonly order: readonly ColumnKey[];
  /** CSS pixels. */
  readonly widths: Readonly<Record<ColumnKey, number>>;
  readonly hidden: readonly ColumnKey[];
  /** Fixed to the left beside those that are by definition. */
  readonly frozen?: readonly ColumnKey[] | undefined;
}

export const NOTHING_REMEMBERED: RememberedColumns = { order: [], widths: {}, hidden: [] };
