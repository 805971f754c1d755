import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';

export const setSize = (_: TableState, { size }: EventOf<'size.set'>): GestureOutcome => ({ state: { size } });

export const setCollapsed = (_: TableState, { isCollapsed }: EventOf<'toolbar.collapse'>): GestureOutcome => ({
  state: { isCollapsed },
});

/** Only one sub-table is open at a time. */
export function toggleSubTable({ engine, subTable }: TableState, { row }: EventOf<'subTable.toggle'>): GestureOutcome {
  return { state: { subTable: subTable === row || engine.positionOf(row) === -1 ? null : row } };
}

export function expandRow(
  { engine, expanded }: TableState,
  { row, isExpanded }: EventOf<'row.expand'>,
): GestureOutcome {
  if (expanded.has(row) === isExpanded || engine.positionOf(row) === -1) return {};
  const next = new Set(expanded);
  if (isExpanded) next.add(row);
  else next.delete(row);
  return { state: { expanded: next } };
}
