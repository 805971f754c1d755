import type { CellPlace } from '../cell.types.ts';
import type { CellGrid } from './cell-grid.types.ts';

/** Rows as texts, one character per cell: `.` is empty, `#` is locked. Rows are r0, r1, …, columns a, b, … */
export function drawn(...lines: string[]): CellGrid {
  const columns = Array.from(lines[0] ?? '', (_, index) => String.fromCharCode(97 + index));
  const sign = (row: string, column: string) => lines[Number(row.slice(1))]?.[columns.indexOf(column)] ?? '';
  return {
    columns,
    rows: {
      rowCount: () => lines.length,
      keyAt: (position) => (lines[position] === undefined ? undefined : `r${position}`),
      positionOf: (key) => (lines[Number(key.slice(1))] === undefined ? -1 : Number(key.slice(1))),
      value: (row, column) => (sign(row, column) === '.' ? '' : sign(row, column)),
      isWritable: (row, column) => sign(row, column) !== '#',
    },
  };
}

/** `r1b` is the cell of row 1 and column b. */
export const cell = (name: string): CellPlace => ({ row: name.slice(0, -1), column: name.slice(-1) });
