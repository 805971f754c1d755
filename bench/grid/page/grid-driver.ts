import type { CellValue, CellWrite, EditableTableService, GivenRow } from '@evergreen/core/grid/editable-table';
import { flushSync } from 'react-dom';

import { benchColumns, benchRows } from './bench-rows.ts';
import type { BenchWishes } from './open-bench-table.ts';

const ROW_HEIGHT = 61;

type Cell = readonly [row: number, column: number, value: CellValue];

/** What measures a grid from outside drives every grid with. */
export interface GridDriver {
  readonly name: string;
  /** Builds the rows beforehand, so that `load` times the table alone. */
  prepare(rows: number): void;
  /** Draws a table of so many rows in the place of the one before. */
  load(rows: number): void;
  /** Commits one edit the way a person's is: checked, counted and kept for undo. */
  setCell(row: number, column: number, value: CellValue): void;
  /** Many edits as one. */
  setCells(cells: readonly Cell[]): void;
  scrollTo(row: number): void;
  scroller(): HTMLElement | null;
  /** What is on the screen; null for a cell that is not. */
  cellText(row: number, column: number): string | null;
}

export function gridDriver(wishes: BenchWishes, open: (rows: readonly GivenRow[]) => EditableTableService): GridDriver {
  let prepared: readonly GivenRow[] = [];
  let table: EditableTableService | null = null;
  const keys = benchColumns(wishes.columns).map(({ key }) => key);
  const scroller = () => document.querySelector<HTMLElement>('.bench-grid [role=grid]');
  const write = (cells: readonly Cell[]) => {
    const writes: CellWrite[] = [];
    for (const { 0: row, 1: column, 2: value } of cells) {
      const key = table?.rows.keyAt(row);
      const columnKey = keys[column];
      if (key !== undefined && columnKey !== undefined) writes.push({ row: key, column: columnKey, value });
    }
    flushSync(() => table?.send({ type: 'cells.write', cells: writes }));
  };
  return {
    name: 'evergreen',
    prepare(rows) {
      prepared = benchRows(rows, wishes.columns);
    },
    load(rows) {
      const given = prepared.length === rows ? prepared : benchRows(rows, wishes.columns);
      prepared = [];
      table = open(given);
    },
    setCell: (row, column, value) => write([[row, column, value]]),
    setCells: write,
    scrollTo(row) {
      scroller()?.scrollTo({ top: row * ROW_HEIGHT });
    },
    scroller,
    cellText: (row, column) =>
      scroller()?.querySelector(`[data-position="${row}"] [aria-colindex="${column + 1}"]`)?.textContent ?? null,
  };
}
