import type { CellPlace, ColumnKey, Row } from '../cell.types.ts';
import type { CellRange } from '../editable-table.types.ts';
import type { CellBounds } from '../navigation/cell-grid.types.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { CellError, CellWrite } from '../transaction.types.ts';

/** What is asked of the rows before several cells are written. */
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

/** Which cells are meant: a range, or the one cell that has the focus, among the columns that are shown. */
export interface CellRequest {
  readonly rows: PlannedRows;
  readonly columns: readonly ColumnKey[];
  readonly from: CellRange | CellPlace;
}

/** What one gesture is to write. */
export interface CellPlan {
  readonly cells: readonly CellWrite[];
  /** Cells that cannot be written, and texts for which there is no column. They are passed over, nothing moves into their place. */
  readonly skipped: number;
  /**
   * Texts that are no value of their column, by row and then by column. What the kind marks is among the cells all the same, so that
   * nothing is lost; where it would pass unmarked, as a choice that is none does, the cell keeps what it held.
   */
  readonly bad: readonly BadText[];
}

export interface BadText extends CellError {
  readonly text: string;
  /** Whether the text stands in the cell now, marked. */
  readonly isKept: boolean;
}

export interface PastePlan extends CellPlan {
  /** Rows to be appended, with what was pasted into them; not among the cells. */
  readonly addedRows: readonly Row[];
  /** How many texts stand in the table afterwards, in cells and in added rows. */
  readonly landed: number;
  /** Where the block lies afterwards, as far as the table reaches; null where nothing of it stands in the table. */
  readonly area: CellBounds | null;
}
