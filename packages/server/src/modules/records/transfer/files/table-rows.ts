import { err, ok, type Result } from '@evergreen/core/kernel';

import type { RawCell, ShowCell } from './shown-cell.ts';
import { cellPlace, type CellNote, type FileTable, type TableBounds } from './table-protocol.ts';

/** Cells of a sheet by their places, both from 0, in any order. */
export type TakeCell = (row: number, column: number, cell: RawCell) => void;

export interface GatheredRows {
  readonly take: TakeCell;
  end(): Result<Pick<FileTable, 'rows' | 'notes'>, 'empty' | 'tooManyRows' | 'tooManyColumns'>;
}

/** Gathers the cells of a sheet within bounds. A cell that shows nothing counts for none. */
export function createTableRows({ rows: most, columns }: TableBounds, show: ShowCell): GatheredRows {
  const rows: string[][] = [];
  const notes = new Map<string, CellNote>();
  let isTooLong = false;
  let isTooWide = false;
  return {
    take(row, column, cell) {
      const { text, note } = show(cell);
      if (text === '') return;
      // The first row holds the headings.
      isTooLong ||= row > most;
      isTooWide ||= column >= columns;
      if (isTooLong || isTooWide) return;
      while (rows.length <= row) rows.push([]);
      const cells = rows[row] ?? [];
      while (cells.length < column) cells.push('');
      cells[column] = text;
      if (note !== null) notes.set(cellPlace(row + 1, column), note);
    },
    end() {
      if (isTooLong) return err('tooManyRows');
      if (isTooWide) return err('tooManyColumns');
      return rows.length === 0 ? err('empty') : ok({ rows, notes });
    },
  };
}
