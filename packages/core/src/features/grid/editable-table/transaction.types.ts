import type { LocalizedText } from '../../../kernel/index.ts';
import type { CellPlace, CellValue, ColumnKey, Row, RowKey, RowValues } from './cell.types.ts';

/** Kept as it is given: whoever gives it must not change it afterwards. */
export interface CellWrite extends CellPlace {
  readonly value: CellValue;
}

/** A row that is to stand at a place, counted from 0 in the table as it is afterwards. */
export interface PlacedRow {
  readonly at: number;
  readonly row: Row;
}

/** One step. Places are those of the table as it is when the step is taken. */
export type Change =
  | { readonly kind: 'cellsWritten'; readonly cells: readonly CellWrite[] }
  /** Ascending by place. */
  | { readonly kind: 'rowsInserted'; readonly rows: readonly PlacedRow[] }
  | { readonly kind: 'rowsRemoved'; readonly rows: readonly RowKey[] }
  | { readonly kind: 'rowMoved'; readonly row: RowKey; readonly to: number }
  /** All rows in another order, as sorting makes it. */
  | { readonly kind: 'rowsOrdered'; readonly rows: readonly RowKey[] };

/**
 * Where a change comes from. What comes from others (`live`) is in nobody's undo. What people do by hand (typing, paste, fill,
 * clear) is refused by locked cells; programs, imports, others and undo write there all the same.
 */
export type ChangeOrigin =
  | 'typing'
  | 'paste'
  | 'fill'
  | 'clear'
  | 'drag'
  | 'rows'
  | 'import'
  | 'program'
  | 'undo'
  | 'redo'
  | 'live';

/** Everything that one gesture changes: one event, one step of undo. */
export interface Transaction {
  readonly origin: ChangeOrigin;
  readonly changes: readonly Change[];
}

export interface CellWritten extends CellPlace {
  readonly before: CellValue;
  readonly after: CellValue;
}

/** What a transaction did. What would have changed nothing is not in it. */
export interface Commit {
  readonly origin: ChangeOrigin;
  /** Grows by one with every commit. */
  readonly revision: number;
  readonly written: readonly CellWritten[];
  readonly inserted: readonly PlacedRow[];
  readonly removed: readonly PlacedRow[];
  /** Whether rows stand elsewhere than before. */
  readonly isOrderChanged: boolean;
  /** Writes that a locked cell, or a row or column that is not there, refused. */
  readonly refused: readonly CellWrite[];
  /** Takes all of it back. */
  readonly inverse: readonly Change[];
}

export interface TableValues {
  /** In the order of the table, the sort column numbered from 1; with bare ids. */
  readonly rows: readonly RowValues[];
  /** The ids of stored rows that were removed. */
  readonly deletedIds: readonly string[];
}

export interface CellError extends CellPlace {
  /** Counted from 0. */
  readonly position: number;
  readonly message: LocalizedText;
}

/** What was wrong with rows that were given, and what became of them. Nothing is dropped. */
export type RowValidationError =
  /** The later row keeps its place under a key of its own. */
  | { readonly kind: 'duplicateId'; readonly id: string; readonly position: number }
  /** Taken as a new row. */
  | { readonly kind: 'missingId'; readonly position: number }
  /** Kept and marked. */
  | { readonly kind: 'wrongValue'; readonly position: number; readonly column: ColumnKey };
