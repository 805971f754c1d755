import type { SelectionFacts } from '../table-engine.types.ts';
import type { RowSelection } from '../table-options.types.ts';
import type { RowWatcher } from './row-watcher.types.ts';

/** Row access required by the selection. */
export interface SelectableRows {
  count(): number;
  lockedCount(): number;
  isLocked(slot: number): boolean;
  forEach(visit: (slot: number) => void): void;
}

export interface Selection extends RowWatcher {
  facts(): SelectionFacts;
  has(slot: number): boolean;
  /** Returns the rows whose state changed. */
  select(slots: readonly number[], isSelected: boolean): readonly number[];
  /** Returns whether something changed. */
  selectAll(isSelected: boolean): boolean;
  /** Update after locks changed. Needs the previous locks. */
  relock(wasLocked: (slot: number) => boolean): void;
  lockChanged(slot: number, isLocked: boolean): void;
}

/** Selected rows as a set, or, after select all, the set of unselected ones. Locked rows are never selected. */
export function createSelection(mode: RowSelection, rows: SelectableRows): Selection {
  let isInverted = false;
  let set = new Set<number>();
  let facts: SelectionFacts = { count: 0, isAll: false, isIndeterminate: false };

  const selectable = (): number => rows.count() - rows.lockedCount();
  const count = (): number => (isInverted ? selectable() - set.size : set.size);
  const has = (slot: number): boolean => (isInverted ? !set.has(slot) && !rows.isLocked(slot) : set.has(slot));

  function reset(): void {
    isInverted = false;
    set = new Set();
  }

  function put(slot: number, isSelected: boolean): boolean {
    if (rows.isLocked(slot) || has(slot) === isSelected) return false;
    if (isSelected === isInverted) set.delete(slot);
    else set.add(slot);
    return true;
  }

  return {
    facts() {
      const selected = count();
      const isAll = selected > 0 && selected === selectable();
      if (selected !== facts.count || isAll !== facts.isAll)
        facts = { count: selected, isAll, isIndeterminate: selected > 0 && !isAll };
      return facts;
    },
    has,
    select(slots, isSelected) {
      if (mode === 'none') return [];
      if (mode === 'checkbox' || !isSelected) return slots.filter((slot) => put(slot, isSelected));
      const chosen = slots.findLast((slot) => !rows.isLocked(slot));
      if (chosen === undefined || set.has(chosen)) return [];
      const changed = [...set, chosen];
      set = new Set([chosen]);
      return changed;
    },
    selectAll(isSelected) {
      if (mode === 'none' || (mode === 'radio' && isSelected)) return false;
      const before = count();
      reset();
      isInverted = isSelected;
      return count() !== before;
    },
    relock(wasLocked) {
      if (isInverted)
        rows.forEach((slot) => (rows.isLocked(slot) ? set.delete(slot) : wasLocked(slot) && set.add(slot)));
      else for (const slot of set) if (rows.isLocked(slot)) set.delete(slot);
    },
    lockChanged(slot, isLocked) {
      if (isLocked) set.delete(slot);
      else if (isInverted) set.add(slot);
    },
    onInsert(slot) {
      if (isInverted && !rows.isLocked(slot)) set.add(slot);
    },
    onRemove: (slot) => void set.delete(slot),
    reset,
    observes: () => false,
    onWrite: () => undefined,
  };
}
