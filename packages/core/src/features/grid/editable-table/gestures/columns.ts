import type { Column } from '../column.types.ts';
import { hiddenColumn, laidOut, movedColumn, resizedColumn, shownColumns } from '../columns/column-layout.model.ts';
import { NOTHING_REMEMBERED, type RememberedColumns } from '../columns/remembered-columns.ts';
import type { EventOf, Outcome, TableState } from '../table-state.types.ts';

/** Columns with the user's settings. */
export function layoutOf(
  columns: readonly Column[],
  remembered: RememberedColumns,
): Pick<TableState, 'layout' | 'columns' | 'shown' | 'remembered'> {
  const layout = laidOut(columns, remembered, null);
  const shown = shownColumns(layout);
  return { layout, columns: shown, shown: shown.map(({ column }) => column.key), remembered };
}

/** A focus in a hidden column is moved. */
function setUp(state: TableState, remembered: RememberedColumns): Outcome {
  if (remembered === state.remembered) return {};
  const next = layoutOf(state.given, remembered);
  const isSeen = state.active === null || next.shown.includes(state.active.column);
  return { state: isSeen ? { ...next, range: null } : { ...next, range: null, active: null } };
}

export function resizeColumn(state: TableState, { column: key, width }: EventOf<'column.resize'>): Outcome {
  const column = state.engine.column(key);
  return column === undefined || !Number.isFinite(width)
    ? {}
    : setUp(state, resizedColumn(state.remembered, column, width));
}

export const moveColumn = (state: TableState, { column, before }: EventOf<'column.move'>): Outcome =>
  setUp(state, movedColumn(state.remembered, state.layout, column, before));

export const hideColumn = (state: TableState, { column, isHidden }: EventOf<'column.hide'>): Outcome =>
  setUp(state, hiddenColumn(state.remembered, state.layout, column, isHidden));

/** Reset the columns to their definition. */
export function resetColumns(state: TableState): Outcome {
  return { state: { ...layoutOf(state.given, NOTHING_REMEMBERED), range: null } };
}
