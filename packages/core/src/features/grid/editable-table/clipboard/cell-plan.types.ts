import type { CellPlace, ColumnKey, Row } from '../cell.types.ts';
import type { CellRange } from '../editable-table.types.ts';
import type { CellBounds } from '../navigation/cell-grid.types.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { CellError, CellWrite } from '../transaction.types.ts';

/** Row access required to plan cell writes. */
export type PlannedRows = Pick<
  TableEngine,
  | 'rowCount'
  | 'keyAt'
  | 'positionOf'
  | 'row'
  | 'value'
  | 'text'
  | 'isWritable'
  | 'kind'
  | 'column'
  | 'context'
  | 'newRow'
>;

/** Cells of an operation: a range, or the active cell, among the visible columns. */
export interface CellRequest {
  readonly rows: PlannedRows;
  readonly columns: readonly ColumnKey[];
  readonly from: CellRange | CellPlace;
}

/** Writes of one gesture. */
export interface CellPlan {
  readonly cells: readonly CellWrite[];
  /** Number of read-only cells and of texts without a column. They are skipped; nothing shifts into their place. */
  readonly skipped: number;
  /**
   * Invalid texts, by row and then by column. If the kind can mark a text, it is written anyway, so that nothing is
   * lost; otherwise, as for an unknown choice, the cell keeps its value.
   */
  readonly bad: readonly BadText[];
}

export interface BadText extends CellError {
  readonly text: string;
  /** Whether the text was written and marked. */
  readonly isKept: boolean;
}

export interface PastePlan extends CellPlan {
  /** Rows to append with their pasted values; not included in the cells. */
  readonly addedRows: readonly Row[];
  /** Number of written texts, in cells and added rows. */
  readonly landed: number;
  /** Resulting range, limited to the table; null if nothing was written. */
  readonly area: CellBounds | null;
}
