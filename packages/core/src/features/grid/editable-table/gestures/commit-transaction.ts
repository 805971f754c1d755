import type { RowKey } from '../cell.types.ts';
import { wishesOfCommit, withChildrenCleared } from '../choices/linked-columns.ts';
import type { ValidationMoment } from '../column.types.ts';
import type { TableEmitted } from '../editable-table.types.ts';
import type { CellGrid } from '../navigation/cell-grid.types.ts';
import type { GestureOutcome, TableState } from '../table-state.types.ts';
import type { ChangeOrigin, Commit, Transaction } from '../transaction.types.ts';

/** Rows and visible columns for traversal. */
export function gridOf({ engine, shown }: TableState): CellGrid {
  return { rows: engine, columns: shown };
}

/** Commit a transaction and return its outcome. */
export function commitTransaction(
  state: TableState,
  transaction: Transaction,
  moment?: ValidationMoment,
): { readonly commit: Commit; readonly outcome: GestureOutcome } {
  const selected = state.engine.selection().count;
  const { engine, linked } = state;
  const { origin } = transaction;
  const changes =
    origin === 'live'
      ? transaction.changes
      : transaction.changes.map((change) => withChildrenCleared(linked, engine, change));
  const commit = engine.commit({ origin, changes }, moment);
  return { commit, outcome: outcomeOf(state, commit, selected) };
}

/** Without listing the writes, which most gestures do not need. */
const hasWritten = ({ inverse }: Commit): boolean => inverse.some(({ kind }) => kind === 'cellsWritten');

/** State changes of a commit beside the rows. `selected` is the number of rows selected before. */
export function outcomeOf(state: TableState, commit: Commit, selected: number): GestureOutcome {
  const emitted: TableEmitted[] = [];
  if (hasWritten(commit)) emitted.push({ type: 'value.changed', commit });
  if (state.engine.selection().count !== selected)
    emitted.push({ type: 'selection.changed', rows: state.engine.selectedKeys() });
  state.changed.note(commit);
  const now = {
    ...withoutGone(state, commit),
    ...withUnsaved(state, commit),
    ...withTheirs(state, commit),
    ...withSorted(state, commit),
  };
  return { state: now, emitted, requestedOptions: wishesOfCommit(state.linked, commit) };
}

/** Merge outcomes in order; later state takes precedence. */
export function mergeOutcomes(...outcomes: readonly GestureOutcome[]): GestureOutcome {
  return {
    state: Object.assign({}, ...outcomes.map(({ state }) => state)),
    emitted: outcomes.flatMap(({ emitted = [] }) => emitted),
    checks: outcomes.flatMap(({ checks = [] }) => checks),
    requestedOptions: outcomes.flatMap(({ requestedOptions = [] }) => requestedOptions),
    searches: outcomes.findLast(({ searches }) => searches !== undefined)?.searches,
    later: outcomes.flatMap(({ later = [] }) => later),
  };
}

/** Focus, range and open state without the removed rows. */
function withoutGone(state: TableState, { removed }: Commit): Partial<TableState> {
  if (removed.length === 0) return {};
  const { engine, shown } = state;
  const isGone = (row: RowKey | undefined) => row !== undefined && engine.positionOf(row) === -1;
  const next: { -readonly [Key in keyof TableState]?: TableState[Key] } = {};
  if (isGone(state.active?.row)) {
    const at = Math.min(removed[0]?.at ?? 0, engine.rowCount() - 1);
    const row = engine.keyAt(at);
    const column = state.active?.column ?? shown[0];
    next.active = row === undefined || column === undefined ? null : { row, column };
  }
  if (isGone(state.range?.anchor.row) || isGone(state.range?.head.row)) next.range = null;
  if (isGone(state.dragged?.row)) next.dragged = null;
  if (isGone(state.subTable ?? undefined)) next.subTable = null;
  if (state.expanded.size > 0) next.expanded = new Set([...state.expanded].filter((row) => !isGone(row)));
  if (state.leaving.length > 0) next.leaving = state.leaving.filter((row) => !isGone(row));
  return next;
}

/** The open editor takes precedence over concurrent writes, which are displayed beside it. */
function withTheirs({ edited }: TableState, commit: Commit): Partial<TableState> {
  if (edited === null || commit.origin === 'typing') return {};
  const remoteChanges = commit.written.find(({ row, column }) => row === edited.row && column === edited.column);
  return remoteChanges === undefined ? {} : { edited: { ...edited, remoteValue: remoteChanges.after } };
}

/** Moved or added rows, and writes to the sorted column, may break the sort order. */
function withSorted({ sorted }: TableState, commit: Commit): Partial<TableState> {
  if (sorted === null) return {};
  const isKept =
    !commit.isOrderChanged &&
    commit.inserted.length === 0 &&
    commit.written.every(({ column }) => column !== sorted.column);
  return isKept ? {} : { sorted: null };
}

/** Remote changes are already saved. */
const ownOrigins: ReadonlySet<ChangeOrigin> = new Set([
  'typing',
  'paste',
  'fill',
  'clear',
  'drag',
  'rows',
  'import',
  'program',
  'undo',
  'redo',
]);

function withUnsaved(state: TableState, commit: Commit): Partial<TableState> {
  if (state.options.saveAtOnce !== true || !hasWritten(commit) || !ownOrigins.has(commit.origin)) return {};
  const unsaved = new Set(state.unsaved);
  for (const { row } of commit.written) unsaved.add(row);
  return { unsaved };
}
