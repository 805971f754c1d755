import type { CellPlace, RowKey } from '../cell.types.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { TouchedCell } from './changes.ts';
import type { History } from './history.ts';
import type { PendingCells } from './pending-cells.ts';
import type { RowReader } from './row-reader.ts';
import type { RowViews } from './row-views.ts';
import type { Validation } from './validation.ts';

export interface PendingTable {
  readonly pending: PendingCells;
  readonly history: History;
  readonly validation: Validation;
  /** Whether there is undo. */
  readonly isUndone: boolean;
  readonly reader: Pick<RowReader, 'standing' | 'cellAt'>;
  readonly views: Pick<RowViews, 'touch'>;
  keyOf(slot: number): RowKey;
  /** Revision of the table after its next change. */
  nextRevision(): number;
  /** The row has changed. */
  changed(slot: number): void;
}

export interface PendingValues extends Pick<
  TableEngine,
  'pend' | 'pendingState' | 'refused' | 'isRefused' | 'takeBackPending' | 'canUndo'
> {
  /** Refused texts of these cells came or went. */
  recheck(cells: readonly TouchedCell[]): void;
  /** Rows were removed. */
  forgetGone(): void;
  /**
   * All rows were loaded anew: what is sent for those that are still there goes on, and what failed is their error again. What was pasted into
   * the former ones is not in these.
   */
  follow(): void;
}

/** What is in no value yet: errors and undo follow it. */
export function createPendingValues(table: PendingTable): PendingValues {
  const { pending, history, validation, reader } = table;

  function recheckAt(place: CellPlace): void {
    const cell = reader.cellAt(place);
    if (cell !== null) validation.recheck(cell, pending.failureAt(place.row, place.column));
  }

  function pend(place: CellPlace, value: Parameters<TableEngine['pend']>[1]): void {
    const cell = reader.cellAt(place);
    if (cell === null) return;
    const before = pending.failureAt(place.row, place.column);
    if (!pending.set(place, value, table.nextRevision())) return;
    // Without a failure the error stays as it is: handlers are not called for the same value twice.
    if (before !== null || value?.state === 'failed') recheckAt(place);
    table.changed(cell.slot);
  }

  const forgetGone = () => pending.retain((row) => reader.standing(row) !== -1);

  return {
    pend,
    forgetGone,
    follow() {
      forgetGone();
      pending.forgetRefusals();
      for (const place of pending.places()) recheckAt(place);
    },
    refused: () => pending.refusals().filter((place) => reader.cellAt(place) !== null),
    isRefused: ({ row, column }) => pending.refusalAt(row, column) !== null,
    recheck(cells) {
      for (const { slot, column } of cells) {
        validation.recheck({ slot, column }, pending.failureAt(table.keyOf(slot), column.key));
        table.views.touch(slot);
      }
    },
    pendingState: pending.state,
    canUndo: () => history.canUndo() || (table.isUndone && pending.state() !== 'none'),
    takeBackPending() {
      const place = table.isUndone ? pending.newestSince(history.newestRevision()) : null;
      if (place !== null) pend(place, null);
      return place;
    },
  };
}
