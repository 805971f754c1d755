import { editableTableMessages } from '../editable-table.messages.ts';
import type { TableEmitted } from '../editable-table.types.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import { placeRow } from './rows.ts';
import { mergeOutcomes } from './commit-transaction.ts';

export function startDrag({ engine }: TableState, { row }: EventOf<'drag.start'>): GestureOutcome {
  const to = engine.positionOf(row);
  return {
    state: { dragged: { row, to } },
    emitted: [{ type: 'message.announced', text: editableTableMessages.rowTaken(to + 1) }],
  };
}

/** `to` is the 0-based target position. */
export function moveDrag({ engine, dragged }: TableState, { to }: EventOf<'drag.move'>): GestureOutcome {
  if (dragged === null) return {};
  const place = Math.max(0, Math.min(to, engine.rowCount() - 1));
  return place === dragged.to ? {} : { state: { dragged: { row: dragged.row, to: place } } };
}

/** By keyboard, announce and reveal the target position. */
export function stepDrag(state: TableState, { to }: { readonly to: 'up' | 'down' | 'first' | 'last' }): GestureOutcome {
  if (state.dragged === null) return {};
  const place = { up: state.dragged.to - 1, down: state.dragged.to + 1, first: 0, last: Infinity }[to];
  const moved = moveDrag(state, { type: 'drag.move', to: place });
  const at = moved.state?.dragged?.to;
  if (at === undefined) return {};
  const row = state.engine.keyAt(at);
  const column = state.active?.column ?? state.shown[0];
  const seen: readonly TableEmitted[] =
    row === undefined || column === undefined ? [] : [{ type: 'cell.revealed', place: { row, column } }];
  return mergeOutcomes(moved, {
    emitted: [{ type: 'message.announced', text: editableTableMessages.rowOver(at + 1) }, ...seen],
  });
}

export function dropDrag(state: TableState): GestureOutcome {
  const { dragged } = state;
  return dragged === null
    ? {}
    : mergeOutcomes(placeRow(state, dragged.row, dragged.to, 'drag'), { state: { dragged: null } });
}

export function cancelDrag({ dragged }: TableState): GestureOutcome {
  return dragged === null
    ? {}
    : { state: { dragged: null }, emitted: [{ type: 'message.announced', text: editableTableMessages.rowPutBack }] };
}
