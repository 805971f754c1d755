import type { LocalizedText } from '../../../../kernel/index.ts';
import type { CellPlace } from '../cell.types.ts';
import type { TableEmitted } from '../editable-table.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { GestureOutcome, TableState } from '../table-state.types.ts';
import type { Commit } from '../transaction.types.ts';
import { mergeOutcomes, outcomeOf } from './commit-transaction.ts';

/** The last commit, or what is pending in a cell since. */
export function undo(state: TableState): GestureOutcome {
  const place = state.engine.takeBackPending();
  if (place === null) return retrace(state, () => state.engine.undo(), editableTableMessages.takenBack);
  state.engine.include(place.row);
  return {
    state: { active: place, range: null, refused: [] },
    emitted: [
      { type: 'cell.revealed', place },
      { type: 'message.announced', text: editableTableMessages.takenBack },
    ],
  };
}

export const redo = (state: TableState): GestureOutcome =>
  retrace(state, () => state.engine.redo(), editableTableMessages.doneAgain);

/** Reveal what changed, and announce it. */
function retrace(state: TableState, take: () => Commit | null, told: LocalizedText): GestureOutcome {
  const selected = state.engine.selection().count;
  const commit = take();
  if (commit === null)
    return { emitted: [{ type: 'message.announced', text: editableTableMessages.nothingToTakeBack }] };
  const outcome = outcomeOf(state, commit, selected);
  const place = placeOf(state, commit);
  const seen: GestureOutcome =
    place === null ? {} : { state: { active: place, range: null }, emitted: [{ type: 'cell.revealed', place }] };
  return mergeOutcomes(outcome, seen, {
    state: { refused: [] },
    emitted: [...rowsTold(commit), { type: 'message.announced', text: told }],
  });
}

/** The first written cell, by row and then by column: where an undone paste began, so that it can be repeated. */
function placeOf({ engine, active, shown }: TableState, { written, inserted }: Commit): CellPlace | null {
  let first: CellPlace | null = null;
  for (const { row } of written) engine.include(row);
  let [top, left] = [Infinity, Infinity];
  for (const { row, column } of written) {
    const [position, at] = [engine.positionOf(row), shown.indexOf(column)];
    if (at === -1 || position === -1 || position > top || (position === top && at >= left)) continue;
    first = { row, column };
    [top, left] = [position, at];
  }
  if (first !== null) return first;
  const row = inserted[0]?.row.key;
  const column = active?.column ?? shown[0];
  return row === undefined || column === undefined ? null : { row, column };
}

function rowsTold({ inserted, removed }: Commit): readonly TableEmitted[] {
  const told: TableEmitted[] = [];
  const [first] = inserted;
  if (first !== undefined) told.push({ type: 'rows.inserted', rows: inserted.map(({ row }) => row.key), at: first.at });
  if (removed.length > 0)
    told.push({
      type: 'rows.removed',
      rows: removed.map(({ row }) => row.key),
      ids: removed.flatMap(({ row }) => row.id ?? []),
      mustConfirm: false,
    });
  return told;
}
