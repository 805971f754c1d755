import type { CellValue, Row, RowKey } from '../cell.types.ts';
import type {
  CellWrite,
  CellWritten,
  Change,
  ChangeOrigin,
  Commit,
  PlacedRow,
  RefusedText,
} from '../transaction.types.ts';
import { isEmptyValue, isSameValue } from './cell-values.ts';
import type { DeletedIds } from './deleted-ids.ts';
import type { EngineColumn, EngineColumns } from './engine-columns.ts';
import type { PendingCells } from './pending-cells.ts';
import type { RowOrder } from './row-order.ts';
import type { RowStore } from './row-store.ts';
import type { RowWatcher } from './row-watcher.types.ts';
import type { Uniqueness } from './uniqueness.ts';

export interface ChangedTable {
  readonly columns: EngineColumns;
  readonly store: RowStore;
  readonly order: RowOrder;
  readonly deleted: DeletedIds;
  readonly uniqueness: Uniqueness;
  readonly watchers: readonly RowWatcher[];
  readonly pending: Pick<PendingCells, 'isAny' | 'refusalAt' | 'refuse'>;
  isWritable(slot: number, column: EngineColumn): boolean;
}

export interface TouchedCell {
  readonly slot: number;
  readonly column: EngineColumn;
}

/** Requested writes and the previous values: parallel lists. */
interface WrittenCells {
  readonly cells: CellWrite[];
  readonly before: CellValue[];
}

/** Accumulated result of a transaction. */
export interface Done {
  readonly origin: ChangeOrigin;
  readonly written: WrittenCells[];
  readonly inserted: PlacedRow[];
  readonly removed: PlacedRow[];
  readonly refused: CellWrite[];
  /** In execution order: undo runs in reverse. */
  readonly inverses: Change[];
  /** Written cells by row and column: parallel lists. */
  readonly slots: number[];
  readonly columns: EngineColumn[];
  /** Cells whose refused text came or went. */
  readonly told: TouchedCell[];
  readonly came: number[];
  readonly went: number[];
  isOrderChanged: boolean;
}

export const nothingDone = (origin: ChangeOrigin): Done => ({
  origin,
  written: [],
  inserted: [],
  removed: [],
  refused: [],
  inverses: [],
  slots: [],
  columns: [],
  told: [],
  came: [],
  went: [],
  isOrderChanged: false,
});

/** Every written cell with its previous value. */
function cellsWritten(written: readonly WrittenCells[]): readonly CellWritten[] {
  return written.flatMap(({ cells, before }) =>
    cells.map(({ row, column, value }, index) => ({ row, column, before: before[index] ?? null, after: value })),
  );
}

/** A transaction as published. The written cells are listed lazily: rendering reads rows, not cells. */
export function commitOf(
  { origin, written, inserted, removed, refused, isOrderChanged, inverses }: Done,
  revision: number,
): Commit {
  let listed: readonly CellWritten[] | null = null;
  return {
    origin,
    revision,
    get written() {
      listed ??= cellsWritten(written);
      return listed;
    },
    inserted,
    removed,
    isOrderChanged,
    refused,
    inverse: inverses.toReversed(),
  };
}

/** Created on undo: most gestures are never undone. */
function writtenBack({ cells, before }: WrittenCells): Change {
  let back: readonly CellWrite[] | null = null;
  return {
    kind: 'cellsWritten',
    get cells() {
      back ??= cells.map(({ row, column }, index) => ({ row, column, value: before[index] ?? null })).toReversed();
      return back;
    },
  };
}

type Teller = RowWatcher['onWrite'];

/** Concatenates lazily, without a list to traverse per cell. */
const both =
  (one: Teller, other: Teller): Teller =>
  (slot, column, before, after) => {
    one(slot, column, before, after);
    other(slot, column, before, after);
  };

/** Manual edits, which locked cells reject. Programs, remote changes and undo may write. */
const byHand: ReadonlySet<ChangeOrigin> = new Set(['typing', 'paste', 'fill', 'clear']);

/** Apply the steps of a transaction to the rows, notify the watchers, and record what was done with its inverse. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over one state
export function createChanges({
  columns,
  store,
  order,
  deleted,
  uniqueness,
  watchers,
  pending,
  isWritable,
}: ChangedTable): (change: Change, done: Done) => void {
  const tellers = columns.all.map((column) =>
    watchers
      .filter(({ observes }) => observes(column))
      .reduce<Teller | null>((told, { onWrite }) => (told === null ? onWrite : both(told, onWrite)), null),
  );

  function write(cells: readonly CellWrite[], done: Done): void {
    const isByHand = byHand.has(done.origin);
    const written: WrittenCells = { cells: [], before: [] };
    // What a colleague writes answers nothing that was pasted here.
    if (pending.isAny() && done.origin !== 'live')
      refuse(
        cells.map(({ row, column }) => ({ row, column, message: null })),
        done,
      );
    for (const cell of cells) {
      const column = columns.of(cell.column);
      const slot = store.slotOf(cell.row);
      if (
        column === undefined ||
        column.isSortKey ||
        column.key === 'id' ||
        !order.has(slot) ||
        (isByHand && !isWritable(slot, column))
      ) {
        done.refused.push(cell);
        continue;
      }
      const before = store.value(slot, column.key);
      if (isSameValue(before, cell.value)) continue;
      if (column.rules.isUnique) uniqueness.prepare(column);
      store.write(slot, cell);
      tellers[column.index]?.(slot, column, before, cell.value);
      written.cells.push(cell);
      written.before.push(before ?? null);
      done.slots.push(slot);
      done.columns.push(column);
    }
    if (written.cells.length === 0) return;
    done.written.push(written);
    done.inverses.push(writtenBack(written));
  }

  function refuse(texts: readonly RefusedText[], done: Done): void {
    const before: RefusedText[] = [];
    for (const { row, column: key, message } of texts) {
      const column = columns.of(key);
      const slot = store.slotOf(row);
      const was = pending.refusalAt(row, key);
      if (column === undefined || !order.has(slot) || was === message) continue;
      pending.refuse({ row, column: key }, message);
      before.push({ row, column: key, message: was });
      done.told.push({ slot, column });
    }
    if (before.length > 0) done.inverses.push({ kind: 'textsRefused', texts: before.toReversed() });
  }

  function insert(rows: readonly PlacedRow[], done: Done): void {
    const seen = new Set<RowKey>();
    const coming = rows.filter(({ row: { key } }) => !order.has(store.slotOf(key)) && !seen.has(key) && seen.add(key));
    if (coming.length === 0) return;
    for (const column of columns.unique)
      if (coming.some(({ row }) => !isEmptyValue(row.values[column.key]))) uniqueness.prepare(column);
    let last = -1;
    const placed = coming.map(({ at, row }, index) => {
      const slot = store.take({ ...row, id: deleted.came(row.id) });
      last = Math.min(Math.max(at, last + 1), order.count() + index);
      return { slot, at: last };
    });
    order.insert(placed);
    for (const { slot, at } of placed) {
      for (const watcher of watchers) watcher.onInsert(slot);
      done.came.push(slot);
      done.inserted.push({ at, row: store.row(slot) });
    }
    done.isOrderChanged = true;
    done.inverses.push({ kind: 'rowsRemoved', rows: coming.map(({ row }) => row.key) });
  }

  function remove(keys: readonly RowKey[], done: Done): void {
    const slots = new Set(keys.map((key) => store.slotOf(key)).filter((slot) => order.has(slot)));
    if (slots.size === 0) return;
    const going = [...slots]
      .map((slot) => ({ at: order.positionOf(slot), slot }))
      .toSorted((one, other) => one.at - other.at);
    const removed: PlacedRow[] = going.map(({ at, slot }) => ({ at, row: store.row(slot) }));
    order.remove(slots);
    for (const { slot } of going) {
      for (const watcher of watchers) watcher.onRemove(slot);
      deleted.went(store.idOf(slot), done.origin === 'live');
      done.went.push(slot);
    }
    done.removed.push(...removed);
    done.isOrderChanged = true;
    done.inverses.push({ kind: 'rowsInserted', rows: removed });
  }

  function move(row: Row['key'], to: number, done: Done): void {
    const slot = store.slotOf(row);
    const from = order.positionOf(slot);
    const place = Math.min(Math.max(to, 0), order.count() - 1);
    if (from === -1 || from === place) return;
    order.move(slot, place);
    done.isOrderChanged = true;
    done.inverses.push({ kind: 'rowMoved', row, to: from });
  }

  function arrange(keys: readonly RowKey[], done: Done): void {
    const next = new Set(keys.map((key) => store.slotOf(key)).filter((slot) => order.has(slot)));
    const before: number[] = [];
    order.forEach((slot) => before.push(slot));
    for (const slot of before) next.add(slot);
    const after = [...next];
    if (after.every((slot, position) => slot === before[position])) return;
    order.reorder(after);
    done.isOrderChanged = true;
    done.inverses.push({ kind: 'rowsOrdered', rows: before.map((slot) => store.keyOf(slot)) });
  }

  return (change, done) => {
    switch (change.kind) {
      case 'cellsWritten':
        write(change.cells, done);
        break;
      case 'textsRefused':
        refuse(change.texts, done);
        break;
      case 'rowsInserted':
        insert(change.rows, done);
        break;
      case 'rowsRemoved':
        remove(change.rows, done);
        break;
      case 'rowMoved':
        move(change.row, change.to, done);
        break;
      case 'rowsOrdered':
        arrange(change.rows, done);
        break;
    }
  };
}
