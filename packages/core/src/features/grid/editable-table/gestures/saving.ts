import type { CellPlace, RowKey } from '../cell.types.ts';
import type { AsyncValidationResult } from '../checking/handler-queue.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import type { CellError } from '../transaction.types.ts';

/** Validate all cells, or those of some rows, and call their handlers. */
export function checkAll(
  { engine }: TableState,
  { rows }: { readonly rows?: readonly RowKey[] | undefined },
): GestureOutcome {
  return {
    checks:
      rows === undefined ? engine.validate('getValues') : engine.validate('getValues', cellsOf(engine.columns, rows)),
  };
}

function cellsOf(columns: TableState['engine']['columns'], rows: readonly RowKey[]): readonly CellPlace[] {
  return rows.flatMap((row) => columns.map(({ key }) => ({ row, column: key })));
}

/** Whether every value is known and checked: no handler is asked, and nothing is sent that becomes a value. */
export function isSettled({ engine, asked }: TableState): boolean {
  return asked === 0 && engine.pendingState() !== 'running';
}

/** Errors of some rows, or of all. */
export function problemOf(
  { engine }: TableState,
  rows?: readonly RowKey[],
): { readonly count: number; readonly first: CellError } | null {
  if (rows === undefined) {
    const [first] = engine.errors(1);
    return first === undefined ? null : { count: engine.errorCount(), first };
  }
  const among = new Set(rows);
  const errors = engine.errors().filter(({ row }) => among.has(row));
  const [first] = errors;
  return first === undefined ? null : { count: errors.length, first };
}

/** Reveal the first invalid cell and report their number. */
export function revealProblem(
  state: TableState,
  { rows }: { readonly rows?: readonly RowKey[] | undefined },
): GestureOutcome {
  const problem = problemOf(state, rows);
  if (problem === null) return {};
  const { row, column, message } = problem.first;
  state.engine.include(row);
  const text = editableTableMessages.cellsWrong(problem.count, message);
  return {
    state: state.shown.includes(column) ? { active: { row, column }, range: null } : {},
    emitted: [
      { type: 'cell.revealed', place: { row, column } },
      { type: 'notice.raised', notice: { level: 'warning', text } },
      { type: 'message.announced', text },
    ],
  };
}

export function askSave({ engine }: TableState): GestureOutcome {
  return {
    state: { failure: null },
    emitted: [{ type: 'save.requested', values: engine.read({ stripTemporaryIds: true }) }],
  };
}

/** Mark the current content, or that of some rows, as saved; the table is saved once no other row is pending. */
export function takeAsSaved(
  { engine, changed }: TableState,
  { ids, rows, left = null }: EventOf<'save.done'>,
): GestureOutcome {
  changed.forget(rows);
  if (rows === undefined || changed.isEmpty()) {
    changed.forget();
    engine.markSaved(ids);
  } else if (ids !== undefined) engine.nameRows(ids);
  return {
    state: { failure: left, ...(rows === undefined ? { unsaved: noRows, checking: noRows } : {}) },
    emitted: [{ type: 'message.announced', text: editableTableMessages.saved }],
  };
}

export function tellSaveFailed(_: TableState, { message, notice = message }: EventOf<'save.failed'>): GestureOutcome {
  return {
    state: { failure: message },
    emitted: notice === null ? [] : [{ type: 'notice.raised', notice: { level: 'error', text: notice } }],
  };
}

const noRows: ReadonlySet<RowKey> = new Set();

/**
 * Rows due in a table with immediate save: a stored one after each change, a new one on blur, to avoid errors about
 * required cells while filling in the first. Both only if all their cells are valid.
 */
export function dueSaves(state: TableState): GestureOutcome {
  const { engine, unsaved, checking, active, edited, isInside } = state;
  if (edited !== null) return {};
  const due = [...unsaved].filter((row) => engine.row(row)?.id !== null || !isInside || active?.row !== row);
  if (due.length > 0) {
    const checks = engine.validate('getValues', cellsOf(engine.columns, due));
    const left = new Set(unsaved);
    for (const row of due) left.delete(row);
    return { state: { unsaved: left, checking: new Set([...checking, ...due]) }, checks };
  }
  return {};
}

/** Request saving the validated rows once no handler is pending. */
export function askCheckedRows({ engine, checking }: TableState): GestureOutcome {
  const right = [...checking].filter((row) => Object.keys(engine.view(row)?.errors ?? { gone: true }).length === 0);
  return {
    state: { checking: noRows },
    emitted: right.flatMap((row) => {
      const [values] = engine.read({ keys: [row], stripTemporaryIds: true }).rows;
      return values === undefined ? [] : [{ type: 'rowSave.requested', row, values } as const];
    }),
  };
}

/** Apply handler results to table values, or to the editor's draft. */
export function takeValidationResults(
  { engine, edited, draftTicket }: TableState,
  { verdicts, open }: { readonly verdicts: readonly AsyncValidationResult[]; readonly open: number },
): GestureOutcome {
  let problem = edited?.problem ?? null;
  for (const { row, column, ticket, message } of verdicts) {
    if (message === undefined) continue;
    if (ticket < 0)
      problem =
        ticket === draftTicket && edited?.row === row && edited.column === column ? (message ?? problem) : problem;
    else engine.resolveValidation({ row, column }, ticket, message);
  }
  return {
    state: {
      asked: open,
      ...(edited === null || problem === edited.problem ? {} : { edited: { ...edited, problem } }),
    },
  };
}
