import type { CellPlace } from '../cell.types.ts';
import { atOnce, searched, type FindRequest } from './find.model.ts';

/** Rows r0, r1, … of space-separated texts, columns a, b, … */
export function lines(words: string, ...rows: readonly string[]): FindRequest {
  const cells = rows.map((row) => row.split(' '));
  const columns = Array.from(cells[0] ?? [], (_, index) => String.fromCharCode(97 + index));
  return {
    words,
    columns,
    rows: {
      rowCount: () => rows.length,
      keyAt: (position) => (position in rows ? `r${position}` : undefined),
      positionOf: (key) => (Number(key.slice(1)) in rows ? Number(key.slice(1)) : -1),
      text: (row, column) => cells[Number(row.slice(1))]?.[columns.indexOf(column)] ?? '',
    },
  };
}
/** `r1b` is the cell of row 1 and column b. */
export const place = (name: string): CellPlace => ({ row: name.slice(0, -1), column: name.slice(-1) });
/** Name of the cell found by a search. */
export const next = (request: FindRequest, from: string | null, direction: 'next' | 'previous' = 'next') => {
  const found = atOnce(searched(request, from === null ? null : place(from), direction));
  return found === null ? null : found.row + found.column;
};
