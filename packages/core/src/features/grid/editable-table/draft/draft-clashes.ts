import type { CellValue, RowValues } from '../cell.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { DraftClashes } from '../editable-table.types.ts';
import { isSameValue } from '../engine/cell-values.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { CellError } from '../transaction.types.ts';
import { keyOfDraft, restoringChanges } from './draft-restoring.ts';
import type { TableDraft } from './table-draft.ts';

export const NO_CLASHES: DraftClashes = { cells: [], hasOthers: true };

/**
 * Cells where a draft would overwrite remote changes, by row and then by column. No conflict where the table holds the
 * draft's value or its base; a draft without base values has none.
 */
export function draftClashes(engine: TableEngine, draft: TableDraft): DraftClashes {
  const cells: CellError[] = [];
  for (const kept of draft.rows) {
    const key = keyOfDraft(engine, kept);
    const now = key === undefined ? undefined : engine.row(key)?.values;
    if (key === undefined || now === undefined) continue;
    for (const [column, before] of Object.entries(kept.before ?? {})) {
      const mine = kept.values[column];
      if (engine.column(column) === undefined || isSameValue(now[column], before) || isSameValue(now[column], mine))
        continue;
      const message = editableTableMessages.draftClash(
        wordsOf(engine, column, mine ?? null, now),
        engine.text(key, column),
      );
      cells.push({ row: key, column, position: engine.positionOf(key), message });
    }
  }
  if (cells.length === 0) return NO_CLASHES;
  const placeOf = new Map(engine.columns.map(({ key }, place) => [key, place]));
  const sorted = cells.toSorted(
    (one, other) => one.position - other.position || (placeOf.get(one.column) ?? 0) - (placeOf.get(other.column) ?? 0),
  );
  return { cells: sorted, hasOthers: restoringChanges(engine, draft, cells).length > 0 };
}

function wordsOf(engine: TableEngine, column: string, value: CellValue, now: RowValues): string {
  const context = engine.context(column, { ...now, [column]: value });
  return context === undefined ? '' : (engine.kind(column)?.format(value, context) ?? '');
}
