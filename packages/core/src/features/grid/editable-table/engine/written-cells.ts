import type { CellValue, ColumnKey, RowValues } from '../cell.types.ts';
import type { CellWrite } from '../transaction.types.ts';

/** A cell of a row as it was written, with the one that was written before it. */
export interface WrittenCell {
  readonly column: ColumnKey;
  readonly value: CellValue;
  readonly before: WrittenCell | null;
  /** How many were written, with this one. */
  readonly count: number;
}

/** So many are kept for a row before it is copied: a cell may be written again and again while nobody looks at its row. */
export const MOST_WRITTEN = 8;

/**
 * The end of every list. It is a cell as the others are, of no column: the first that is written in a row and those after it take the same way
 * through the code, which a browser compiles for the ways that were taken. With two ways a thousand cells took twice as long when the other
 * was first taken.
 */
export const NOTHING_WRITTEN: WrittenCell = { column: '', value: null, before: null, count: 0 };

export function writtenOver(before: WrittenCell, { column, value }: CellWrite): WrittenCell {
  return { column, value, before, count: before.count + 1 };
}

/** The newest that was written in a column; null where none was. */
export function findWritten(newest: WrittenCell, column: ColumnKey): WrittenCell | null {
  let cell: WrittenCell | null = newest;
  while (cell !== null && cell.column !== column) cell = cell.before;
  return cell;
}

/** The row with all that was written in it. */
export function copyWith(row: RowValues, newest: WrittenCell): RowValues {
  const copy: Record<ColumnKey, CellValue> = { ...row };
  writeInto(copy, newest);
  return copy;
}

function writeInto(row: Record<ColumnKey, CellValue>, cell: WrittenCell): void {
  if (cell.before === null) return;
  writeInto(row, cell.before);
  row[cell.column] = cell.value;
}
