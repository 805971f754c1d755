import * as v from 'valibot';

import { storageFamily, type StorageFamily } from '../../../storage/index.ts';
import type { CellValue, RowKey, RowValues } from '../cell.types.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { CellWrite, Commit } from '../transaction.types.ts';

/** Rows that changed and were not stored. */
export interface TableDraft {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly rows: readonly DraftRow[];
  readonly deletedIds: readonly string[];
  /** The ids of stored rows as they stood, where they were put into another order. */
  readonly order?: readonly string[] | undefined;
}

export interface DraftRow {
  /** null for a row without one, as every new row is. */
  readonly id: string | null;
  /** Its name in the table: tells apart rows that were given with the same id or with none. */
  readonly key?: RowKey | undefined;
  /** Where it stood, counted from 0. */
  readonly at: number;
  readonly values: RowValues;
}

const cellValue: v.GenericSchema<unknown, CellValue> = v.lazy(() =>
  v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean(), v.null(), v.array(cellValue), v.record(v.string(), cellValue)]),
);

const draftSchema: v.GenericSchema<unknown, TableDraft> = v.object({
  savedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rows: v.array(
    v.object({
      id: v.nullable(v.string()),
      key: v.optional(v.string()),
      at: v.pipe(v.number(), v.integer(), v.minValue(0)),
      values: v.record(v.string(), cellValue),
    }),
  ),
  deletedIds: v.array(v.string()),
  order: v.optional(v.array(v.string())),
});

/** Where drafts lie: `pro__table:draft:["<user>","<table code>"]`. What there is not a draft is no draft (threat T-67). */
export const tableDraftFamily: StorageFamily<TableDraft> = storageFamily('table:draft', draftSchema);

/** JSON keeps the two parts apart whatever characters they hold. */
export function tableDraftId(userId: string, tableCode: string): string {
  return JSON.stringify([userId, tableCode]);
}

/**
 * Remembers which rows were written or came since the table was loaded or stored, so that a draft costs what changed, and whether
 * rows were put into another order.
 */
export interface ChangedRows {
  note(commit: Commit): void;
  /** Everything, or some rows. */
  forget(rows?: readonly RowKey[]): void;
  isEmpty(): boolean;
  keys(): Iterable<RowKey>;
  isReordered(): boolean;
}

export function createChangedRows(): ChangedRows {
  const changed = new Set<RowKey>();
  let isReordered = false;
  return {
    note({ origin, written, inserted, inverse }) {
      if (origin === 'live') return;
      if (inverse.some(({ kind }) => kind === 'rowMoved' || kind === 'rowsOrdered')) isReordered = true;
      for (const { row } of written) changed.add(row);
      for (const { row } of inserted) changed.add(row.key);
    },
    forget(rows) {
      for (const row of rows ?? changed) changed.delete(row);
      if (rows === undefined) isReordered = false;
    },
    isEmpty: () => changed.size === 0,
    keys: () => changed,
    isReordered: () => isReordered,
  };
}

/** The draft of what changed. `typed` stands in an open editor and is taken as written. */
export function draftOf(engine: TableEngine, changed: ChangedRows, typed: CellWrite | null, savedAt: number): TableDraft {
  const keys = new Set(changed.keys());
  if (typed !== null) keys.add(typed.row);
  const rows: DraftRow[] = [];
  for (const key of keys) {
    const row = engine.row(key);
    if (row === undefined) continue;
    const values = typed?.row === key ? { ...row.values, [typed.column]: typed.value } : row.values;
    rows.push({ id: row.id, key, at: engine.positionOf(key), values });
  }
  const { deletedIds } = engine.read({ keys: [] });
  return { savedAt, rows, deletedIds, ...(changed.isReordered() ? { order: keysInOrder(engine).flatMap((key) => engine.row(key)?.id ?? []) } : {}) };
}

/** Whether there is nothing in a draft that the table does not have. */
export function isEmptyDraft({ rows, deletedIds, order }: TableDraft): boolean {
  return rows.length + deletedIds.length === 0 && order === undefined;
}

function keysInOrder(engine: TableEngine): readonly RowKey[] {
  return Array.from({ length: engine.rowCount() }, (_, position) => engine.keyAt(position) ?? '');
}
