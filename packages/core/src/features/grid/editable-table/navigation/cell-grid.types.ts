import type { ColumnKey } from '../cell.types.ts';
import type { TableEngine } from '../table-engine.types.ts';

/** What is to be walked through: the rows in their order and the columns that are shown, in theirs. */
export interface CellGrid {
  readonly rows: Pick<TableEngine, 'rowCount' | 'keyAt' | 'positionOf' | 'value' | 'isWritable'>;
  readonly columns: readonly ColumnKey[];
}

/** A rectangle by positions of rows and of shown columns, counted from 0, all four inside. */
export interface CellBounds {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** `data…` stops at the edges of what is filled, as Ctrl with an arrow does in spreadsheets. */
export type Movement =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'rowStart'
  | 'rowEnd'
  | 'tableStart'
  | 'tableEnd'
  | 'dataUp'
  | 'dataDown'
  | 'dataLeft'
  | 'dataRight'
  | 'pageUp'
  | 'pageDown'
  | 'nextWritable'
  | 'previousWritable';
