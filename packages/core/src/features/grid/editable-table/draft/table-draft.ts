import type { LocalizedText } from '../../../../kernel/index.ts';
import type { ColumnKey, RowKey, RowValues } from '../cell.types.ts';
import { isSameValue } from '../engine/cell-values.ts';
import { placeOfGiven } from '../engine/row-ids.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { CellWrite, OpenRefusal } from '../transaction.types.ts';
import type { ChangedRows } from './changed-rows.ts';

/** Changed, unsaved rows. */
export interface TableDraft {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly rows: readonly DraftRow[];
  readonly deletedIds: readonly string[];
  /** Reordered rows: by their given key, or by the id assigned since. */
  readonly order?: readonly (RowKey | { readonly id: string })[] | undefined;
}

export interface DraftRow {
  /** null for a row without an id, such as a new one. */
  readonly id: string | null;
  /** Its key in the table: distinguishes rows with the same or no id. */
  readonly key?: RowKey | undefined;
  /** Its position, 0-based. */
  readonly at: number;
  readonly values: RowValues;
  /** The written columns; all if unknown. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** The values of those columns when written: a different current value is a remote change. Absent in older drafts. */
  readonly before?: RowValues | undefined;
  /** Why texts that were pasted are in none of its cells, by column. */
  readonly refused?: Readonly<Record<ColumnKey, LocalizedText>> | undefined;
}

/** JSON keeps the two parts distinct whatever characters they contain. */
export function tableDraftId(userId: string, tableCode: string): string {
  return JSON.stringify([userId, tableCode]);
}

/** Create the draft of the changes. `typed` is the value in an open editor and counts as written. */
export function tableDraftOf(
  engine: TableEngine,
  changed: ChangedRows,
  typed: CellWrite | null,
  savedAt: number,
): TableDraft {
  const keys = new Set(changed.keys());
  const refusals = refusalsByRow(engine.refused());
  for (const key of refusals.keys()) keys.add(key);
  if (typed !== null) keys.add(typed.row);
  const rows: DraftRow[] = [];
  for (const key of keys) {
    const row = engine.row(key);
    if (row === undefined) continue;
    const isTyped = typed?.row === key;
    const values = isTyped ? { ...row.values, [typed.column]: typed.value } : row.values;
    const written = new Map(changed.written(key));
    if (isTyped && !written.has(typed.column)) written.set(typed.column, row.values[typed.column] ?? null);
    // Skip reverted cells.
    const own = [...written].filter(([column, before]) => !isSameValue(values[column], before));
    rows.push({
      id: row.id,
      key,
      at: engine.own.positionOf(key),
      values,
      columns: own.map(([column]) => column),
      before: Object.fromEntries(own),
      ...(refusals.has(key) ? { refused: refusals.get(key) } : {}),
    });
  }
  const { deletedIds } = engine.read({ keys: [] });
  return { savedAt, rows, deletedIds, ...(changed.isReordered() ? { order: orderOf(engine) } : {}) };
}

/** The open refusals of each row, by column. */
export function refusalsByRow(
  refusals: readonly OpenRefusal[],
): ReadonlyMap<RowKey, Readonly<Record<ColumnKey, LocalizedText>>> {
  const byRow = new Map<RowKey, Readonly<Record<ColumnKey, LocalizedText>>>();
  for (const { row, column, message } of refusals) byRow.set(row, { ...byRow.get(row), [column]: message });
  return byRow;
}

/** Whether a draft contains no changes. */
export function isEmptyDraft({ rows, deletedIds, order }: TableDraft): boolean {
  return rows.length + deletedIds.length === 0 && order === undefined;
}

function orderOf(engine: TableEngine): NonNullable<TableDraft['order']> {
  const keys = Array.from({ length: engine.own.rowCount() }, (_, position) => engine.own.keyAt(position) ?? '');
  return keys.flatMap((key) => {
    if (placeOfGiven(key) !== -1) return key;
    const id = engine.row(key)?.id ?? null;
    return id === null ? [] : { id };
  });
}
