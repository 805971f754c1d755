import { expect, it } from 'vitest';

import type { Column } from '../column.types.ts';
import { openTable } from '../editable-table.testing.ts';
import { reportOfCell } from './report-of-cell.ts';

const popup: Column = {
  key: 'who',
  title: '人员',
  type: 'popup',
  popupCode: 'retiree',
  orgFields: 'name,id',
  destFields: 'who,whoId',
};
const row = { who: '王', whoId: 'r1', note: '老' };

it.each<[Column, object | string]>([
  [
    popup,
    {
      config: { code: 'retiree', orgFields: 'name,id', destFields: 'who,whoId', field: 'who', isMultiple: false },
      held: { who: '王', whoId: 'r1' },
    },
  ],
  [
    { key: 'note', title: '备注', type: 'input_pop', popupCode: 'retiree', field: 'name', props: { multi: true } },
    {
      config: { code: 'retiree', orgFields: 'name', destFields: 'note', field: 'note', isMultiple: true },
      held: { note: '老' },
    },
  ],
  [{ ...popup, orgFields: 'name' }, 'popup参数未正确配置,原始值和目标值数量不一致!'],
  [{ ...popup, popupCode: '' }, 'popup参数未正确配置!'],
])('TABLE-16 a cell of a report knows what it takes, fills and holds: %j', (column, expected) => {
  const found = reportOfCell(column, (key) => new Map(Object.entries(row)).get(key) ?? null);
  expect(found.ok ? found.value : found.error['zh-CN']).toEqual(expected);
});

it('TABLE-16 input_pop opens the picker where it names a report, and its text where it names none', () => {
  const { table, cell, told } = openTable({
    columns: [
      { key: 'a', title: '甲', type: 'input_pop', popupCode: 'retiree' },
      { key: 'b', title: '乙', type: 'input_pop' },
    ],
    rows: [{ id: 'r', a: '', b: '' }],
    alwaysEdit: false,
  });
  table.send({ type: 'edit.start', place: cell(0, 'a') });
  const asked = told.filter(({ type }) => type === 'picker.requested').length;
  table.send({ type: 'edit.start', place: cell(0, 'b') });
  expect([asked, table.facts().edited?.column]).toEqual([1, 'b']);
});
