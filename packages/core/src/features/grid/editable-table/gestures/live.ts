import { givenId } from '../engine/row-ids.ts';
import type { CellWrite } from '../transaction.types.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import { offering } from './drafting.ts';
import { mergeOutcomes, commitTransaction } from './commit-transaction.ts';

/** Merge remote changes by server id. Ignores unknown rows and fields. */
export function takeLive(state: TableState, { rows }: EventOf<'live.updated'>): GestureOutcome {
  const { engine } = state;
  const cells: CellWrite[] = [];
  for (const { id, ...values } of rows) {
    const row = typeof id === 'string' || typeof id === 'number' ? engine.keyOfId(String(id)) : undefined;
    if (row === undefined) continue;
    for (const [column, value] of Object.entries(values))
      if (engine.column(column) !== undefined) cells.push({ row, column, value });
  }
  if (cells.length === 0) return {};
  const { outcome } = commitTransaction(state, { origin: 'live', changes: [{ kind: 'cellsWritten', cells }] });
  return state.offered === null ? outcome : mergeOutcomes(outcome, { state: offering(engine, state.offered) });
}

/** Place further stored rows below the others. A draft is offered anew: it may be about them. */
export function appendRows(state: TableState, { rows }: EventOf<'rows.append'>): GestureOutcome {
  const { engine, offered } = state;
  const added = rows.flatMap((values) => {
    const id = givenId(values['id']);
    return id === null || engine.keyOfId(id) !== undefined ? [] : [{ ...engine.newRow(values), id, values }];
  });
  if (added.length === 0) return {};
  const { outcome } = commitTransaction(state, { origin: 'live', changes: [engine.insertion(added)] });
  return offered === null ? outcome : mergeOutcomes(outcome, { state: offering(engine, offered) });
}
