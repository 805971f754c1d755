import type { CellPlace, CellValue } from '../cell.types.ts';
import type { CellRange } from '../editable-table.types.ts';
import type { CellBounds, CellGrid, Movement } from './cell-grid.types.ts';

/** Positions of rows and visible columns. */
interface Standing {
  readonly rows: Pick<CellGrid['rows'], 'positionOf'>;
  readonly columns: CellGrid['columns'];
}

/** A cell by the positions of its row and visible column. */
interface Spot {
  readonly row: number;
  readonly column: number;
}

/**
 * Target of a movement. Without a start, or from a removed row or column, the first cell. null if it leads out of the
 * table: after the last writable cell, before the first one, and in a table without cells. `pageRows` is the number of
 * rows per page.
 */
export function movedTo(
  grid: CellGrid,
  from: CellPlace | null,
  movement: Movement,
  pageRows: number,
): CellPlace | null {
  const spot = from === null ? null : spotOf(grid, from);
  if (spot === null) return placeAt(grid, { row: 0, column: 0 });
  switch (movement) {
    case 'up':
      return clamped(grid, spot.row - 1, spot.column);
    case 'down':
      return clamped(grid, spot.row + 1, spot.column);
    case 'left':
      return clamped(grid, spot.row, spot.column - 1);
    case 'right':
      return clamped(grid, spot.row, spot.column + 1);
    case 'rowStart':
      return clamped(grid, spot.row, 0);
    case 'rowEnd':
      return clamped(grid, spot.row, Infinity);
    case 'tableStart':
      return clamped(grid, 0, 0);
    case 'tableEnd':
      return clamped(grid, Infinity, Infinity);
    case 'dataUp':
      return edgeOfData(grid, spot, -1, 0);
    case 'dataDown':
      return edgeOfData(grid, spot, 1, 0);
    case 'dataLeft':
      return edgeOfData(grid, spot, 0, -1);
    case 'dataRight':
      return edgeOfData(grid, spot, 0, 1);
    case 'pageUp':
      return clamped(grid, spot.row - Math.max(1, pageRows), spot.column);
    case 'pageDown':
      return clamped(grid, spot.row + Math.max(1, pageRows), spot.column);
    case 'nextWritable':
      return writable(grid, spot, 1);
    case 'previousWritable':
      return writable(grid, spot, -1);
  }
}

/** Extend a range to a cell: from its anchor, or from the focused cell. */
export function extendedTo(range: CellRange | null, active: CellPlace, head: CellPlace): CellRange {
  return { anchor: range?.anchor ?? active, head };
}

/** Current bounds of a range or a single cell; null if a corner no longer exists. */
export function boundsOf(grid: Standing, range: CellRange | CellPlace): CellBounds | null {
  const anchor = spotOf(grid, 'anchor' in range ? range.anchor : range);
  const head = spotOf(grid, 'head' in range ? range.head : range);
  if (anchor === null || head === null) return null;
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

/** The range from top left to bottom right of the bounds; null if they exceed the table. */
export function rangeOf(grid: CellGrid, bounds: CellBounds): CellRange | null {
  const anchor = placeAt(grid, { row: bounds.top, column: bounds.left });
  const head = placeAt(grid, { row: bounds.bottom, column: bounds.right });
  return anchor === null || head === null ? null : { anchor, head };
}

/** Whole rows or columns of a range or cell, or all cells. */
export function selectedWhole(
  grid: CellGrid,
  from: CellRange | CellPlace,
  what: 'rows' | 'columns' | 'all',
): CellRange | null {
  const bounds = boundsOf(grid, from);
  if (bounds === null) return null;
  return rangeOf(grid, {
    top: what === 'rows' ? bounds.top : 0,
    bottom: what === 'rows' ? bounds.bottom : grid.rows.rowCount() - 1,
    left: what === 'columns' ? bounds.left : 0,
    right: what === 'columns' ? bounds.right : grid.columns.length - 1,
  });
}

/** Whether a range covers more than one cell. */
export function isWide(range: CellRange | null): boolean {
  return range !== null && (range.anchor.row !== range.head.row || range.anchor.column !== range.head.column);
}

/** Whether a cell counts as a gap for Ctrl with an arrow. */
function isEmptyValue(value: CellValue | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function spotOf({ rows, columns }: Standing, place: CellPlace): Spot | null {
  const row = rows.positionOf(place.row);
  const column = columns.indexOf(place.column);
  return row === -1 || column === -1 ? null : { row, column };
}

function placeAt({ rows, columns }: CellGrid, spot: Spot): CellPlace | null {
  const row = rows.keyAt(spot.row);
  const column = columns[spot.column];
  return row === undefined || column === undefined ? null : { row, column };
}

function clamped(grid: CellGrid, row: number, column: number): CellPlace | null {
  return placeAt(grid, {
    row: Math.max(0, Math.min(row, grid.rows.rowCount() - 1)),
    column: Math.max(0, Math.min(column, grid.columns.length - 1)),
  });
}

/** From non-empty cells to the last of them, otherwise to the next non-empty one, or to the end of the table. */
function edgeOfData(grid: CellGrid, from: Spot, down: number, right: number): CellPlace | null {
  const isFilled = (steps: number) => {
    const place = placeAt(grid, { row: from.row + steps * down, column: from.column + steps * right });
    return place !== null && !isEmptyValue(grid.rows.value(place.row, place.column));
  };
  const most = down === 0 ? grid.columns.length : grid.rows.rowCount();
  let steps = 1;
  if (isFilled(0) && isFilled(1)) while (isFilled(steps + 1)) steps += 1;
  else while (steps < most && !isFilled(steps)) steps += 1;
  return clamped(grid, from.row + steps * down, from.column + steps * right);
}

/** The next writable cell in row order. */
function writable(grid: CellGrid, from: Spot, direction: 1 | -1): CellPlace | null {
  const { rows, columns } = grid;
  let { row, column } = from;
  for (;;) {
    column += direction;
    if (column < 0 || column >= columns.length) {
      row += direction;
      column = direction === 1 ? 0 : columns.length - 1;
    }
    const place = placeAt(grid, { row, column });
    if (place === null) return null;
    if (rows.isWritable(place.row, place.column)) return place;
  }
}
