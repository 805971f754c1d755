import type { ColumnKey, RowKey, RowValues } from '../cell.types.ts';
import { isSameValue } from '../engine/cell-values.ts';
import { placeOfGiven } from '../engine/row-ids.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { CellWrite } from '../transaction.types.ts';
import type { ChangedRows } from './changed-rows.ts';

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

/** The draft of what changed. `typed` stands in an open editor and is taken as written. */
export function draftOf(
  engine: TableEngine,
  changed: ChangedRows,
  typed: CellWrite | null,
  savedAt: number,
): TableDraft {
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
    rows.push({
      id: row.id,
      key,
      at: engine.positionOf(key),
      values,
      columns: own.map(([column]) => column),
      before: Object.fromEntries(own),
    });
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
