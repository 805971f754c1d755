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

it('the rows of a large table are available immediately, their statistics a little later', () => {
  const opened = openTable({ columns, rows: ages });
  opened.clock.advance(59);
  const before = sumOf(opened);
  opened.clock.advance(1);
  expect({ before, after: sumOf(opened) }).toEqual({ before: [''], after: [String(sum)] });
});

it('replaced rows are counted, too, and a disposed table stops counting', () => {
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

it('a small table is counted immediately', () => {
  expect(sumOf(openTable({ columns, rows: ages.slice(0, 3) }))).toEqual(['3']);
});

it('counting a large table is announced once, whatever is written meanwhile, and never for a small one', () => {
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
