import type { ColumnKey, RowKey } from '../cell.types.ts';
import type { Change, Commit } from '../transaction.types.ts';

/** Inverse of one gesture, for undo or redo. */
export interface HistoryStep {
  readonly changes: readonly Change[];
  /** Later remote changes are not overwritten. */
  readonly revision: number;
  /** Numbers of the table states before and after the gesture. */
  readonly before: number;
  readonly after: number;
  readonly weight: number;
}

export interface History {
  /** Record a gesture that wrote this many cells: clears redo. */
  record(commit: Commit, cells: number): void;
  canUndo(): boolean;
  /** Revision of the newest step that can be undone; -1 without one. */
  newestRevision(): number;
  canRedo(): boolean;
  /** Remove and return the newest step; `undone` or `redone` pushes its inverse to the other side. */
  takeUndo(): HistoryStep | null;
  takeRedo(): HistoryStep | null;
  undone(step: HistoryStep, commit: Commit, cells: number): void;
  redone(step: HistoryStep, commit: Commit, cells: number): void;
  /** A removed step had no remaining effect, as remote changes replaced it: the saved state moves past it. */
  passed(state: number): void;
  forget(): void;
  reset(): void;
  isDirty(): boolean;
  markSaved(): void;
}

/** Maximum number of cells and rows; above it, the oldest quarter is dropped. */
const HEAVIEST = 500_000;

const rowsOf = (change: Change): number => (change.kind === 'rowMoved' ? 1 : 'rows' in change ? change.rows.length : 0);
const weightOf = ({ inverse }: Commit, cells: number): number =>
  cells + inverse.reduce((sum, change) => sum + rowsOf(change), 0);

/** Undo history, bounded by size except for the newest step. */
export function createHistory(isKept: boolean): History {
  let done: HistoryStep[] = [];
  let undone: HistoryStep[] = [];
  let weight = 0;
  let lastState = 0;
  let state = 0;
  let saved = 0;

  const stepOf = (commit: Commit, cells: number, before: number, after: number): HistoryStep => ({
    changes: commit.inverse,
    revision: commit.revision,
    before,
    after,
    weight: weightOf(commit, cells),
  });

  function keep(step: HistoryStep): void {
    done.push(step);
    weight += step.weight;
    while (weight > HEAVIEST && done.length > 1) {
      const oldest = done.splice(0, Math.max(1, done.length >> 2));
      weight -= oldest.reduce((sum, one) => sum + one.weight, 0);
    }
  }

  function forget(): void {
    done = [];
    undone = [];
    weight = 0;
  }

  return {
    record(commit, cells) {
      const before = state;
      lastState += 1;
      state = lastState;
      undone = [];
      if (isKept) keep(stepOf(commit, cells, before, state));
    },
    canUndo: () => done.length > 0,
    newestRevision: () => done.at(-1)?.revision ?? -1,
    canRedo: () => undone.length > 0,
    takeUndo() {
      const step = done.pop() ?? null;
      weight -= step?.weight ?? 0;
      return step;
    },
    takeRedo: () => undone.pop() ?? null,
    undone(step, commit, cells) {
      state = step.before;
      undone.push(stepOf(commit, cells, step.before, step.after));
    },
    redone(step, commit, cells) {
      state = step.after;
      keep(stepOf(commit, cells, step.before, step.after));
    },
    passed(next) {
      if (state !== saved) state = next;
    },
    forget,
    reset() {
      forget();
      lastState += 1;
      state = lastState;
      saved = state;
    },
    isDirty: () => state !== saved,
    markSaved: () => void (saved = state),
  };
}

/** Changes of a step without cells changed remotely after it. */
export function rebased(
  step: HistoryStep,
  changedByOthers: (row: RowKey, column: ColumnKey) => number,
): readonly Change[] {
  return step.changes.map((change) =>
    change.kind === 'cellsWritten'
      ? { ...change, cells: change.cells.filter(({ row, column }) => changedByOthers(row, column) <= step.revision) }
      : change,
  );
}
