import * as v from 'valibot';

import { storageFamily, type StorageFamily } from '../../../storage/index.ts';
import type { CellValue, Row, RowKey, RowValues } from '../cell.types.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { CellWrite, Change, Commit } from '../transaction.types.ts';

/** Rows that changed and were not stored. */
export interface TableDraft {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly rows: readonly DraftRow[];
  readonly deletedIds: readonly string[];
}

export interface DraftRow {
  /** null for a new row. */
  readonly id: string | null;
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
      at: v.pipe(v.number(), v.integer(), v.minValue(0)),
      values: v.record(v.string(), cellValue),
    }),
  ),
  deletedIds: v.array(v.string()),
});

/** Where drafts lie: `pro__table:draft:["<user>","<table code>"]`. What there is not a draft is no draft (threat T-67). */
export const tableDraftFamily: StorageFamily<TableDraft> = storageFamily('table:draft', draftSchema);

/** JSON keeps the two parts apart whatever characters they hold. */
export function tableDraftId(userId: string, tableCode: string): string {
  return JSON.stringify([userId, tableCode]);
}

/** Remembers which rows were written or came since the table was loaded or stored, so that a draft costs what changed. */
export interface ChangedRows {
  note(commit: Commit): void;
  /** Everything, or some rows. */
  forget(rows?: readonly RowKey[]): void;
  isEmpty(): boolean;
  keys(): Iterable<RowKey>;
}

export function createChangedRows(): ChangedRows {
  const changed = new Set<RowKey>();
  return {
    note({ origin, written, inserted }) {
      if (origin === 'live') return;
      for (const { row } of written) changed.add(row);
      for (const { row } of inserted) changed.add(row.key);
    },
    forget(rows) {
      for (const row of rows ?? changed) changed.delete(row);
    },
    isEmpty: () => changed.size === 0,
    keys: () => changed,
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
    rows.push({ id: row.id, at: engine.positionOf(key), values });
  }
  return { savedAt, rows, deletedIds: engine.read({ keys: [] }).deletedIds };
}

/** What has to be done so that the table shows the draft again; rows that others removed meanwhile come back as new ones. */
export function restoringChanges(engine: TableEngine, { rows, deletedIds }: TableDraft): readonly Change[] {
  const cells: CellWrite[] = [];
  const added: { readonly at: number; readonly row: Row }[] = [];
  for (const { id, at, values } of rows) {
    const key = id === null ? undefined : engine.keyOfId(id);
    if (key === undefined) added.push({ at, row: engine.newRow(withoutId(values)) });
    else for (const { key: column } of engine.columns) if (Object.hasOwn(values, column)) cells.push({ row: key, column, value: values[column] ?? null });
  }
  const removed = deletedIds.flatMap((id) => engine.keyOfId(id) ?? []);
  const count = engine.rowCount() - removed.length;
  const placed = added.toSorted((one, other) => one.at - other.at).map(({ at, row }, index) => ({ at: Math.min(at, count + index), row }));
  const changes: Change[] = [];
  if (removed.length > 0) changes.push({ kind: 'rowsRemoved', rows: removed });
  if (cells.length > 0) changes.push({ kind: 'cellsWritten', cells });
  if (placed.length > 0) changes.push({ kind: 'rowsInserted', rows: placed });
  return changes;
}

function withoutId({ id: _, ...values }: RowValues): RowValues {
  return values;
}
