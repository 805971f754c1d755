import type { CellValue } from '../cell.types.ts';
import { isEmptyValue } from './cell-values.ts';
import type { EngineColumn } from './engine-columns.ts';
import type { RowSource, RowWatcher } from './row-watcher.types.ts';

/** Rows with a value: one slot, or several. */
type Holders = number | Set<number>;

export interface Uniqueness extends RowWatcher {
  /** Must be called before the first change of a column. */
  prepare(column: EngineColumn): void;
  isRepeated(slot: number, column: EngineColumn): boolean;
  /** Whether another row has the value. */
  isHeldElsewhere(slot: number, column: EngineColumn, value: CellValue): boolean;
}

/** Values are compared as stored, lists and records by content. */
const identity = (value: CellValue): CellValue => (typeof value === 'object' ? JSON.stringify(value) : value);

/**
 * Index of shared values per unique column, built lazily and updated incrementally. Calls `changed` for a row whose
 * value becomes a duplicate or unique.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over one state
export function createUniqueness(
  columns: readonly EngineColumn[],
  rows: RowSource,
  changed: (slot: number, column: EngineColumn) => void,
): Uniqueness {
  const indexes = new Map<EngineColumn, Map<CellValue, Holders>>();

  function add(index: Map<CellValue, Holders>, value: CellValue, slot: number): Holders {
    const holders = index.get(value);
    if (holders === undefined) index.set(value, slot);
    else if (typeof holders === 'number') index.set(value, new Set([holders, slot]));
    else holders.add(slot);
    return holders ?? slot;
  }

  function built(column: EngineColumn): Map<CellValue, Holders> {
    const known = indexes.get(column);
    if (known !== undefined) return known;
    const index = new Map<CellValue, Holders>();
    rows.forEach((slot) => {
      const value = rows.value(slot, column.key);
      if (value !== undefined && !isEmptyValue(value)) add(index, identity(value), slot);
    });
    indexes.set(column, index);
    return index;
  }

  function hold(
    column: EngineColumn,
    index: Map<CellValue, Holders>,
    value: CellValue | undefined,
    slot: number,
  ): void {
    if (value === undefined || isEmptyValue(value)) return;
    const before = add(index, identity(value), slot);
    if (before === slot) return;
    if (typeof before === 'number') changed(before, column);
    changed(slot, column);
  }

  function release(
    column: EngineColumn,
    index: Map<CellValue, Holders>,
    value: CellValue | undefined,
    slot: number,
  ): void {
    if (value === undefined || isEmptyValue(value)) return;
    const held = identity(value);
    const holders = index.get(held);
    if (holders === slot) index.delete(held);
    if (typeof holders !== 'object') return;
    holders.delete(slot);
    const [left] = holders;
    if (holders.size !== 1 || left === undefined) return;
    index.set(held, left);
    changed(left, column);
  }

  return {
    prepare: (column) => void built(column),
    isRepeated(slot, column) {
      const value = rows.value(slot, column.key);
      if (value === undefined || isEmptyValue(value)) return false;
      return typeof built(column).get(identity(value)) === 'object';
    },
    isHeldElsewhere(slot, column, value) {
      if (isEmptyValue(value)) return false;
      const holders = built(column).get(identity(value));
      return holders !== undefined && holders !== slot;
    },
    reset: () => indexes.clear(),
    observes: ({ rules }) => rules.isUnique,
    onWrite(slot, column, before, after) {
      const index = indexes.get(column);
      if (index === undefined) return;
      release(column, index, before, slot);
      hold(column, index, after, slot);
    },
    onInsert(slot) {
      for (const column of columns) {
        const index = indexes.get(column);
        if (index !== undefined) hold(column, index, rows.value(slot, column.key), slot);
      }
    },
    onRemove(slot) {
      for (const column of columns) {
        const index = indexes.get(column);
        if (index !== undefined) release(column, index, rows.value(slot, column.key), slot);
      }
    },
  };
}
