import type { CellValue, ColumnKey, Row, RowKey, RowValues } from '../cell.types.ts';
import type { GivenRow } from '../table-options.types.ts';
import { givenId, keyOfGiven, parseGivenKey } from './row-ids.ts';

interface Name {
  readonly key: RowKey;
  readonly id: string | null;
}

const NOTHING: RowValues = {};

/** What rows hold, by slot. A row that was removed keeps its slot, so that it may come back as itself. */
export interface RowStore {
  /** Rows without an id get the keys that `keyOfNew` makes. */
  fill(given: readonly GivenRow[], keyOfNew: () => RowKey): void;
  /** -1 for a key that was never here. */
  slotOf(key: RowKey): number;
  keyOf(slot: number): RowKey;
  idOf(slot: number): string | null;
  values(slot: number): RowValues;
  row(slot: number): Row;
  /** Changes a copy that is made once until `settle`. */
  write(slot: number, column: ColumnKey, value: CellValue): void;
  settle(): void;
  /** The slot of a row that comes: its own where it was here before. */
  take(row: Row): number;
  /** From now on it is stored under that id, or not at all. */
  setId(slot: number, id: string | null): void;
  /** Slots of the rows that were ever here with that id. */
  slotsOfId(id: string): readonly number[];
}

/**
 * Rows are kept as they were given, by reference, and copied one by one where they are written. The keys of rows that were given
 * with an id hold their slot, so that nothing has to be kept for them.
 */
export function createRowStore(): RowStore {
  let rows: RowValues[] = [];
  let givenCount = 0;
  /** Rows that have no id of their own, or another one than they were given with. */
  let names = new Map<number, Name>();
  let slots = new Map<RowKey, number>();
  let ids: Map<string, number[]> | null = null;
  let copies = new Map<number, Record<ColumnKey, CellValue>>();

  const values = (slot: number): RowValues => rows[slot] ?? NOTHING;

  function idOf(slot: number): string | null {
    const name = names.get(slot);
    return name === undefined ? givenId(values(slot)['id']) : name.id;
  }

  function keyOf(slot: number): RowKey {
    return names.get(slot)?.key ?? keyOfGiven(slot, givenId(values(slot)['id']) ?? '');
  }

  function slotOf(key: RowKey): number {
    const slot = slots.get(key);
    if (slot !== undefined) return slot;
    const given = parseGivenKey(key);
    if (given === null || !(given.place < givenCount)) return -1;
    return givenId(values(given.place)['id']) === given.id ? given.place : -1;
  }

  function remember(id: string | null, slot: number): void {
    if (ids === null || id === null) return;
    const known = ids.get(id);
    if (known === undefined) ids.set(id, [slot]);
    else if (!known.includes(slot)) known.push(slot);
  }

  return {
    fill(given, keyOfNew) {
      rows = given.slice();
      givenCount = rows.length;
      names = new Map();
      slots = new Map();
      ids = null;
      copies = new Map();
      for (let slot = 0; slot < givenCount; slot += 1) {
        if (givenId(values(slot)['id']) !== null) continue;
        const key = keyOfNew();
        names.set(slot, { key, id: null });
        slots.set(key, slot);
      }
    },
    slotOf,
    keyOf,
    idOf,
    values,
    row: (slot) => ({ key: keyOf(slot), id: idOf(slot), values: values(slot) }),
    write(slot, column, value) {
      const own = copies.get(slot) ?? { ...values(slot) };
      own[column] = value;
      if (rows[slot] === own) return;
      rows[slot] = own;
      copies.set(slot, own);
    },
    settle() {
      if (copies.size > 0) copies = new Map();
    },
    take(row) {
      const known = slotOf(row.key);
      const slot = known === -1 ? rows.length : known;
      rows[slot] = row.values;
      copies.delete(slot);
      if (known === -1) slots.set(row.key, slot);
      if (known === -1 || idOf(slot) !== row.id) names.set(slot, { key: row.key, id: row.id });
      remember(row.id, slot);
      return slot;
    },
    setId(slot, id) {
      names.set(slot, { key: keyOf(slot), id });
      remember(id, slot);
    },
    slotsOfId(id) {
      if (ids === null) {
        ids = new Map();
        for (let slot = 0; slot < rows.length; slot += 1) remember(idOf(slot), slot);
      }
      return ids.get(id) ?? [];
    },
  };
}
