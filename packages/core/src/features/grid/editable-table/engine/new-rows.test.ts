import { describe, expect, it } from 'vitest';

import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { keyAt, tableOf, write } from './engine-table.testing.ts';

const counted: Column = { key: 'number', title: '编号', type: 'number', isOrder: true };
const tableOfNumbers = (...numbers: readonly CellValue[]) =>
  tableOf(
    numbers.map((number, index) => ({ id: `${index}`, number })),
    { columns: [counted] },
  );

describe('new row', () => {
  it("holds the given value, else the column's default, else the kind's", () => {
    const columns: readonly Column[] = [
      { key: 'id', title: '编号', type: 'text', defaultValue: 'no id' },
      { key: 'name', title: '名称', type: 'text' },
      { key: 'price', title: '单价', type: 'number', defaultValue: 3 },
      { key: 'odd', title: '未知', type: 'odd' },
      { key: 'orderNum', title: '序号', type: 'number', isOrder: true, defaultValue: 8 },
    ];
    const table = tableOf([], { columns });
    expect([table.newRow(), table.newRow({ id: '7', name: 'n', price: null, extra: [1] })]).toEqual([
      { key: 'new-t1', id: null, values: { name: '', price: 3, odd: null } },
      { key: 'new-t2', id: null, values: { name: 'n', price: null, odd: null, extra: [1] } },
    ]);
  });

  it('has its number in the format of its column', () => {
    const next = (type: string) =>
      tableOf([{ id: '1', number: '41' }], { columns: [{ ...counted, type }] }).newRow().values;
    expect([next('number'), next('text'), next('odd')]).toEqual([{ number: 42 }, { number: '42' }, { number: 42 }]);
  });
});

describe('number of a new row', () => {
  it.each<[readonly CellValue[], number]>([
    [[], 1],
    [[null, '', 'x', true, [9]], 1],
    [[-5, -7], 1],
    [[3, 12, 7], 13],
    [['3', '12', ' '], 13],
    [[2.9], 3],
    [['1e2', Number.POSITIVE_INFINITY], 101],
  ])('TABLE-01 after %j is %i', (numbers, next) => {
    expect(tableOfNumbers(...numbers).newRow().values).toEqual({ number: next });
  });

  it('counts rows being created, and restarts when the rows change', () => {
    const table = tableOfNumbers(5);
    const next = () => table.newRow().values['number'];
    table.newRow({ number: 60 });
    const made = [next(), next(), next()];
    write(table, 0, 'number', 4);
    made.push(next(), next());
    table.commit({ origin: 'rows', changes: [table.insertion([table.newRow({ number: 1 })])] });
    made.push(next());
    table.commit({ origin: 'rows', changes: [table.removal(keyAt(table, 1))] });
    made.push(next());
    table.load([{ id: '1', number: 30 }]);
    made.push(next());
    expect(made).toEqual([6, 7, 8, 5, 6, 5, 5, 31]);
  });

  it('follows writes, added and removed rows, and remote changes', () => {
    const table = tableOfNumbers(5, 9, 7);
    const next = () => table.newRow().values['number'];
    const seen = [
      () => undefined,
      () => write(table, 0, 'number', 20, 'live'),
      () => write(table, 0, 'number', '8'),
      () => write(table, 1, 'number', 9.5),
      () => write(table, 1, 'number', 1),
      () => table.commit({ origin: 'rows', changes: [table.removal('row-0-0')] }),
      () => table.undo(),
      () =>
        table.commit({
          origin: 'import',
          changes: [table.insertion([table.newRow({ number: 50 }), table.newRow({ number: 40 })])],
        }),
      () => table.commit({ origin: 'rows', changes: [table.removal([keyAt(table, 3), 'row-2-2'])] }),
    ].map((act) => [act(), next()][1]);
    expect(seen).toEqual([10, 21, 10, 10, 9, 8, 9, 51, 41]);
  });
});
