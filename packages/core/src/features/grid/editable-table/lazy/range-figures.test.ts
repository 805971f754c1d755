import { describe, expect, it } from 'vitest';

import type { Column } from '../column.types.ts';
import type { GivenRow } from '../table-options.types.ts';
import { openTable } from '../editable-table.testing.ts';
import { rangeFiguresText } from './range-figures.messages.ts';
import { watchRange } from './range-figures.ts';

const columns = [
  { key: 'name', title: '姓名', type: 'input' },
  { key: 'age', title: '年龄', type: 'inputNumber' },
  { key: 'pay', title: '金额', type: 'inputNumber' },
];

/** A table with its range watched, and what the status line said in turn. */
function watched(rows: readonly GivenRow[], shown: readonly Column[] = columns) {
  const opened = openTable({ columns: shown, rows });
  const watch = watchRange(opened.table, opened.clock);
  const words = () => {
    const { figures } = watch.facts();
    return figures === null ? null : rangeFiguresText(figures)['zh-CN'];
  };
  const told: (string | null)[] = [];
  watch.subscribe(() => told.push(words()));
  const mark = (from: readonly [number, string], to: readonly [number, string]) =>
    opened.table.send({
      type: 'range.select',
      range: { anchor: opened.cell(...from), head: opened.cell(...to) },
    });
  return { ...opened, watch, words, told, mark };
}

const FOUR = [
  { id: 'a', name: '王伟', age: 61, pay: 0.1 },
  { id: 'b', name: '李娜', age: null, pay: 0.2 },
  { id: 'c', name: '', age: 70, pay: 583.2 },
  { id: 'd', name: '130', age: 50, pay: null },
];

describe('figures of the marked range', () => {
  it('leave the numbers of rows out', () => {
    const { told, mark } = watched(
      [
        { id: 'a', no: 2, pay: 10 },
        { id: 'b', no: 1381, pay: 20 },
      ],
      [
        { key: 'no', title: '行号', type: 'normal', isOrder: true },
        { key: 'pay', title: '金额', type: 'inputNumber' },
      ],
    );
    mark([0, 'no'], [1, 'pay']);
    mark([0, 'no'], [1, 'no']);
    expect(told).toEqual(['计数 2 · 合计 30 · 平均 15', null]);
  });

  it('TABLE-34 count, sum and average follow the marked range, numbers exact, and cells of words only counted', () => {
    const { told, mark, table, words } = watched(FOUR);
    mark([0, 'pay'], [2, 'pay']);
    mark([0, 'name'], [2, 'pay']);
    mark([0, 'name'], [3, 'name']);
    mark([3, 'name'], [3, 'age']);
    table.send({ type: 'cells.write', cells: [{ row: table.rows.keyAt(3) ?? '', column: 'age', value: 1.5 }] });
    table.send({ type: 'cell.focus', place: { row: table.rows.keyAt(0) ?? '', column: 'name' } });
    expect([told, words()]).toEqual([
      [
        '计数 3 · 合计 583.5 · 平均 194.5',
        '计数 7 · 合计 714.5 · 平均 142.9',
        '计数 3',
        '计数 2 · 合计 50 · 平均 50',
        '计数 2 · 合计 1.5 · 平均 1.5',
        null,
      ],
      null,
    ]);
  });

  it('TABLE-34 a range of 100,000 cells is counted in slices, and another row of it costs that row alone', () => {
    const rows = Array.from({ length: 50_001 }, (_, index) => ({ id: `${index}`, age: 1, pay: 2 }));
    const { mark, words, told, table, clock } = watched(rows);
    mark([0, 'age'], [49_999, 'pay']);
    const first = words();
    clock.advance(0);
    const all = words();
    let asked = 0;
    const { value } = table.rows;
    Object.assign(table.rows, {
      value(row: string, column: string) {
        asked += 1;
        return value(row, column);
      },
    });
    mark([0, 'age'], [50_000, 'pay']);
    expect([first, all, told.length, words(), asked, clock.pending()]).toEqual([
      '计数 20000 · 合计 30000 · 平均 1.5…',
      '计数 100000 · 合计 150000 · 平均 1.5',
      6,
      '计数 100002 · 合计 150003 · 平均 1.5',
      2,
      0,
    ]);
  });

  it('TABLE-34 a large range whose cells change is counted anew after a pause, not with every change', () => {
    const rows = Array.from({ length: 15_000 }, (_, index) => ({ id: `${index}`, age: 1, pay: 2 }));
    const { mark, words, table, clock, cell } = watched(rows);
    mark([0, 'age'], [14_999, 'pay']);
    clock.advance(0);
    for (let row = 0; row < 3; row += 1)
      table.send({ type: 'cells.write', cells: [{ ...cell(row, 'age'), value: 11 }] });
    const during = [words(), clock.pending()];
    clock.advance(250);
    expect([during, words()]).toEqual([
      ['计数 30000 · 合计 45000 · 平均 1.5', 1],
      '计数 30000 · 合计 45030 · 平均 1.5',
    ]);
  });

  it('ends with the component that shows it', () => {
    const { watch, mark, told, clock } = watched(FOUR);
    watch.dispose();
    mark([0, 'pay'], [2, 'pay']);
    expect([told, watch.facts(), clock.pending()]).toEqual([[], { figures: null }, 0]);
  });
});
