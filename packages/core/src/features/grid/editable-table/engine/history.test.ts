import { describe, expect, it } from 'vitest';

import type { Commit } from '../transaction.types.ts';
import { createHistory, rebased, type HistoryStep } from './history.ts';

/** A repeated element, as half a million records would take seconds. */
const manyOf = <One>(count: number, one: One): readonly One[] => Array.from<One>({ length: count }).fill(one);

/** A commit whose inverse writes this many cells. */
function commitOf(revision: number, cells: number): Commit {
  const place = { row: 'a', column: 'b' };
  const inverse = [{ kind: 'cellsWritten' as const, cells: manyOf(cells, { ...place, value: null }) }];
  const written = manyOf(cells, { ...place, before: null, after: revision });
  return {
    origin: 'typing',
    revision,
    written,
    inserted: [],
    removed: [],
    isOrderChanged: false,
    refused: [],
    inverse,
  };
}

function steps(take: () => HistoryStep | null): readonly number[] {
  const revisions: number[] = [];
  for (let step = take(); step !== null; step = take()) revisions.push(step.revision);
  return revisions;
}

describe('history', () => {
  it('drops its oldest quarter above half a million cells and rows', () => {
    const history = createHistory(true);
    for (let revision = 1; revision <= 8; revision += 1) history.record(commitOf(revision, 62_500), 62_500);
    history.record(commitOf(9, 1), 1);
    expect(steps(history.takeUndo)).toEqual([9, 8, 7, 6, 5, 4, 3]);
  });

  it('keeps the newest step whatever its size', () => {
    const history = createHistory(true);
    history.record(commitOf(1, 1), 1);
    history.record(commitOf(2, 600_000), 600_000);
    expect(steps(history.takeUndo)).toEqual([2]);
    history.record(commitOf(3, 1), 1);
    expect(steps(history.takeUndo)).toEqual([3]);
  });

  it('recognises the saved state, however it is reached', () => {
    const history = createHistory(true);
    history.record(commitOf(1, 1), 1);
    history.markSaved();
    history.record(commitOf(2, 1), 1);
    const dirty = [history.isDirty()];
    const step = history.takeUndo();
    if (step !== null) history.undone(step, commitOf(3, 1), 1);
    dirty.push(history.isDirty());
    const again = history.takeRedo();
    if (again !== null) history.redone(again, commitOf(4, 1), 1);
    dirty.push(history.isDirty());
    history.reset();
    dirty.push(history.isDirty());
    expect({ dirty, left: [history.canUndo(), history.canRedo()] }).toEqual({
      dirty: [true, false, true, false],
      left: [false, false],
    });
  });

  it('weighs written cells, added, removed or ordered rows, and one for a moved row', () => {
    const history = createHistory(true);
    const rows = Array.from({ length: 100_000 }, (_, index) => `${index}`);
    const placed = rows.map((key, at) => ({ at, row: { key, id: null, values: {} } }));
    const changes = [
      { kind: 'rowsRemoved', rows },
      { kind: 'rowsInserted', rows: placed },
      { kind: 'rowsOrdered', rows },
      { kind: 'rowMoved', row: '1', to: 2 },
      { kind: 'cellsWritten', cells: [] },
    ] as const;
    const weights = changes.map((change) => {
      history.record({ ...commitOf(1, 0), inverse: [change] }, 0);
      return history.takeUndo()?.weight;
    });
    history.record(commitOf(2, 7), 7);
    expect([...weights, history.takeUndo()?.weight]).toEqual([100_000, 100_000, 100_000, 1, 0, 7]);
  });

  it('drops nothing up to half a million, whatever was undone and redone', () => {
    const history = createHistory(true);
    for (let revision = 1; revision <= 5; revision += 1) history.record(commitOf(revision, 100_000), 100_000);
    for (const revision of [6, 7]) {
      const step = history.takeUndo();
      if (step !== null) history.undone(step, commitOf(revision, 100_000), 100_000);
    }
    const undone = [history.canUndo(), history.canRedo()];
    for (const revision of [8, 9]) {
      const step = history.takeRedo();
      if (step !== null) history.redone(step, commitOf(revision, 100_000), 100_000);
    }
    expect([undone, history.canRedo(), steps(history.takeUndo)]).toEqual([[true, true], false, [9, 8, 3, 2, 1]]);
  });

  it('does not weigh steps again after dropping some', () => {
    const history = createHistory(true);
    history.record(commitOf(1, 400_000), 400_000);
    history.record(commitOf(2, 1), 1);
    const step = history.takeUndo();
    if (step !== null) history.undone(step, commitOf(3, 1), 1);
    history.forget();
    const forgotten = [history.canUndo(), history.canRedo(), history.isDirty()];
    for (const revision of [4, 5]) history.record(commitOf(revision, 200_000), 200_000);
    expect([forgotten, steps(history.takeUndo)]).toEqual([
      [false, false, true],
      [5, 4],
    ]);
  });

  it('skips steps without remaining effect', () => {
    const history = createHistory(true);
    history.record(commitOf(1, 1), 1);
    const step = history.takeUndo();
    const dirty = [history.isDirty()];
    history.passed(step?.before ?? -1);
    expect([
      ...dirty,
      history.isDirty(),
      history.canUndo(),
      history.canRedo(),
      history.takeUndo(),
      history.takeRedo(),
    ]).toEqual([true, false, false, false, null, null]);
  });

  it('does not revert later remote changes, cell by cell', () => {
    const cells = ['a', 'b', 'c'].map((column) => ({ row: 'r', column, value: 1 }));
    const moved = { kind: 'rowMoved', row: 'r', to: 0 } as const;
    const step = {
      changes: [{ kind: 'cellsWritten', cells }, moved],
      revision: 5,
      before: 0,
      after: 1,
      weight: 3,
    } as const;
    const revisions: Readonly<Record<string, number>> = { a: 4, b: 5, c: 6 };
    expect(rebased(step, (_row, column) => revisions[column] ?? 0)).toEqual([
      { kind: 'cellsWritten', cells: cells.slice(0, 2) },
      moved,
    ]);
  });

  it('still recognises the saved state if disabled', () => {
    const history = createHistory(false);
    history.record(commitOf(1, 1), 1);
    expect([history.canUndo(), history.isDirty()]).toEqual([false, true]);
  });
});
