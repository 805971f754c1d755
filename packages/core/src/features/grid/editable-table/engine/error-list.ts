import type { CellError } from '../transaction.types.ts';
import type { CellErrors } from './cell-errors.ts';
import type { EngineColumns } from './engine-columns.ts';
import type { RowOrder } from './row-order.ts';
import type { RowStore } from './row-store.ts';

export interface ListedErrors {
  readonly columns: EngineColumns;
  readonly store: RowStore;
  readonly order: RowOrder;
  readonly errors: CellErrors;
}

/** Errors in reading order: by row, then by column. */
export function listErrors({ columns, store, order, errors }: ListedErrors, limit: number): readonly CellError[] {
  const list: CellError[] = [];
  const rows = errors.slots().map((slot) => ({ slot, position: order.positionOf(slot) }));
  for (const { slot, position } of rows.toSorted((one, other) => one.position - other.position)) {
    const row = store.keyOf(slot);
    const complaints = errors.of(slot);
    for (const { key } of columns.all) {
      const message = complaints[key];
      if (message === undefined) continue;
      if (list.length >= limit) return list;
      list.push({ row, column: key, position, message });
    }
  }
  return list;
}
