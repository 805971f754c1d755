import type { CellValue, ColumnKey, Row, RowKey, RowValues } from '../cell.types.ts';
import type { GivenRow } from '../table-options.types.ts';
import type { CellWrite } from '../transaction.types.ts';
import { createKeysAskedBack } from './key-lookup-cache.ts';
import {
  copyWith,
  findWritten,
  MOST_WRITTEN,
  NOTHING_WRITTEN,
  writtenOver,
  type WrittenCell,
} from './written-cells.ts';
import { bareTemporaryId, givenId, keyOfGiven, namesId, placeOfGiven } from './row-ids.ts';

interface Name {
  readonly key: RowKey;
  readonly id: string | null;
}

const NOTHING: RowValues = {};

/** Row values by slot. A removed row keeps its slot, so that it can be restored. */
export interface RowStore {
  fill(given: readonly GivenRow[]): void;
  /** -1 for an unknown key. */
  slotOf(key: RowKey): number;
  keyOf(slot: number): RowKey;
  idOf(slot: number): string | null;
  /** Temporary id of an unsaved row. */
  temporaryId(slot: number): string;
  values(slot: number): RowValues;
  row(slot: number): Row;
  /** Value of one cell, without materialising its row. */
  value(slot: number, column: ColumnKey): CellValue | undefined;
  write(slot: number, cell: CellWrite): void;
  /** Slot of an added row: its previous one if restored. */
  take(row: Row): number;
  /** Set the id under which it is stored, or null. */
  setId(slot: number, id: string | null): void;
  /** Slots of all present and former rows with this id. */
  slotsOfId(id: string): readonly number[];
}

/**
 * Given rows and their list are kept by reference until changed. Writes are recorded per cell; rows are materialised
 * lazily on first read or after many writes, so that a 10,000-row paste copies only the visible ones. Keys of given
 * rows contain their slot, which avoids a lookup table.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over one state
export function createRowStore(newId: () => string): RowStore {
  let given: readonly RowValues[] = [];
  /** Copy of the list, from the first change on. */
  let own: RowValues[] | null = null;
  /** Added rows, and given rows whose id changed. */
  let names = new Map<number, Name>();
  let slots = new Map<RowKey, number>();
  let temporaryIds = new Map<number, string>();
  let ids: Map<string, number[]> | null = null;
  /** Writes to each row since it was last materialised. */
  let written: WrittenCell[] | null = null;
  const recent = createKeysAskedBack();

  function forget(slot: number): void {
    if (written !== null) written[slot] = NOTHING_WRITTEN;
  }

  const held = (slot: number): RowValues => (own ?? given)[slot] ?? NOTHING;

  function put(slot: number, row: RowValues): void {
    own ??= given.slice();
    own[slot] = row;
  }

  const newestOf = (slot: number): WrittenCell => written?.[slot] ?? NOTHING_WRITTEN;

  function values(slot: number): RowValues {
    const newest = newestOf(slot);
    if (newest !== NOTHING_WRITTEN) {
      forget(slot);
      put(slot, copyWith(held(slot), newest));
    }
    return held(slot);
  }

  /** No cell writes to `id`. */
  const idGiven = (slot: number): string | null => givenId(held(slot)['id']);

  function idOf(slot: number): string | null {
    const name = names.size === 0 ? undefined : names.get(slot);
    return name === undefined ? idGiven(slot) : name.id;
  }

  function keyOf(slot: number): RowKey {
    const key = (names.size === 0 ? undefined : names.get(slot)?.key) ?? keyOfGiven(slot, idGiven(slot));
    recent.gave(key, slot);
    return key;
  }

  function slotOf(key: RowKey): number {
    const known = recent.slotOf(key);
    if (known !== -1) return known;
    const slot = (slots.size === 0 ? undefined : slots.get(key)) ?? slotOfGiven(key);
    if (slot !== -1) recent.found(key, slot);
    return slot;
  }

  function slotOfGiven(key: RowKey): number {
    const place = placeOfGiven(key);
    return place >= 0 && place < given.length && namesId(key, place, idGiven(place)) ? place : -1;
  }

  function remember(id: string | null, slot: number): void {
    if (ids === null || id === null) return;
    const known = ids.get(id);
    if (known === undefined) ids.set(id, [slot]);
    else if (!known.includes(slot)) known.push(slot);
  }

  return {
    fill(rows) {
      given = rows;
      own = null;
      names = new Map();
      slots = new Map();
      temporaryIds = new Map();
      ids = null;
      written = null;
      recent.forget();
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
    value(slot, column) {
      const cell = findWritten(newestOf(slot), column);
      return cell === null ? held(slot)[column] : cell.value;
    },
    write(slot, cell) {
      // Allocated at full length: growing would copy the list repeatedly.
      written ??= Array.from({ length: (own ?? given).length }, () => NOTHING_WRITTEN);
      const newest = writtenOver(newestOf(slot), cell);
      written[slot] = newest;
      if (newest.count > MOST_WRITTEN) values(slot);
    },
    take(row) {
      const known = slotOf(row.key);
      const slot = known === -1 ? (own ?? given).length : known;
      forget(slot);
      put(slot, row.values);
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
        for (let slot = 0; slot < (own ?? given).length; slot += 1) remember(idOf(slot), slot);
      }
      return ids.get(id) ?? [];
    },
  };
}
