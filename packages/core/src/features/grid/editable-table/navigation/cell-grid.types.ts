import type { ColumnKey } from '../cell.types.ts';
import type { TableEngine } from '../table-engine.types.ts';

/** Grid for traversal: rows in order and visible columns in order. */
export interface CellGrid {
  readonly rows: Pick<TableEngine, 'rowCount' | 'keyAt' | 'positionOf' | 'value' | 'isWritable'>;
  readonly columns: readonly ColumnKey[];
}

/** A rectangle by 0-based positions of rows and visible columns, all inclusive. */
export interface CellBounds {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** `data…` stops at the edges of non-empty cells, like Ctrl with an arrow in spreadsheets. */
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
