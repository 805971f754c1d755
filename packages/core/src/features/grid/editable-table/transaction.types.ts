import type { LocalizedText } from '../../../kernel/index.ts';
import type { CellPlace, CellValue, ColumnKey, Row, RowKey, RowValues } from './cell.types.ts';

/** Kept by reference: the caller must not mutate it. */
export interface CellWrite extends CellPlace {
  readonly value: CellValue;
}

/** What was to be written into a cell and is none of its values, told by its message; null for nothing. */
export interface RefusedText extends CellPlace {
  readonly message: LocalizedText | null;
}

/** A text that a cell did not take, and that nothing has answered since. */
export interface OpenRefusal extends CellPlace {
  readonly message: LocalizedText;
}

/** A row at a 0-based position of the resulting table. */
export interface PlacedRow {
  readonly at: number;
  readonly row: Row;
}

/** One step. Positions refer to the table before the step. */
export type Change =
  | { readonly kind: 'cellsWritten'; readonly cells: readonly CellWrite[] }
  /** Texts that no cell took: an error of their cells until these are written. Null ends one. */
  | { readonly kind: 'textsRefused'; readonly texts: readonly RefusedText[] }
  /** Ascending by position. */
  | { readonly kind: 'rowsInserted'; readonly rows: readonly PlacedRow[] }
  | { readonly kind: 'rowsRemoved'; readonly rows: readonly RowKey[] }
  | { readonly kind: 'rowMoved'; readonly row: RowKey; readonly to: number }
  /** All rows in a new order, such as after sorting. */
  | { readonly kind: 'rowsOrdered'; readonly rows: readonly RowKey[] };

/**
 * Origin of a change. Remote changes (`live`) are excluded from undo. Locked cells reject manual edits (typing, paste,
 * fill, clear), but not programs, imports, remote changes and undo.
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

/** All changes of one gesture: one event, one undo step. */
export interface Transaction {
  readonly origin: ChangeOrigin;
  readonly changes: readonly Change[];
}

export interface CellWritten extends CellPlace {
  readonly before: CellValue;
  readonly after: CellValue;
}

/** Result of a transaction, without steps that had no effect. */
export interface Commit {
  readonly origin: ChangeOrigin;
  /** Incremented with every commit. */
  readonly revision: number;
  readonly written: readonly CellWritten[];
  readonly inserted: readonly PlacedRow[];
  readonly removed: readonly PlacedRow[];
  /** Whether positions changed. */
  readonly isOrderChanged: boolean;
  /** Writes rejected by a locked cell or a missing row or column. */
  readonly refused: readonly CellWrite[];
  /** Reverts the commit. */
  readonly inverse: readonly Change[];
}

export interface TableValues {
  /** In table order, the sort column counting from 1; with server ids. */
  readonly rows: readonly RowValues[];
  /** Ids of removed stored rows. */
  readonly deletedIds: readonly string[];
}

export interface CellError extends CellPlace {
  /** 0-based. */
  readonly position: number;
  readonly message: LocalizedText;
}

/** A problem of given rows, and its resolution. Nothing is dropped. */
export type RowValidationError =
  /** The later row keeps its position with a separate key. */
  | { readonly kind: 'duplicateId'; readonly id: string; readonly position: number }
  /** Treated as a new row. */
  | { readonly kind: 'missingId'; readonly position: number }
  /** Kept and marked. */
  | { readonly kind: 'wrongValue'; readonly position: number; readonly column: ColumnKey };
