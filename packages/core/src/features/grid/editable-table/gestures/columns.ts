import type { Column } from '../column.types.ts';
import {
  frozenColumns,
  hiddenColumn,
  laidOut,
  movedColumn,
  resizedColumn,
  visibleColumns,
} from '../columns/column-layout.model.ts';
import { NOTHING_REMEMBERED, type RememberedColumns } from '../columns/remembered-columns.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';

/** Columns with the user's settings. */
export function columnLayoutOf(
  columns: readonly Column[],
  remembered: RememberedColumns,
): Pick<TableState, 'layout' | 'columns' | 'shown' | 'remembered'> {
  const layout = laidOut(columns, remembered, null);
  const shown = visibleColumns(layout);
  return { layout, columns: shown, shown: shown.map(({ column }) => column.key), remembered };
}

/** A focus in a hidden column is moved. */
function setUp(state: TableState, remembered: RememberedColumns): GestureOutcome {
  if (remembered === state.remembered) return {};
  const next = columnLayoutOf(state.given, remembered);
  const isSeen = state.active === null || next.shown.includes(state.active.column);
  return { state: isSeen ? { ...next, range: null } : { ...next, range: null, active: null } };
}

export function resizeColumn(state: TableState, { column: key, width }: EventOf<'column.resize'>): GestureOutcome {
  const column = state.engine.column(key);
  return column === undefined || !Number.isFinite(width)
    ? {}
    : setUp(state, resizedColumn(state.remembered, column, width));
}

export const moveColumn = (state: TableState, { column, before }: EventOf<'column.move'>): GestureOutcome =>
  setUp(state, movedColumn(state.remembered, state.layout, column, before));

export const hideColumn = (state: TableState, { column, isHidden }: EventOf<'column.hide'>): GestureOutcome =>
  setUp(state, hiddenColumn(state.remembered, state.layout, column, isHidden));

export const freezeColumns = (state: TableState, { column }: EventOf<'column.freeze'>): GestureOutcome =>
  setUp(state, frozenColumns(state.remembered, state.columns, column));

/** Reset the columns to their definition. */
export function resetColumns(state: TableState): GestureOutcome {
  return { state: { ...columnLayoutOf(state.given, NOTHING_REMEMBERED), range: null } };
}
