import type { LocalizedText } from '../../../../kernel/index.ts';
import type { CellPlace, ColumnKey, RowKey } from '../cell.types.ts';
import type { PendingValue } from '../table-engine.types.ts';
import type { OpenRefusal } from '../transaction.types.ts';

/** Cells with something that is in no value yet, or never became one. */
export interface PendingCells {
  at(row: RowKey, column: ColumnKey): PendingValue | null;
  /** Why something of a cell did not become its value; null if nothing failed. */
  failureAt(row: RowKey, column: ColumnKey): LocalizedText | null;
  /** The text that the cell did not take; null without one. */
  refusalAt(row: RowKey, column: ColumnKey): LocalizedText | null;
  /** null once the cell was written. */
  refuse(place: CellPlace, message: LocalizedText | null): void;
  refusals(): readonly OpenRefusal[];
  forgetRefusals(): void;
  /** null once nothing is pending. Returns whether it changed. */
  set(place: CellPlace, pending: PendingValue | null, revision: number): boolean;
  isAny(): boolean;
  state(): 'none' | PendingValue['state'];
  /** The cell whose pending value began last, after that revision; null without one. */
  newestSince(revision: number): CellPlace | null;
  /** Forget cells of rows that are gone. */
  retain(isThere: (row: RowKey) => boolean): void;
  places(): readonly CellPlace[];
}

interface Entry {
  readonly place: CellPlace;
  readonly pending: PendingValue;
  /** Revision of the table when it began. */
  readonly since: number;
}

/** By row key rather than by slot: what is sent for a row goes on when the rows are loaded again. */
export function createPendingCells(): PendingCells {
  const entries = new Map<string, Entry>();
  const refusals = new Map<string, OpenRefusal>();
  const nameOf = (row: RowKey, column: ColumnKey) => JSON.stringify([row, column]);

  const at = (row: RowKey, column: ColumnKey) => entries.get(nameOf(row, column))?.pending ?? null;

  return {
    at,
    failureAt(row, column) {
      const pending = at(row, column);
      if (pending?.state === 'failed') return pending.message;
      return refusals.get(nameOf(row, column))?.message ?? null;
    },
    refusalAt: (row, column) => refusals.get(nameOf(row, column))?.message ?? null,
    refuse(place, message) {
      const name = nameOf(place.row, place.column);
      if (message === null) refusals.delete(name);
      else refusals.set(name, { ...place, message });
    },
    refusals: () => [...refusals.values()],
    forgetRefusals: () => refusals.clear(),
    set(place, pending, revision) {
      const name = nameOf(place.row, place.column);
      const known = entries.get(name);
      if (pending === null) return entries.delete(name);
      if (
        known?.pending.state === pending.state &&
        known.pending.message['zh-CN'] === pending.message['zh-CN'] &&
        known.pending.message['en-US'] === pending.message['en-US']
      )
        return false;
      entries.set(name, { place, pending, since: known?.since ?? revision });
      return true;
    },
    isAny: () => entries.size + refusals.size > 0,
    state() {
      if ([...entries.values()].some(({ pending }) => pending.state === 'running')) return 'running';
      return entries.size === 0 ? 'none' : 'failed';
    },
    newestSince(revision) {
      const newest = [...entries.values()].toSorted((one, other) => other.since - one.since)[0];
      return newest === undefined || newest.since <= revision ? null : newest.place;
    },
    retain(isThere) {
      for (const [name, { place }] of entries) if (!isThere(place.row)) entries.delete(name);
    },
    places: () => [...[...entries.values()].map(({ place }) => place), ...refusals.values()],
  };
}
