import type { RowKey } from '../cell.types.ts';
import type { SelectionFacts, TableEngine } from '../table-engine.types.ts';
import type { RowOrder } from './row-order.ts';
import type { Selection } from './selection.ts';
import type { ShownRows } from './shown-rows.ts';

export interface ArrangedTable {
  readonly own: RowOrder;
  readonly shown: ShownRows;
  readonly selection: Selection;
  isLocked(slot: number): boolean;
  /** The slot of a row in the table, -1 for others. */
  standing(key: RowKey): number;
  keyOf(slot: number): RowKey;
  orderRevision(): number;
  redraw(slots: readonly number[]): void;
  redrawAll(): void;
  /** The shown rows are others now. */
  publishOrder(): void;
}

type ArrangedView = Pick<
  TableEngine,
  'selection' | 'selectedKeys' | 'select' | 'selectAll' | 'arrange' | 'isArranged' | 'include'
>;

/** Which rows are shown, and the selection among them: what is hidden is never selected. */
export function createArrangedView(table: ArrangedTable): ArrangedView {
  const { own, shown, selection, isLocked, standing, keyOf, orderRevision, redraw, redrawAll, publishOrder } = table;
  /** Counted anew where the selection or the rows changed. */
  let last: { readonly facts: SelectionFacts; readonly count: number; readonly order: number } | null = null;

  function shownSelection(): SelectionFacts {
    const { count } = selection.facts();
    if (last?.count === count && last.order === orderRevision()) return last.facts;
    let isAll = count > 0;
    if (isAll) shown.now().forEach((slot) => (isAll &&= selection.has(slot) || isLocked(slot)));
    const facts = { count, isAll, isIndeterminate: count > 0 && !isAll };
    last = { facts, count, order: orderRevision() };
    return facts;
  }

  return {
    selection: () => (shown.isArranged() ? shownSelection() : selection.facts()),
    selectedKeys() {
      const keys: RowKey[] = [];
      if (selection.facts().count > 0) own.forEach((slot) => void (selection.has(slot) && keys.push(keyOf(slot))));
      return keys;
    },
    select(keys, isSelected) {
      const changed = selection.select(
        keys.map(standing).filter((slot) => slot !== -1),
        isSelected,
      );
      if (changed.length > 0) redraw(changed);
    },
    selectAll(isSelected) {
      if (!isSelected || !shown.isArranged()) {
        if (selection.selectAll(isSelected)) redrawAll();
        return;
      }
      const slots: number[] = [];
      shown.now().forEach((slot) => slots.push(slot));
      if (selection.select(slots, true).length > 0) redrawAll();
    },
    arrange(keys) {
      const slots = keys?.map(standing).filter((slot) => slot !== -1) ?? null;
      shown.arrange(slots);
      const hidden: number[] = [];
      if (slots !== null)
        own.forEach((slot) => void (shown.now().has(slot) || !selection.has(slot) || hidden.push(slot)));
      selection.select(hidden, false);
      publishOrder();
    },
    isArranged: shown.isArranged,
    include(key) {
      if (shown.include(standing(key))) publishOrder();
    },
  };
}
