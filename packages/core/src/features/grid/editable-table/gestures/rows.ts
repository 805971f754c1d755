import type { CellPlace, Row, RowKey } from '../cell.types.ts';
import type { TableEmitted } from '../editable-table.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import { sortedKeys } from './sorting.ts';
import { abandonEdit } from './editing.ts';
import { isTooSoon } from '../toolbar/insert-guard.ts';
import { mergeOutcomes, commitTransaction } from './commit-transaction.ts';

/** Append rows and focus the first. */
export function addRows(state: TableState, { count = 1, values }: EventOf<'rows.add'>): GestureOutcome {
  return placeRows(state, newRows(state, count, values), undefined, (rows) => ({ type: 'rows.added', rows }));
}

/** Insert rows below or above one, throttled. */
export function insertRows(
  state: TableState,
  { after, count = 1, isAbove = false }: EventOf<'row.insert'>,
): GestureOutcome {
  const now = state.now();
  if (isTooSoon(state.insertedAt, now))
    return {
      emitted: [{ type: 'notice.raised', notice: { level: 'warning', text: editableTableMessages.insertedTooFast } }],
    };
  const position = state.engine.own.positionOf(after);
  if (position === -1) return {};
  const at = isAbove ? position : position + 1;
  const placed = placeRows(state, newRows(state, count), at, (rows) => ({ type: 'rows.inserted', rows, at }));
  return mergeOutcomes(placed, { state: { insertedAt: now } });
}

function newRows(
  { engine, isDisabled, options }: TableState,
  count: number,
  values?: EventOf<'rows.add'>['values'],
): readonly Row[] {
  if (isDisabled || options.rowInsertion === false) return [];
  return Array.from({ length: Math.max(0, Math.floor(count)) }, () => engine.newRow(values));
}

function placeRows(
  state: TableState,
  rows: readonly Row[],
  at: number | undefined,
  tell: (rows: readonly RowKey[]) => TableEmitted,
): GestureOutcome {
  const first = rows[0];
  if (first === undefined) return {};
  const { outcome } = commitTransaction(state, { origin: 'rows', changes: [state.engine.insertion(rows, at)] });
  const column = state.active?.column ?? state.shown[0];
  const place: CellPlace | null = column === undefined ? null : { row: first.key, column };
  return mergeOutcomes(outcome, {
    state: { active: place, range: null },
    emitted: [
      tell(rows.map(({ key }) => key)),
      {
        type: 'message.announced',
        text: editableTableMessages.rowsAdded(rows.length, state.engine.positionOf(first.key) + 1),
      },
      ...(place === null ? [] : [{ type: 'cell.revealed', place } as const]),
    ],
  });
}

/** Remove rows, or request it if the server deletes stored ones first. */
export function removeRows(state: TableState, { rows }: EventOf<'rows.remove'>): GestureOutcome {
  const keys = (typeof rows === 'string' ? [rows] : rows).filter((key) => state.engine.positionOf(key) !== -1);
  if (keys.length === 0) return {};
  const ids = idsOf(state, keys);
  if (state.options.asyncRemove === true && ids.length > 0)
    return { state: { leaving: keys }, emitted: [{ type: 'rows.removed', rows: keys, ids, mustConfirm: true }] };
  return takeOut(state, keys, 'rows');
}

export function removeSelected(state: TableState): GestureOutcome {
  return removeRows(state, { type: 'rows.remove', rows: state.engine.selectedKeys() });
}

/** The server deleted them: undo cannot restore them. */
export function confirmRemoval(state: TableState): GestureOutcome {
  return state.leaving.length === 0
    ? {}
    : mergeOutcomes(takeOut(state, state.leaving, 'live'), { state: { leaving: [] } });
}

function takeOut(state: TableState, keys: readonly RowKey[], origin: 'rows' | 'live'): GestureOutcome {
  const ids = idsOf(state, keys);
  const { outcome } = commitTransaction(state, { origin, changes: [{ kind: 'rowsRemoved', rows: keys }] });
  const isEditedGone = state.edited !== null && state.engine.positionOf(state.edited.row) === -1;
  return mergeOutcomes(outcome, isEditedGone ? abandonEdit(state) : {}, {
    emitted: [
      { type: 'rows.removed', rows: keys, ids, mustConfirm: false },
      { type: 'message.announced', text: editableTableMessages.rowsRemoved(keys.length) },
    ],
  });
}

function idsOf({ engine }: TableState, keys: readonly RowKey[]): readonly string[] {
  return keys.flatMap((key) => engine.row(key)?.id ?? []);
}

export function moveRow(state: TableState, { row, by }: EventOf<'row.move'>): GestureOutcome {
  const from = state.engine.positionOf(row);
  const to = Math.max(0, Math.min(from + (by === 'up' ? -1 : by === 'down' ? 1 : by), state.engine.rowCount() - 1));
  return placeRow(state, row, to, 'rows');
}

/** Move a row to a 0-based position, and announce it. */
export function placeRow(state: TableState, row: RowKey, to: number, origin: 'rows' | 'drag'): GestureOutcome {
  const from = state.engine.positionOf(row);
  if (from === -1 || from === to || state.isDisabled) return {};
  if (state.arranged !== null) return { emitted: [state.arranged.refusal] };
  const { outcome } = commitTransaction(state, { origin, changes: [{ kind: 'rowMoved', row, to }] });
  return mergeOutcomes(outcome, {
    emitted: [
      { type: 'row.moved', row, from, to },
      { type: 'message.announced', text: editableTableMessages.rowMoved(from + 1, to + 1) },
    ],
  });
}

/** Sort all rows by a column: numbers numerically, texts by collation, empty ones last. Stable. */
export function sortRows(state: TableState, { column, direction }: EventOf<'rows.sort'>): GestureOutcome {
  const { engine } = state;
  if (state.arranged !== null) return { emitted: [state.arranged.refusal] };
  const definition = engine.column(column);
  if (definition === undefined || state.isDisabled) return {};
  const keys = Array.from({ length: engine.rowCount() }, (_, position) => engine.keyAt(position) ?? '');
  const order = sortedKeys(engine, keys, column, direction);
  const { outcome } = commitTransaction(state, { origin: 'rows', changes: [{ kind: 'rowsOrdered', rows: order }] });
  const { title } = definition;
  return mergeOutcomes(outcome, {
    state: { sorted: { column, direction } },
    emitted: [{ type: 'message.announced', text: editableTableMessages.sorted(title, direction) }],
  });
}

export function lockRows({ engine }: TableState, { rows }: EventOf<'rows.lock'>): GestureOutcome {
  const selected = engine.selection().count;
  engine.lockRows(rows);
  return engine.selection().count === selected
    ? {}
    : { emitted: [{ type: 'selection.changed', rows: engine.selectedKeys() }] };
}

export function disableTable({ engine }: TableState, { disabled }: EventOf<'table.disable'>): GestureOutcome {
  engine.setDisabled(disabled);
  return { state: { isDisabled: disabled } };
}
