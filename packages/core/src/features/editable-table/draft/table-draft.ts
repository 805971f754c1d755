import type { CellValue, ColumnKey, RowKey, RowValues } from '../cell.types.ts';
import { isSameValue } from '../engine/cell-values.ts';
import { placeOfGiven } from '../engine/row-ids.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { CellWrite, Commit } from '../transaction.types.ts';

/** Rows that changed and were not stored. */
export interface TableDraft {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly rows: readonly DraftRow[];
  readonly deletedIds: readonly string[];
  /** Rows as they stood, where they were put into another order: by the key that they were given with, or by the id they got since. */
  readonly order?: readonly (RowKey | { readonly id: string })[] | undefined;
}

export interface DraftRow {
  /** null for a row without one, as every new row is. */
  readonly id: string | null;
  /** Its name in the table: tells apart rows that were given with the same id or with none. */
  readonly key?: RowKey | undefined;
  /** Where it stood, counted from 0. */
  readonly at: number;
  readonly values: RowValues;
  /** The columns that were written; all of them where that is not known. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** What those columns held before, as it was read: where something else stands by now, others wrote it. Not known of older drafts. */
  readonly before?: RowValues | undefined;
}

/** JSON keeps the two parts apart whatever characters they hold. */
export function tableDraftId(userId: string, tableCode: string): string {
  return JSON.stringify([userId, tableCode]);
}

/** So many commits wait at most before it is looked what they changed. */
const MOST_NOTED = 32;

/**
 * Remembers which cells were written and which rows came since the table was loaded or stored, so that a draft costs what changed, and whether
 * rows were put into another order.
 */
export interface ChangedRows {
  note(commit: Commit): void;
  /** Everything, or some rows. */
  forget(rows?: readonly RowKey[]): void;
  isEmpty(): boolean;
  keys(): Iterable<RowKey>;
  /** The columns of a row that were written, and what they held before, or what others wrote there since. */
  written(row: RowKey): ReadonlyMap<ColumnKey, CellValue>;
  isReordered(): boolean;
}

export function createChangedRows(): ChangedRows {
  const changed = new Map<RowKey, Map<ColumnKey, CellValue>>();
  /** Not looked through yet. */
  let noted: Commit[] = [];
  let isReordered = false;

  function take({ origin, written, inserted }: Commit): void {
    if (origin === 'live') return takeRead(written);
    for (const { row, column, before } of written) {
      const columns = changed.get(row);
      if (columns === undefined) changed.set(row, new Map([[column, before]]));
      else if (!columns.has(column)) columns.set(column, before);
    }
    for (const { row } of inserted) if (!changed.has(row.key)) changed.set(row.key, new Map());
  }

  /** What others wrote was read since. */
  function takeRead(written: Commit['written']): void {
    for (const { row, column, after } of written) if (changed.get(row)?.has(column) === true) changed.get(row)?.set(column, after);
  }

  /** Whoever writes a thousand cells does not wait until all of them are in the list. */
  function known(): Map<RowKey, Map<ColumnKey, CellValue>> {
    const commits = noted;
    noted = [];
    for (const commit of commits) take(commit);
    return changed;
  }

  return {
    note(commit) {
      const { origin, inverse } = commit;
      if (origin === 'live' ? changed.size + noted.length === 0 : inverse.length === 0) return;
      if (origin !== 'live' && inverse.some(({ kind }) => kind === 'rowMoved' || kind === 'rowsOrdered')) isReordered = true;
      noted.push(commit);
      if (noted.length > MOST_NOTED) known();
    },
    forget(rows) {
      if (rows === undefined) {
        changed.clear();
        noted = [];
        isReordered = false;
      } else for (const row of rows) known().delete(row);
    },
    isEmpty: () => known().size === 0,
    keys: () => known().keys(),
    written: (row) => known().get(row) ?? nothingWritten,
    isReordered: () => isReordered,
  };
}

const nothingWritten: ReadonlyMap<ColumnKey, CellValue> = new Map();

/** The draft of what changed. `typed` stands in an open editor and is taken as written. */
export function draftOf(engine: TableEngine, changed: ChangedRows, typed: CellWrite | null, savedAt: number): TableDraft {
  const keys = new Set(changed.keys());
  if (typed !== null) keys.add(typed.row);
  const rows: DraftRow[] = [];
  for (const key of keys) {
    const row = engine.row(key);
    if (row === undefined) continue;
    const isTyped = typed?.row === key;
    const values = isTyped ? { ...row.values, [typed.column]: typed.value } : row.values;
    const written = new Map(changed.written(key));
    if (isTyped && !written.has(typed.column)) written.set(typed.column, row.values[typed.column] ?? null);
    // What was written and taken back is nobody's.
    const own = [...written].filter(([column, before]) => !isSameValue(values[column], before));
    rows.push({ id: row.id, key, at: engine.positionOf(key), values, columns: own.map(([column]) => column), before: Object.fromEntries(own) });
  }
  const { deletedIds } = engine.read({ keys: [] });
  return { savedAt, rows, deletedIds, ...(changed.isReordered() ? { order: orderOf(engine) } : {}) };
}

/** Whether there is nothing in a draft that the table does not have. */
export function isEmptyDraft({ rows, deletedIds, order }: TableDraft): boolean {
  return rows.length + deletedIds.length === 0 && order === undefined;
}

function orderOf(engine: TableEngine): NonNullable<TableDraft['order']> {
  const keys = Array.from({ length: engine.rowCount() }, (_, position) => engine.keyAt(position) ?? '');
  return keys.flatMap((key) => {
    if (placeOfGiven(key) !== -1) return key;
    const id = engine.row(key)?.id ?? null;
    return id === null ? [] : { id };
  });
}
