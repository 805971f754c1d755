import { describe, expect, it } from 'vitest';

import type { Commit } from '../transaction.types.ts';
import { createHistory, type HistoryStep } from './history.ts';

/** A commit that is taken back by writing so many cells. */
function commitOf(revision: number, cells: number): Commit {
  const place = { row: 'a', column: 'b' };
  const inverse = [{ kind: 'cellsWritten' as const, cells: Array.from({ length: cells }, () => ({ ...place, value: null })) }];
  const written = Array.from({ length: cells }, () => ({ ...place, before: null, after: revision }));
  return { origin: 'typing', revision, written, inserted: [], removed: [], isOrderChanged: false, refused: [], inverse };
}

function steps(take: () => HistoryStep | null): readonly number[] {
  const revisions: number[] = [];
  for (let step = take(); step !== null; step = take()) revisions.push(step.revision);
  return revisions;
}

describe('history', () => {
  it('forgets its oldest quarter where it holds more than half a million cells and rows', () => {
    const history = createHistory(true);
    for (let revision = 1; revision <= 8; revision += 1) history.record(commitOf(revision, 62_500));
    history.record(commitOf(9, 1));
    expect(steps(history.takeUndo)).toEqual([9, 8, 7, 6, 5, 4, 3]);
  });

  it('keeps the newest step whatever it holds', () => {
    const history = createHistory(true);
    history.record(commitOf(1, 1));
    history.record(commitOf(2, 600_000));
    expect(steps(history.takeUndo)).toEqual([2]);
    history.record(commitOf(3, 1));
    expect(steps(history.takeUndo)).toEqual([3]);
  });

  it('knows the state that was stored, whichever way it is reached', () => {
    const history = createHistory(true);
    history.record(commitOf(1, 1));
    history.markSaved();
    history.record(commitOf(2, 1));
    const dirty = [history.isDirty()];
    const step = history.takeUndo();
    if (step !== null) history.undone(step, commitOf(3, 1));
    dirty.push(history.isDirty());
    const again = history.takeRedo();
    if (again !== null) history.redone(again, commitOf(4, 1));
    dirty.push(history.isDirty());
    history.reset();
    dirty.push(history.isDirty());
    expect({ dirty, left: [history.canUndo(), history.canRedo()] }).toEqual({ dirty: [true, false, true, false], left: [false, false] });
  });

  it('that is not kept still knows what is stored', () => {
    const history = createHistory(false);
    history.record(commitOf(1, 1));
    expect([history.canUndo(), history.isDirty()]).toEqual([false, true]);
  });
});
