import type { CellPlace } from '../cell.types.ts';
import { boundsOf, extendedTo, movedTo, selectedWhole } from '../navigation/navigation.model.ts';
import type { Movement } from '../navigation/cell-grid.types.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import { gridOf } from './commit-transaction.ts';

/** Move the focus, or extend the range to the cell. Ignores unknown cells. */
export function focusCell(state: TableState, { place, extend = false }: EventOf<'cell.focus'>): GestureOutcome {
  if (!isThere(state, place)) return {};
  const { active } = state;
  if (extend && active !== null) return { state: { active: place, range: extendedTo(state.range, active, place) } };
  if (state.range === null && state.isInside && active?.row === place.row && active.column === place.column) return {};
  return { state: { active: { row: place.row, column: place.column }, range: null, isInside: true } };
}

/** Like `focusCell`, and scroll to it. */
export function revealCell(state: TableState, { place }: EventOf<'cell.reveal'>): GestureOutcome {
  return isThere(state, place)
    ? { ...focusCell(state, { type: 'cell.focus', place }), emitted: [{ type: 'cell.revealed', place }] }
    : {};
}

export function moveFocus(
  state: TableState,
  { movement, extend, pageRows }: { readonly movement: Movement; readonly extend: boolean; readonly pageRows: number },
): GestureOutcome {
  const { active, range } = state;
  // A pasted, filled or fully selected range extends from its own end, which may differ from the focus.
  const isApart = extend && range !== null && !isSame(range.head, active);
  const place = movedTo(gridOf(state), isApart ? range.head : active, movement, pageRows);
  if (place === null) return {};
  return isApart
    ? { state: { range: { anchor: range.anchor, head: place } } }
    : focusCell(state, { type: 'cell.focus', place, extend });
}

export function selectRange(state: TableState, { range }: EventOf<'range.select'>): GestureOutcome {
  return isThere(state, range.anchor) && isThere(state, range.head) ? { state: { range, active: range.head } } : {};
}

/** Extend the range to whole rows, whole columns or all; the focus stays. */
export function selectWhole(
  state: TableState,
  { what }: { readonly what: 'rows' | 'columns' | 'all' },
): GestureOutcome {
  const from = state.range ?? state.active;
  const range = from === null ? null : selectedWhole(gridOf(state), from, what);
  return range === null ? {} : { state: { range } };
}

export const dropRange = (): GestureOutcome => ({ state: { range: null } });

/** The table lost focus; the active cell is restored when it regains it. */
export const leaveFocus = (): GestureOutcome => ({ state: { isInside: false } });

const isSame = (one: CellPlace, other: CellPlace | null) => one.row === other?.row && one.column === other.column;

/** A row that a filter hides is shown again. */
function isThere({ engine, shown }: TableState, { row, column }: CellPlace): boolean {
  engine.include(row);
  return engine.positionOf(row) !== -1 && shown.includes(column);
}

export function selectRow(
  state: TableState,
  { row, isSelected, extend = false }: EventOf<'row.select'>,
): GestureOutcome {
  const { engine, tickedAt } = state;
  const from = extend && tickedAt !== null ? engine.positionOf(tickedAt) : -1;
  const to = engine.positionOf(row);
  if (to === -1) return {};
  return ticked(
    state,
    from === -1 ? [row] : keysBetween(state, Math.min(from, to), Math.max(from, to)),
    isSelected,
    row,
  );
}

export function selectAll(state: TableState, { isSelected }: EventOf<'rows.selectAll'>): GestureOutcome {
  state.engine.selectAll(isSelected);
  return { emitted: [{ type: 'selection.changed', rows: state.engine.selectedKeys() }] };
}

/** Select the rows of the range, or deselect them if all are selected. */
export function tickRows(state: TableState): GestureOutcome {
  const bounds = state.active === null ? null : boundsOf(gridOf(state), state.range ?? state.active);
  if (bounds === null) return {};
  const keys = keysBetween(state, bounds.top, bounds.bottom);
  return ticked(
    state,
    keys,
    !keys.every((key) => state.engine.view(key)?.isSelected === true),
    state.active?.row ?? null,
  );
}

function ticked(
  { engine }: TableState,
  keys: readonly string[],
  isSelected: boolean,
  tickedAt: string | null,
): GestureOutcome {
  engine.select(keys, isSelected);
  return { state: { tickedAt }, emitted: [{ type: 'selection.changed', rows: engine.selectedKeys() }] };
}

function keysBetween({ engine }: TableState, top: number, bottom: number): readonly string[] {
  return Array.from({ length: bottom - top + 1 }, (_, index) => engine.keyAt(top + index) ?? '').filter(
    (key) => key !== '',
  );
}
