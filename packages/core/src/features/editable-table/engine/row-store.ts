import type { CellValue, ColumnKey, Row, RowKey, RowValues } from '../cell.types.ts';
import type { GivenRow } from '../table-options.types.ts';
import { bareTemporaryId, givenId, keyOfGiven, parseGivenKey } from './row-ids.ts';

interface Name {
  readonly key: RowKey;
  readonly id: string | null;
}

const NOTHING: RowValues = {};

/** What rows hold, by slot. A row that was removed keeps its slot, so that it may come back as itself. */
export interface RowStore {
  fill(given: readonly GivenRow[]): void;
  /** -1 for a key that was never here. */
  slotOf(key: RowKey): number;
  keyOf(slot: number): RowKey;
  idOf(slot: number): string | null;
  /** What stands for the id of a row that is not stored. */
  temporaryId(slot: number): string;
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
 * hold their slot, so that nothing has to be kept for them, nor looked at.
 */
export function createRowStore(newId: () => string): RowStore {
  let rows: RowValues[] = [];
  let givenCount = 0;
  /** Rows that were not given, or have another id than they were given with. */
  let names = new Map<number, Name>();
  let slots = new Map<RowKey, number>();
  let temporaryIds = new Map<number, string>();
  let ids: Map<string, number[]> | null = null;
  let copies = new Map<number, Record<ColumnKey, CellValue>>();

  const values = (slot: number): RowValues => rows[slot] ?? NOTHING;

  function idOf(slot: number): string | null {
    const name = names.get(slot);
    return name === undefined ? givenId(values(slot)['id']) : name.id;
  }

  function keyOf(slot: number): RowKey {
    return names.get(slot)?.key ?? keyOfGiven(slot, givenId(values(slot)['id']));
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
    fill(given) {
      rows = given.slice();
      givenCount = rows.length;
      names = new Map();
      slots = new Map();
      temporaryIds = new Map();
      ids = null;
      copies = new Map();
    },
    slotOf,
    keyOf,
    idOf,
    temporaryId(slot) {
      const id = temporaryIds.get(slot) ?? bareTemporaryId(keyOf(slot)) ?? newId();
      temporaryIds.set(slot, id);
      return id;
    },
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
