import { expect, it } from 'vitest';

import { fakeClock } from '../../../../testing/index.ts';
import { openTable } from '../editable-table.testing.ts';
import { createTableEngine } from '../engine/table-engine.ts';
import { builtInKinds } from '../kinds/kind-registry.ts';
import { createRowCounter } from './row-counter.ts';

const ROWS = 12_000;
const ages = Array.from({ length: ROWS }, (_, index) => ({ id: `p${index}`, name: `人${index}`, age: index % 90 }));
const sum = ages.reduce((total, { age }) => total + age, 0);
const columns = [
  { key: 'name', title: '姓名', type: 'input' },
  { key: 'age', title: '年龄', type: 'inputNumber', statistics: 'sum' as const },
];

const sumOf = ({ table }: ReturnType<typeof openTable>) => table.facts().statistics.map(({ text }) => text);

it('many rows are there at once, and their sums a little later', () => {
  const opened = openTable({ columns, rows: ages });
  opened.clock.advance(59);
  const before = sumOf(opened);
  opened.clock.advance(1);
  expect({ before, after: sumOf(opened) }).toEqual({ before: [''], after: [String(sum)] });
});

it('rows in the place of others are counted, too, and a table that is closed counts no more', () => {
  const opened = openTable({ columns, rows: ages });
  opened.clock.advance(60);
  opened.table.send({ type: 'rows.load', rows: ages.slice(2) });
  const before = sumOf(opened);
  opened.clock.advance(60);
  const after = sumOf(opened);
  opened.table.send({ type: 'rows.load', rows: ages });
  opened.table.dispose();
  opened.clock.advance(60);
  expect({ before, after, closed: sumOf(opened) }).toEqual({ before: [''], after: [String(sum - 1)], closed: [''] });
});

it('few rows are counted as soon as they are there', () => {
  expect(sumOf(openTable({ columns, rows: ages.slice(0, 3) }))).toEqual(['3']);
});

it('many rows are said to be counted once, whatever is written meanwhile and afterwards, and never of few', () => {
  const said = (count: number) => {
    const clock = fakeClock();
    const engine = createTableEngine({ columns, kinds: builtInKinds, newId: () => 'new' });
    engine.load(ages.slice(0, count));
    const at: number[] = [];
    createRowCounter(engine, clock, () => at.push(clock.now()));
    const start = clock.now();
    for (const age of [1, 2, 3]) {
      engine.commit({
        origin: 'program',
        changes: [{ kind: 'cellsWritten', cells: [{ row: 'row-0-p0', column: 'age', value: age }] }],
      });
      clock.advance(59);
    }
    clock.advance(1000);
    return at.map((time) => time - start);
  };
  expect([said(ROWS), said(3)]).toEqual([[60], []]);
});
