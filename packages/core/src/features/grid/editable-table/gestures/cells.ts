import type { CellPlace } from '../cell.types.ts';
import type { CellWrite } from '../transaction.types.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import { toggleCheck } from '../kinds/check-kinds.ts';
import { focusCell } from './focusing.ts';
import { mergeOutcomes, commitTransaction } from './commit-transaction.ts';

export function writeCells(state: TableState, { cells, origin = 'program' }: EventOf<'cells.write'>): GestureOutcome {
  return commitTransaction(state, { origin, changes: [{ kind: 'cellsWritten', cells }] }).outcome;
}

export function setValues(state: TableState, { rows }: EventOf<'values.set'>): GestureOutcome {
  const cells: CellWrite[] = [];
  for (const { row, values } of rows)
    for (const [column, value] of Object.entries(values)) cells.push({ row, column, value });
  return writeCells(state, { type: 'cells.write', cells });
}

/** Note what of a cell is in no value yet: an error of the cell once it failed. */
export function pendCell({ engine }: TableState, { place, pending }: EventOf<'cell.pend'>): GestureOutcome {
  engine.pend(place, pending);
  return {};
}

/** Toggle a check box. */
export function toggleCell(state: TableState, { place }: { readonly place: CellPlace }): GestureOutcome {
  const { row, column } = place;
  const definition = state.engine.column(column);
  if (definition === undefined) return {};
  const value = toggleCheck(definition, state.engine.value(row, column) ?? null);
  const written = commitTransaction(state, {
    origin: 'typing',
    changes: [{ kind: 'cellsWritten', cells: [{ row, column, value }] }],
  });
  return mergeOutcomes(focusCell(state, { type: 'cell.focus', place }), written.outcome);
}
