import type { CellValue, ColumnKey } from '../cell.types.ts';
import type { DisabledRows } from '../table-options.types.ts';
import { isSameValue } from './cell-values.ts';
import type { EngineColumn } from './engine-columns.ts';
import type { RowSource, RowWatcher } from './row-watcher.types.ts';

export interface RowLocks extends RowWatcher {
  isLocked(slot: number): boolean;
  count(): number;
  /** Replace the rules. Returns a predicate for the rows locked by the previous ones. */
  set(rules: DisabledRows): (slot: number) => boolean;
}

type LockedField = readonly [field: ColumnKey, values: readonly CellValue[]];

const fieldsOf = (rules: DisabledRows): readonly LockedField[] =>
  Object.entries(rules).map(([field, value]) => [field, Array.isArray(value) ? value : [value]]);

const holds = ([, values]: LockedField, value: CellValue | undefined): boolean =>
  values.some((locked) => isSameValue(locked, value));

/**
 * Rows locked by their values: a field equals a value, or one of a list. Calls `changed` for each row whose lock
 * changes.
 */
export function createRowLocks(
  rules: DisabledRows,
  rows: RowSource,
  changed: (slot: number, isLocked: boolean) => void,
): RowLocks {
  let fields = fieldsOf(rules);
  let locked: number | null = null;

  const matches = (locking: readonly LockedField[], slot: number): boolean =>
    locking.some((field) => holds(field, rows.values(slot)[field[0]]));
  const isLocked = (slot: number): boolean => fields.length > 0 && matches(fields, slot);

  function count(): number {
    if (locked !== null) return locked;
    let found = 0;
    if (fields.length > 0) rows.forEach((slot) => (found += isLocked(slot) ? 1 : 0));
    locked = found;
    return found;
  }

  function adjust(by: number): void {
    if (locked !== null) locked += by;
  }

  return {
    isLocked,
    count,
    set(next) {
      const before = fields;
      fields = fieldsOf(next);
      locked = null;
      return (slot) => matches(before, slot);
    },
    reset: () => void (locked = null),
    observes: () => true,
    onWrite(slot, { key }: EngineColumn, before) {
      if (fields.length === 0) return;
      const field = fields.find(([name]) => name === key);
      if (field === undefined) return;
      const wasLocked =
        holds(field, before) || fields.some((other) => other !== field && holds(other, rows.values(slot)[other[0]]));
      const isNow = isLocked(slot);
      if (wasLocked === isNow) return;
      adjust(isNow ? 1 : -1);
      changed(slot, isNow);
    },
    onInsert: (slot) => adjust(isLocked(slot) ? 1 : 0),
    onRemove: (slot) => adjust(isLocked(slot) ? -1 : 0),
  };
}
