import { describe, expect, it } from 'vitest';

import { sameText } from '../../../../kernel/index.ts';
import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { complaints, listened, name, price, tableOf } from './engine-table.testing.ts';

const ask = (): null => null;
const columns: readonly Column[] = [
  {
    ...name,
    validateRules: [
      { required: true, message: '必填' },
      { handler: ask, message: '已存在' },
      { unique: true, message: '重复' },
      { pattern: 's', message: '只能字母' },
      { handler: ask },
    ],
  },
  price,
  { key: 'codes', title: '编码', type: 'read', validateRules: [{ unique: true, message: '重复' }] },
  { key: 'hidden', title: '隐藏', type: 'hidden', validateRules: [{ required: true }] },
];

const open = () =>
  tableOf([{ id: '1', name: 'a', codes: [1] }, { id: '2', name: 'b', codes: { a: 1 } }, { name: 'c' }], { columns });

/** Result for an editor's value. */
function said(row: string, column: string, ...values: readonly CellValue[]) {
  const table = open();
  return values.map((value) => {
    const { problem, pending } = table.checkDraft({ row, column }, value, 5);
    return [problem?.['zh-CN'] ?? null, pending?.handlers.length ?? null];
  });
}

describe("editor's value", () => {
  it('TABLE-11 is validated by the rules in order, calling handlers before the first failing one', () => {
    expect(said('row-0-1', 'name', 'x', '', null, 'b', 'c', '7', 7)).toEqual([
      [null, 2],
      ['必填', null],
      ['必填', null],
      ['重复', 1],
      ['重复', 1],
      ['只能字母', 1],
      ['not a text', null],
    ]);
  });

  it('is not compared with its own cell, and empty values are not equal', () => {
    expect([said('row-0-1', 'name', 'a'), said('row-0-1', 'codes', [1], { a: 1 }, null, '', [])]).toEqual([
      [[null, 2]],
      [
        [null, null],
        ['重复', null],
        [null, null],
        [null, null],
        [null, null],
      ],
    ]);
  });

  it('TABLE-11 is passed to handlers with its row including the input', () => {
    const table = open();
    const pending = ['row-0-1', 'row-2-'].map((row) => table.checkDraft({ row, column: 'name' }, 'x', 7).pending);
    const handlers = [
      { ask, message: sameText('已存在') },
      { ask, message: null },
    ];
    const check = { moment: 'input', value: 'x', column: columns[0] };
    expect(pending).toEqual([
      {
        row: 'row-0-1',
        column: 'name',
        ticket: 7,
        check: { ...check, id: '1', values: { id: '1', name: 'x', codes: [1] } },
        handlers,
      },
      { row: 'row-2-', column: 'name', ticket: 7, check: { ...check, id: null, values: { name: 'x' } }, handlers },
    ]);
  });

  it('is valid without rules or validation of its column, and for an unknown cell', () => {
    expect([
      said('row-0-1', 'price', 5, 'much'),
      said('row-0-1', 'hidden', ''),
      said('nobody', 'name', ''),
      said('row-0-1', 'nowhere', ''),
    ]).toEqual([
      [
        [null, null],
        ['not a number', null],
      ],
      [[null, null]],
      [[null, null]],
      [[null, null]],
    ]);
  });

  it('is valid if nothing is validated, and for an unknown column type', () => {
    const unknown: Column = {
      key: 'odd',
      title: '未知',
      type: 'odd',
      validateRules: [{ required: true, message: '必填' }],
    };
    const draft = (validation: boolean, column: string, value: CellValue) =>
      tableOf([{ id: '1' }], { columns: [...columns, unknown], features: { validation } }).checkDraft(
        { row: 'row-0-1', column },
        value,
        1,
      ).problem?.['zh-CN'];
    expect([
      draft(true, 'price', 'much'),
      draft(false, 'price', 'much'),
      draft(true, 'odd', 5),
      draft(true, 'odd', ''),
    ]).toEqual(['not a number', undefined, undefined, '必填']);
  });

  it('has no errors and no handlers for an unknown cell', () => {
    const table = open();
    const places = [
      { row: 'nobody', column: 'name' },
      { row: 'row-0-1', column: 'nowhere' },
    ];
    expect(places.map((place) => table.checkDraft(place, '', 1))).toEqual([
      { problem: null, pending: null },
      { problem: null, pending: null },
    ]);
  });

  it('is not stored', () => {
    const table = open();
    const heard = listened(table);
    table.checkDraft({ row: 'row-0-1', column: 'name' }, 'b', 1);
    expect([complaints(table), table.read().rows[0], table.takePendingChecks(), heard()]).toEqual([
      [],
      { id: '1', name: 'a', codes: [1], orderNum: 1 },
      [],
      [],
    ]);
  });
});
