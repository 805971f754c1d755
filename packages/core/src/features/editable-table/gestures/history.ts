import type { Text } from '../../../kernel/index.ts';
import type { CellPlace } from '../cell.types.ts';
import type { TableEmitted } from '../editable-table.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { Outcome, TableState } from '../table-state.types.ts';
import type { Commit } from '../transaction.types.ts';
import { joined, outcomeOf } from './transact.ts';

export const undo = (state: TableState): Outcome => retrace(state, () => state.engine.undo(), editableTableMessages.takenBack);

export const redo = (state: TableState): Outcome => retrace(state, () => state.engine.redo(), editableTableMessages.doneAgain);

/** Goes to what changed, so that it is seen, and says what was done. */
function retrace(state: TableState, take: () => Commit | null, told: Text): Outcome {
  const selected = state.engine.selection().count;
  const commit = take();
  if (commit === null) return { emitted: [{ type: 'announced', text: editableTableMessages.nothingToTakeBack }] };
  const outcome = outcomeOf(state, commit, selected);
  const place = placeOf(state, commit);
  const seen: Outcome = place === null ? {} : { state: { active: place, range: null }, emitted: [{ type: 'revealed', place }] };
  return joined(outcome, seen, { state: { refused: [] }, emitted: [...rowsTold(commit), { type: 'announced', text: told }] });
}

function placeOf({ active, shown }: TableState, { written, inserted }: Commit): CellPlace | null {
  const cell = written.find(({ column }) => shown.includes(column));
  if (cell !== undefined) return { row: cell.row, column: cell.column };
  const row = inserted[0]?.row.key;
  const column = active?.column ?? shown[0];
  return row === undefined || column === undefined ? null : { row, column };
}

function rowsTold({ inserted, removed }: Commit): readonly TableEmitted[] {
  const told: TableEmitted[] = [];
  const [first] = inserted;
  if (first !== undefined) told.push({ type: 'inserted', rows: inserted.map(({ row }) => row.key), at: first.at });
  if (removed.length > 0)
    told.push({ type: 'removed', rows: removed.map(({ row }) => row.key), ids: removed.flatMap(({ row }) => row.id ?? []), mustConfirm: false });
  return told;
}
