import { expect, it } from 'vitest';

import type { Change } from '../transaction.types.ts';
import { countingIds, plainKinds } from './engine-kinds.testing.ts';
import { createTableEngine } from './table-engine.ts';

const ROWS = 6000;
const HALF = 3000;
const ages = Array.from({ length: ROWS }, (_, index) => ({ id: `p${index}`, age: index % 90 }));
const sum = ages.reduce((total, { age }) => total + age, 0);

/** A table with half of its rows counted. */
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

it('many rows have no sum until all are counted, slice by slice', () => {
  const { engine, total } = halfCounted();
  const before = { isCounted: engine.isCounted(), total: total() };
  engine.countOn(HALF);
  expect([before, { isCounted: engine.isCounted(), total: total() }]).toEqual([
    { isCounted: false, total: [''] },
    { isCounted: true, total: [String(sum)] },
  ]);
});

it('writes before and after the counting position are counted once', () => {
  const { engine, key, commit, total } = halfCounted();
  commit({
    kind: 'cellsWritten',
    cells: [HALF - 1, HALF].map((position) => ({ row: key(position), column: 'age', value: 1000 })),
  });
  engine.countOn(ROWS);
  expect(total()).toEqual([String(sum + 2000 - ((HALF - 1) % 90) - (HALF % 90))]);
});

it('rows added, removed or moved across the counting position are counted once', () => {
  const { engine, key, commit, total } = halfCounted();
  commit(
    { kind: 'rowMoved', row: key(0), to: ROWS - 1 },
    { kind: 'rowsRemoved', rows: [key(1)] },
    engine.insertion([engine.newRow({ age: 7 })], 0),
  );
  engine.countOn(HALF);
  const isCounted = engine.isCounted();
  engine.countOn(ROWS);
  expect({ isCounted, total: total() }).toEqual({ isCounted: false, total: [String(sum - 1 + 7)] });
});

it('statistics are those of the configured columns, in order, with a stable reference until a change', () => {
  const engine = createTableEngine({
    columns: [
      { key: 'name', title: '姓名', type: 'text' },
      { key: 'age', title: '年龄', type: 'number', statistics: ['average', 'sum'] },
      { key: 'pay', title: '工资', type: 'number', statistics: 'sum' },
    ],
    kinds: plainKinds,
    newId: countingIds(),
  });
  engine.load([
    { id: 'a', age: 3, pay: 10 },
    { id: 'b', age: 4, pay: 0.5 },
  ]);
  const first = engine.statistics();
  const write = (column: string, value: number | string) =>
    engine.commit({
      origin: 'program',
      changes: [{ kind: 'cellsWritten', cells: [{ row: 'row-0-a', column, value }] }],
    });
  write('name', 'x');
  const named = engine.statistics();
  write('pay', 20);
  const paid = engine.statistics();
  write('age', 5);
  write('age', 3);
  expect([first, named === first, paid, engine.statistics() === paid]).toEqual([
    [
      { column: 'age', statistic: 'average', text: '3.5' },
      { column: 'age', statistic: 'sum', text: '7' },
      { column: 'pay', statistic: 'sum', text: '10.5' },
    ],
    true,
    [
      { column: 'age', statistic: 'average', text: '3.5' },
      { column: 'age', statistic: 'sum', text: '7' },
      { column: 'pay', statistic: 'sum', text: '20.5' },
    ],
    true,
  ]);
});

it('a column with an empty list of statistics changes none on write', () => {
  const engine = createTableEngine({
    columns: [
      { key: 'age', title: '年龄', type: 'number', statistics: [] },
      { key: 'pay', title: '工资', type: 'number', statistics: 'sum' },
    ],
    kinds: plainKinds,
    newId: countingIds(),
  });
  engine.load([{ id: 'a', age: 3, pay: 10 }]);
  const first = engine.statistics();
  engine.commit({
    origin: 'program',
    changes: [{ kind: 'cellsWritten', cells: [{ row: 'row-0-a', column: 'age', value: 4 }] }],
  });
  expect([first, engine.statistics() === first]).toEqual([[{ column: 'pay', statistic: 'sum', text: '10' }], true]);
});

it('two thousand rows are counted synchronously, and replaced rows again', () => {
  const engine = createTableEngine({
    columns: [{ key: 'age', title: '年龄', type: 'number', statistics: 'sum' }],
    kinds: plainKinds,
    newId: countingIds(),
  });
  const seen = [2000, 2001, 3, 0].map((count) => {
    engine.load(ages.slice(0, count).map((row) => ({ ...row, age: 1 })));
    return [engine.isCounted(), engine.statistics().map(({ text }) => text)];
  });
  expect(seen).toEqual([
    [true, ['2000']],
    [false, ['']],
    [true, ['3']],
    [true, ['']],
  ]);
});

it('a table without statistics is complete, however many rows it has', () => {
  const engine = createTableEngine({
    columns: [{ key: 'age', title: '年龄', type: 'number' }],
    kinds: plainKinds,
    newId: countingIds(),
  });
  engine.load(ages);
  expect([engine.isCounted(), engine.statistics()]).toEqual([true, []]);
});

it('counting is complete after rows are added and removed, and continues incrementally', () => {
  const { engine, key, commit, total } = halfCounted();
  engine.countOn(ROWS);
  commit({ kind: 'rowsRemoved', rows: [key(5), key(89)] }, engine.insertion([engine.newRow({ age: 1000 })], 0));
  const counted = [engine.isCounted(), total()];
  engine.countOn(ROWS);
  commit({ kind: 'rowMoved', row: key(0), to: 9 });
  expect([counted, total()]).toEqual([[true, [String(sum + 1000 - 5 - 89)]], [String(sum + 1000 - 5 - 89)]]);
});
