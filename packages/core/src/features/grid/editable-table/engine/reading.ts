import type { CellValue, ColumnKey, RowKey, RowValues } from '../cell.types.ts';
import type { TableValues } from '../transaction.types.ts';
import type { DeletedIds } from './deleted-ids.ts';
import { givenId } from './row-ids.ts';
import type { RowOrder } from './row-order.ts';
import type { RowStore } from './row-store.ts';

export interface ReadTable {
  readonly store: RowStore;
  readonly order: RowOrder;
  readonly deleted: DeletedIds;
  readonly sortKey: ColumnKey;
}

export interface Reading {
  readonly stripTemporaryIds?: boolean;
  readonly keys?: readonly RowKey[];
}

/** Read what can be saved: all rows or some, in table order, numbered by position, with their server ids. */
export function readTable(
  { store, order, deleted, sortKey }: ReadTable,
  { stripTemporaryIds = false, keys }: Reading,
): TableValues {
  const rows: RowValues[] = [];
  const read = (slot: number, position: number): void => {
    const values: Record<string, CellValue> = { ...store.values(slot) };
    const id = store.idOf(slot);
    if (id === null ? !stripTemporaryIds : givenId(values['id']) !== id) values['id'] = id ?? store.temporaryId(slot);
    else if (id === null && 'id' in values) delete values['id'];
    values[sortKey] = position + 1;
    rows.push(values);
  };
  if (keys === undefined) order.forEach(read);
  else {
    const positions = new Set(keys.map((key) => order.positionOf(store.slotOf(key))));
    for (const position of [...positions].toSorted((one, other) => one - other))
      if (position >= 0) read(order.slotAt(position), position);
  }
  const deletedIds = deleted.list().filter((id) => !store.slotsOfId(id).some((slot) => order.has(slot)));
  return { rows, deletedIds };
}
