import { editableTableMessages } from '../editable-table.messages.ts';
import { pickedWrites } from '../picking/picked-writes.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import { commitTransaction } from './commit-transaction.ts';

/**
 * Write a picked record to all its columns in one step; an empty one clears them. Only the cell itself must be
 * writable: the target columns are often read-only.
 */
export function takePicked(state: TableState, { place, picked }: EventOf<'rows.picked'>): GestureOutcome {
  const column = state.engine.column(place.column);
  const isWritable = column !== undefined && state.engine.isWritable(place.row, place.column);
  const writes = isWritable ? pickedWrites(column, place, picked) : null;
  if (writes?.ok === true)
    return commitTransaction(state, { origin: 'program', changes: [{ kind: 'cellsWritten', cells: writes.value }] })
      .outcome;
  return {
    emitted: [
      {
        type: 'notice.raised',
        notice: { level: 'error', text: writes?.error ?? editableTableMessages.pickedIntoLocked },
      },
    ],
  };
}
