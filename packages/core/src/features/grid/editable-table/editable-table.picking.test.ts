import { describe, expect, it } from 'vitest';

import type { Column } from './column.types.ts';
import { openTable } from './editable-table.testing.ts';

const columns: readonly Column[] = [
  {
    key: 'who',
    title: '人员',
    type: 'popup',
    popupCode: 'people',
    orgFields: 'name,phone,age',
    destFields: 'who,phone,age',
  },
  { key: 'phone', title: '电话', type: 'normal' },
  { key: 'age', title: '年龄', type: 'inputNumber', disabled: true },
];
const rows = [{ id: 'a', who: '王伟', phone: '1', age: 61 }, { id: 'b' }];
const stored = { id: 'a', who: '王伟', phone: '1', age: 61, orderNum: 1 };

describe('picked record', () => {
  it('TABLE-16 fills several columns of its row in one step, including read-only ones', () => {
    const { table, cell, told } = openTable({ columns, rows });
    table.send({ type: 'rows.picked', place: cell(1, 'who'), picked: [{ name: '李娜', phone: '139', age: 0 }] });
    expect(table.readNow().rows).toEqual([stored, { id: 'b', who: '李娜', phone: '139', age: 0, orderNum: 2 }]);
    expect(told).toMatchObject([{ type: 'value.changed' }]);
    table.send({ type: 'change.undo' });
    expect(table.readNow().rows).toEqual([stored, { id: 'b', who: null, phone: null, age: null, orderNum: 2 }]);
  });

  it('TABLE-16 is written while the table is saving, and an empty one clears the columns', () => {
    const { table, cell } = openTable({ columns, rows });
    table.send({ type: 'table.save' });
    table.send({ type: 'rows.picked', place: cell(0, 'who'), picked: [] });
    expect(table.readNow().rows[0]).toEqual({ id: 'a', who: null, phone: null, age: null, orderNum: 1 });
  });

  it('TABLE-16 is not written to a cell locked meanwhile, which is reported', () => {
    const { table, cell, told } = openTable({ columns, rows });
    table.send({ type: 'rows.lock', rows: { phone: '1' } });
    table.send({ type: 'rows.picked', place: cell(0, 'who'), picked: [{ name: '李娜' }] });
    expect([table.readNow().rows[0], told]).toEqual([
      stored,
      [
        {
          type: 'notice.raised',
          notice: {
            level: 'error',
            text: {
              'zh-CN': '该单元格已锁定，选取的内容没有写入',
              'en-US': 'The cell has been locked; what was picked was not written',
            },
          },
        },
      ],
    ]);
  });

  it('TABLE-16 reports a wrong configuration, and writes nothing', () => {
    const [who] = columns;
    const { table, cell, told } = openTable({
      columns: [{ key: 'who', title: '人员', type: 'popup', ...who, destFields: 'who' }],
      rows,
    });
    table.send({ type: 'rows.picked', place: cell(0, 'who'), picked: [{ name: '李娜' }] });
    expect(told).toMatchObject([
      {
        type: 'notice.raised',
        notice: { level: 'error', text: { 'zh-CN': 'popup参数未正确配置,原始值和目标值数量不一致!' } },
      },
    ]);
    expect(table.readNow().rows[0]?.['who']).toBe('王伟');
  });
});

it('TABLE-17 a value typed into a choice is offered in other rows, until no cell holds it', () => {
  const city: Column = {
    key: 'city',
    title: '城市',
    type: 'select',
    options: [{ value: '1', text: '北京' }],
    allowInput: true,
  };
  const { table, cell, row } = openTable({
    columns: [city, { ...city, key: 'strict', allowInput: false }],
    rows: [
      { id: 'a', city: '1' },
      { id: 'b', strict: '天津' },
    ],
  });
  const offered = (column: string) => table.rows.options(row(1), column).map(({ value }) => value);
  expect([offered('city'), offered('strict'), table.rows.options(row(0), 'city') === city.options]).toEqual([
    ['1'],
    ['1'],
    true,
  ]);
  table.send({ type: 'edit.start', place: cell(0, 'city') });
  table.send({ type: 'edit.change', value: '天津' });
  table.send({ type: 'edit.commit' });
  expect([offered('city'), table.rows.options(row(0), 'city') === table.rows.options(row(1), 'city')]).toEqual([
    ['1', '天津'],
    true,
  ]);
  table.send({ type: 'change.undo' });
  expect(offered('city')).toEqual(['1']);
});
