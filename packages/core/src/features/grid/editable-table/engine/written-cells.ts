import type { CellValue, ColumnKey, RowValues } from '../cell.types.ts';
import type { CellWrite } from '../transaction.types.ts';

/** A write to a cell, linked to the previous write of the row. */
export interface WrittenCell {
  readonly column: ColumnKey;
  readonly value: CellValue;
  readonly before: WrittenCell | null;
  /** Number of writes including this one. */
  readonly count: number;
}

/** Maximum number of writes kept before the row is copied: a cell may be written repeatedly without a read. */
export const MOST_WRITTEN = 8;

/**
 * Sentinel at the end of every list. Has the same shape as other entries, so that first and later writes take the same
 * code path, which the engine compiles for observed shapes. With two paths, a thousand writes took twice as long when
 * the other was first taken.
 */
export const NOTHING_WRITTEN: WrittenCell = { column: '', value: null, before: null, count: 0 };

export function writtenOver(before: WrittenCell, { column, value }: CellWrite): WrittenCell {
  return { column, value, before, count: before.count + 1 };
}

/** The newest write to a column; null if there is none. */
export function findWritten(newest: WrittenCell, column: ColumnKey): WrittenCell | null {
  let cell: WrittenCell | null = newest;
  while (cell !== null && cell.column !== column) cell = cell.before;
  return cell;
}

/** The row with all its writes applied. */
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
