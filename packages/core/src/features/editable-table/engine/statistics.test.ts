import { expect, it } from 'vitest';

import type { Change } from '../transaction.types.ts';
import { countingIds, plainKinds } from './engine-kinds.testing.ts';
import { createTableEngine } from './table-engine.ts';

const ROWS = 6000;
const HALF = 3000;
const ages = Array.from({ length: ROWS }, (_, index) => ({ id: `p${index}`, age: index % 90 }));
const sum = ages.reduce((total, { age }) => total + age, 0);

/** A table whose first half is counted. */
function halfCounted() {
  const engine = createTableEngine({
    columns: [{ key: 'age', title: '年龄', type: 'number', statistics: 'sum' }],
    kinds: plainKinds,
    newId: countingIds(),
  });
  engine.load(ages);
  engine.countOn(HALF);
  const key = (position: number) => engine.keyAt(position) ?? '';
  const commit = (...changes: readonly Change[]) => engine.commit({ origin: 'program', changes });
  const total = () => engine.statistics().map(({ text }) => text);
  return { engine, key, commit, total };
}

it('many rows have no sum until all of them are counted, slice by slice', () => {
  const { engine, total } = halfCounted();
  const before = { isCounted: engine.isCounted(), total: total() };
  engine.countOn(HALF);
  expect([before, { isCounted: engine.isCounted(), total: total() }]).toEqual([
    { isCounted: false, total: [''] },
    { isCounted: true, total: [String(sum)] },
  ]);
});

it('what is written before and behind the place of the count is counted once', () => {
  const { engine, key, commit, total } = halfCounted();
  commit({ kind: 'cellsWritten', cells: [HALF - 1, HALF].map((position) => ({ row: key(position), column: 'age', value: 1000 })) });
  engine.countOn(ROWS);
  expect(total()).toEqual([String(sum + 2000 - ((HALF - 1) % 90) - (HALF % 90))]);
});

it('rows that come, go or move across the place of the count are counted once', () => {
  const { engine, key, commit, total } = halfCounted();
  commit({ kind: 'rowMoved', row: key(0), to: ROWS - 1 }, { kind: 'rowsRemoved', rows: [key(1)] }, engine.insertion([engine.newRow({ age: 7 })], 0));
  engine.countOn(HALF);
  const isCounted = engine.isCounted();
  engine.countOn(ROWS);
  expect({ isCounted, total: total() }).toEqual({ isCounted: false, total: [String(sum - 1 + 7)] });
});
