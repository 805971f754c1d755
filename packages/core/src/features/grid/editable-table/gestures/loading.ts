import type { RowKey } from '../cell.types.ts';
import { wishesOfRows } from '../choices/linked-columns.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { LoadReport, TableEngine } from '../table-engine.types.ts';
import type { GivenRefusal, GivenRow } from '../table-options.types.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import { tableDraftOf, isEmptyDraft } from '../draft/table-draft.ts';
import { offering } from './drafting.ts';
import { abandonEdit, typedWrite } from './editing.ts';
import { mergeOutcomes } from './commit-transaction.ts';

/** Up to this number, rows are validated on load; in larger tables, errors show on rendering. */
const MOST_INSPECTED = 5000;

/** Replace all rows, with blank ones if configured and there are none. */
export function fillRows(engine: TableEngine, rows: readonly GivenRow[], blankRows: number): LoadReport {
  const report = engine.load(rows);
  if (rows.length > 0 || blankRows <= 0) return report;
  const blank = Array.from({ length: blankRows }, () => engine.newRow());
  engine.commit({ origin: 'program', changes: [engine.insertion(blank)] });
  engine.markSaved();
  engine.forgetHistory();
  return report;
}

/**
 * Replace all rows. Focus, editor and expanded state follow rows with the same id; a missing edited row ends the edit
 * and reports its input. Unsaved edits are offered again.
 */
export function loadRows(state: TableState, { rows, refused = [] }: EventOf<'rows.load'>): GestureOutcome {
  const { engine, changed, active, edited, options } = state;
  const lost = engine.isDirty() ? tableDraftOf(engine, changed, typedWrite(state), state.now()) : null;
  const selected = engine.selection().count;
  const idOf = (row: RowKey | null | undefined) =>
    row === null || row === undefined ? null : (engine.row(row)?.id ?? null);
  const ids = { active: idOf(active?.row), edited: idOf(edited?.row), subTable: idOf(state.subTable) };
  const expandedIds = [...state.expanded].map(idOf);
  const report = fillRows(engine, rows, options.addDefaultRowNum ?? 0);
  if (refused.length > 0) refuseAgain(engine, refused);
  changed.forget();

  const keyOf = (id: string | null): RowKey | undefined => (id === null ? undefined : engine.keyOfId(id));
  const activeRow = keyOf(ids.active);
  const editedRow = keyOf(ids.edited);
  if (state.arranged !== null) engine.arrange(state.arranged.keysOf(engine));
  const loaded: GestureOutcome = {
    state: {
      failure: null,
      refused: [],
      active: active === null || activeRow === undefined ? null : { row: activeRow, column: active.column },
      range: null,
      dragged: null,
      sorted: null,
      tickedAt: null,
      subTable: keyOf(ids.subTable) ?? null,
      expanded: new Set(expandedIds.flatMap((id) => keyOf(id) ?? [])),
      leaving: [],
      unsaved: new Set(),
      checking: new Set(),
      ...offering(engine, lost === null || isEmptyDraft(lost) ? state.offered : lost),
      ...(edited === null || editedRow === undefined
        ? {}
        : { edited: { ...edited, row: editedRow, remoteValue: otherValue(state, editedRow) } }),
    },
    emitted: selected === 0 ? [] : [{ type: 'selection.changed', rows: [] }],
    requestedOptions: wishesOfRows(state.linked, engine),
  };
  return mergeOutcomes(
    loaded,
    edited !== null && editedRow === undefined ? abandonEdit(state) : {},
    inspectRows({ engine }, { report }),
  );
}

/** Not undone: nothing but a value answers what was pasted earlier. */
function refuseAgain(engine: TableEngine, refused: readonly GivenRefusal[]): void {
  const texts = refused.map(({ position, column, message }) => ({
    row: engine.own.keyAt(position) ?? '',
    column,
    message,
  }));
  engine.commit({ origin: 'program', changes: [{ kind: 'textsRefused', texts }] });
  engine.markSaved();
  engine.forgetHistory();
}

/** Current value of the edited cell, if it changed. */
function otherValue({ engine, edited, initialValue }: TableState, row: RowKey) {
  const value = edited === null ? undefined : engine.value(row, edited.column);
  return value === initialValue ? undefined : value;
}

/** Report invalid rows. */
export function inspectRows(
  { engine }: Pick<TableState, 'engine'>,
  { report }: { readonly report: LoadReport },
): GestureOutcome {
  if (engine.own.rowCount() > MOST_INSPECTED) return {};
  const { validationErrors } = report;
  const repeated = validationErrors.filter(({ kind }) => kind === 'duplicateId').length;
  const wrong = validationErrors.filter(({ kind }) => kind === 'wrongValue').length;
  if (repeated + wrong === 0) return {};
  return {
    emitted: [
      {
        type: 'notice.raised',
        notice: { level: 'warning', text: editableTableMessages.rowsDoubtful(repeated, wrong) },
      },
    ],
  };
}

export const tellLoadFailed = (_: TableState, { message }: EventOf<'rows.failed'>): GestureOutcome => ({
  state: { failure: message },
});
