import type { CellPlace, Row, RowKey, RowValues } from '../cell.types.ts';
import { idInKey } from '../engine/row-ids.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { CellWrite, Change, RefusedText } from '../transaction.types.ts';
import type { DraftRow, TableDraft } from './table-draft.ts';

/**
 * Changes that restore a draft; rows removed remotely are added as new ones, and new remote rows stay after their
 * predecessor. Keeps remote changes of other columns, and the cells to be kept.
 */
export function restoringChanges(
  engine: TableEngine,
  { rows, deletedIds, order }: TableDraft,
  left: readonly CellPlace[] = [],
): readonly Change[] {
  const leftNames = new Set(left.map(nameOf));
  const cells: CellWrite[] = [];
  const texts: RefusedText[] = [];
  const added: { readonly at: number; readonly row: Row }[] = [];
  for (const draft of rows) {
    const { at, values, columns = engine.columns.map(({ key }) => key), refused = {} } = draft;
    let key = keyOfDraft(engine, draft);
    if (key === undefined) {
      const row = engine.newRow(withoutId(values));
      added.push({ at, row });
      ({ key } = row);
    } else
      for (const column of columns)
        if (Object.hasOwn(values, column) && !leftNames.has(nameOf({ row: key, column })))
          cells.push({ row: key, column, value: values[column] ?? null });
    for (const [column, message] of Object.entries(refused)) texts.push({ row: key, column, message });
  }
  const removed = deletedIds.flatMap((id) => engine.keyOfId(id) ?? []);
  const count = engine.own.rowCount() - removed.length;
  const placed = added
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, row }, index) => ({ at: Math.min(at, count + index), row }));
  const changes: Change[] = [];
  if (removed.length > 0) changes.push({ kind: 'rowsRemoved', rows: removed });
  if (cells.length > 0) changes.push({ kind: 'cellsWritten', cells });
  if (order !== undefined) changes.push({ kind: 'rowsOrdered', rows: orderedKeys(engine, order, new Set(removed)) });
  if (placed.length > 0) changes.push({ kind: 'rowsInserted', rows: placed });
  if (texts.length > 0) changes.push({ kind: 'textsRefused', texts });
  return changes;
}

const nameOf = ({ row, column }: CellPlace) => `${row}\n${column}`;

/** The row of a draft entry: the one with its key if the id matches, else the one with its id. */
export function keyOfDraft(engine: TableEngine, { id, key }: DraftRow): RowKey | undefined {
  if (key !== undefined && engine.row(key)?.id === id) return key;
  return id === null ? undefined : engine.keyOfId(id);
}

function orderedKeys(
  engine: TableEngine,
  order: NonNullable<TableDraft['order']>,
  removed: ReadonlySet<RowKey>,
): readonly RowKey[] {
  const placeOf = new Map<RowKey, number>();
  for (const [place, row] of order.entries()) {
    const isKnown = typeof row === 'string' && engine.row(row) !== undefined;
    const id = typeof row === 'string' ? idInKey(row) : row.id;
    const key = isKnown ? row : id === null ? undefined : engine.keyOfId(id);
    if (key !== undefined && !placeOf.has(key)) placeOf.set(key, place);
  }
  const followers = new Map<number, RowKey[]>();
  let place = -1;
  for (let position = 0; position < engine.own.rowCount(); position += 1) {
    const key = engine.own.keyAt(position) ?? '';
    if (removed.has(key)) continue;
    place = placeOf.get(key) ?? place;
    const group = followers.get(place);
    if (group === undefined) followers.set(place, [key]);
    else group.push(key);
  }
  return [...followers].toSorted(([one], [other]) => one - other).flatMap(([, keys]) => keys);
}

function withoutId({ id: _, ...values }: RowValues): RowValues {
  return values;
}
