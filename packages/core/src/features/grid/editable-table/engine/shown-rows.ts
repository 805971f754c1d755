import { createRowOrder, type RowOrder } from './row-order.ts';

/** Rows as they are shown: all of them in their own order, or some in another. */
export interface ShownRows {
  /** The order that is shown. */
  now(): RowOrder;
  isArranged(): boolean;
  /** Show these rows alone, in this order; null shows all in their own. */
  arrange(slots: readonly number[] | null): void;
  /** Show a row that is in the table, after the one that it follows there. */
  include(slot: number): boolean;
  exclude(slots: readonly number[]): void;
}

/** A filtered or sorted order beside the rows' own one, which nothing of this changes. */
export function createShownRows(own: RowOrder): ShownRows {
  let shown: RowOrder | null = null;
  return {
    now: () => shown ?? own,
    isArranged: () => shown !== null,
    arrange(slots) {
      shown = null;
      if (slots === null) return;
      shown = createRowOrder();
      shown.reorder(slots);
    },
    include(slot) {
      if (shown === null || !own.has(slot) || shown.has(slot)) return false;
      const before = shown.positionOf(own.slotAt(own.positionOf(slot) - 1));
      shown.insert([{ slot, at: before === -1 ? shown.count() : before + 1 }]);
      return true;
    },
    exclude: (slots) => shown?.remove(new Set(slots)),
  };
}
