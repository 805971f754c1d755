import type { ColumnKey, RowKey } from '../cell.types.ts';
import type { Change, Commit } from '../transaction.types.ts';

/** What takes one gesture back, or does it again. */
export interface HistoryStep {
  readonly changes: readonly Change[];
  /** What others wrote after it is not to be overwritten. */
  readonly revision: number;
  /** What the table holds before and after the gesture, by numbers that name a state. */
  readonly before: number;
  readonly after: number;
  readonly weight: number;
}

export interface History {
  /** A gesture was done, which wrote so many cells: what was taken back before it cannot be done again. */
  record(commit: Commit, cells: number): void;
  canUndo(): boolean;
  canRedo(): boolean;
  /** The newest step, which is then no longer in the history; `undone` or `redone` puts what reverses it on the other side. */
  takeUndo(): HistoryStep | null;
  takeRedo(): HistoryStep | null;
  undone(step: HistoryStep, commit: Commit, cells: number): void;
  redone(step: HistoryStep, commit: Commit, cells: number): void;
  /** A step that was taken and no longer changes anything, as others wrote over all of it: what is stored now is stored after it. */
  passed(state: number): void;
  forget(): void;
  reset(): void;
  isDirty(): boolean;
  markSaved(): void;
}

/** So many cells and rows are kept; beyond it the oldest quarter is forgotten. */
const HEAVIEST = 500_000;

const rowsOf = (change: Change): number =>
  change.kind === 'cellsWritten' ? 0 : change.kind === 'rowMoved' ? 1 : change.rows.length;
const weightOf = ({ inverse }: Commit, cells: number): number =>
  cells + inverse.reduce((sum, change) => sum + rowsOf(change), 0);

/** What was done, so that it can be taken back and done again; bounded in what it holds, the newest step excepted. */
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

/** The changes of a step without the cells that others wrote after it. */
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
