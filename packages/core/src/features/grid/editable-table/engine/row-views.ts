import type { ColumnKey, Row, RowKey } from '../cell.types.ts';
import type { RowView } from '../table-engine.types.ts';
import type { RowErrors } from './cell-errors.ts';

/** Source of row views. */
export interface ViewedRows {
  row(slot: number): Row;
  /** -1 for unknown keys. */
  slotOf(key: RowKey): number;
  keyOf(slot: number): RowKey;
  isLocked(slot: number): boolean;
  isSelected(slot: number): boolean;
  errors(slot: number): RowErrors;
  changedByOthers(slot: number): Readonly<Record<ColumnKey, number>>;
}

export interface RowViews {
  view(slot: number): RowView;
  subscribe(key: RowKey, listener: () => void): () => void;
  /** Mark a row as changed. */
  touch(slot: number): void;
  touchAll(): void;
  /** Notify listeners of rows changed since the last call. */
  publish(): void;
}

/** Maximum number of cached views without listeners. */
const KEPT = 1024;

/** Row views, created lazily and cached until the row changes. Notification costs only the subscribed rows. */
export function createRowViews(rows: ViewedRows): RowViews {
  const views = new Map<number, RowView>();
  const listeners = new Map<RowKey, Set<() => void>>();
  /** May contain duplicates. */
  let touched: number[] = [];
  let areAllTouched = false;

  function trim(): void {
    if (views.size <= KEPT + 2 * listeners.size) return;
    for (const [slot, { key }] of views) if (!listeners.has(key)) views.delete(slot);
  }

  function heard(): readonly Set<() => void>[] {
    if (areAllTouched) return [...listeners.values()];
    const bySlot = new Map([...listeners].map(([key, set]) => [rows.slotOf(key), set] as const));
    const sets = new Set<Set<() => void>>();
    for (const slot of touched) {
      const set = bySlot.get(slot);
      if (set !== undefined) sets.add(set);
    }
    return [...sets];
  }

  return {
    view(slot) {
      const known = views.get(slot);
      if (known !== undefined) return known;
      trim();
      const view: RowView = {
        ...rows.row(slot),
        isLocked: rows.isLocked(slot),
        isSelected: rows.isSelected(slot),
        errors: rows.errors(slot),
        changedByOthers: rows.changedByOthers(slot),
      };
      views.set(slot, view);
      return view;
    },
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(key) === set) listeners.delete(key);
      };
    },
    touch(slot) {
      views.delete(slot);
      if (listeners.size > 0) touched.push(slot);
    },
    touchAll() {
      views.clear();
      areAllTouched = true;
    },
    publish() {
      if (!areAllTouched && touched.length === 0) return;
      const sets = listeners.size === 0 ? [] : heard();
      touched = [];
      areAllTouched = false;
      for (const set of sets) for (const listener of set) listener();
    },
  };
}
