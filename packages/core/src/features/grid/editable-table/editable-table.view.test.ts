import { describe, expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { settled } from '../../../testing/index.ts';
import { openTable } from './editable-table.testing.ts';
import { builtInKinds } from './kinds/kind-registry.ts';

const counted = [
  { key: 'name', title: '姓名', type: 'input' },
  { key: 'age', title: '年龄', type: 'inputNumber', statistics: ['sum', 'average'] as const },
];

describe('facts of an editable table', () => {
  it('keep their references if unchanged', () => {
    const { table, cell } = openTable({ columns: counted, rowSelection: 'checkbox' });
    const before = table.facts();
    table.send({ type: 'cell.focus', place: cell(1, 'name') });
    table.send({ type: 'cells.write', cells: [{ ...cell(1, 'name'), value: '甲' }] });
    const after = table.facts();
    expect([
      before === after,
      (['columns', 'allColumns', 'selection', 'statistics', 'buttons', 'expanded', 'refused'] as const).filter(
        (fact) => before[fact] !== after[fact],
      ),
    ]).toEqual([false, []]);
  });

  it('contain current selection and statistics', () => {
    const { table, row, cell } = openTable({ columns: counted, rowSelection: 'checkbox' });
    const seen = () => [
      table.facts().selection,
      table.facts().statistics.map(({ statistic, text: figure }) => `${statistic} ${figure}`),
      table.facts().buttons,
    ];
    const atFirst = seen();
    table.send({ type: 'rows.selectAll', isSelected: true });
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'age'), value: 1 }] });
    const all = seen();
    table.send({ type: 'row.select', row: row(0), isSelected: false });
    expect([atFirst, all, seen()]).toEqual([
      [{ count: 0, isAll: false, isIndeterminate: false }, ['sum 189', 'average 63'], ['add']],
      [
        { count: 3, isAll: true, isIndeterminate: false },
        ['sum 129', 'average 43'],
        ['add', 'remove', 'clearSelection'],
      ],
      [
        { count: 2, isAll: false, isIndeterminate: true },
        ['sum 129', 'average 43'],
        ['add', 'remove', 'clearSelection'],
      ],
    ]);
  });

  it('count input as unsaved, but not a merely open editor', () => {
    const { table, cell } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    const opened = table.facts().isDirty;
    table.send({ type: 'edit.change', value: '甲' });
    const typed = table.facts().isDirty;
    table.send({ type: 'edit.change', value: '王伟' });
    expect([opened, typed, table.facts().isDirty]).toEqual([false, true, false]);
  });

  it('report loading, and why it failed', () => {
    const { table } = openTable();
    const modes = [table.facts().mode];
    table.send({ type: 'rows.loading' });
    modes.push(table.facts().mode);
    table.send({ type: 'rows.failed', message: localized('没有网络', 'no network') });
    modes.push(table.facts().mode);
    const failure = table.facts().failure;
    table.send({ type: 'rows.load', rows: [] });
    expect([modes, failure, table.facts().failure, table.facts().rowCount]).toEqual([
      ['idle', 'loading', 'idle'],
      localized('没有网络', 'no network'),
      null,
      0,
    ]);
  });

  it('contain permitted columns, hidden kinds, and whether the table is locked', () => {
    const columns = [...counted, { key: 'secret', title: '内部', type: 'hidden' }];
    const { table } = openTable({ columns, disabled: true, size: 'small' });
    const { columns: shown, isDisabled, size, buttons } = table.facts();
    expect([shown.map(({ column }) => column.key), isDisabled, size, buttons]).toEqual([
      ['name', 'age'],
      true,
      'small',
      [],
    ]);
    table.send({ type: 'table.disable', disabled: false });
    expect([table.facts().isDisabled, table.facts().buttons]).toEqual([false, ['add']]);
  });
});

describe('configured table', () => {
  it('has a plain appearance by default', () => {
    const plain = {
      alwaysEdit: true,
      rowSelection: 'none',
      rowNumber: false,
      rowExpand: false,
      dragSort: false,
      rowInsertion: true,
      reloadEffect: false,
    } as const;
    const rich = {
      alwaysEdit: false,
      rowSelection: 'radio',
      rowNumber: true,
      rowExpand: true,
      dragSort: true,
      rowInsertion: false,
      reloadEffect: true,
    } as const;
    expect([openTable().table.look, openTable(rich).table.look]).toEqual([plain, rich]);
  });

  it('TABLE-04 registers custom kinds, and rejects one whose name is taken', () => {
    const own = [...builtInKinds.values()]
      .filter(({ name }) => name === 'input')
      .map((kind) => ({ ...kind, name: 'mine' }));
    const { table } = openTable({ kinds: own, columns: [{ key: 'name', title: '姓名', type: 'mine' }] });
    expect([table.kind('name'), table.kind('none')]).toEqual([own[0], undefined]);
    expect(() => openTable({ kinds: own.map((kind) => ({ ...kind, name: 'input' })) })).toThrow(
      new TypeError('【installCell】"input"已经注册过，请换一个type。'),
    );
  });

  it('persists nothing without a code', () => {
    const { table, cell, clock, localStorage } = openTable();
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '甲' }] });
    table.send({ type: 'column.resize', column: 'name', width: 300 });
    clock.advance(10_000);
    table.dispose();
    expect([localStorage.entries(), table.facts().columns[0]?.width]).toEqual([{}, 300]);
  });

  it('reports configuration errors to its caller', () => {
    const { table } = openTable({
      columns: [
        { key: 'name', title: '姓名', type: 'input' },
        { key: 'odd', title: '怪', type: 'odd' },
        { key: 'name', title: '又', type: 'input' },
      ],
    });
    expect([openTable().table.problems, table.problems.map(({ column }) => column)]).toEqual([[], ['odd', 'name']]);
  });

  it('TABLE-08 permits everything without a permission check', () => {
    const { table } = openTable({ authPre: 'people' });
    expect([table.facts().columns.map(({ column }) => column.key), table.facts().buttons]).toEqual([
      ['name', 'age'],
      ['add'],
    ]);
  });

  it('TABLE-02 includes temporary ids in reads by default, with or without validation', async () => {
    const { table } = openTable({ rows: [] });
    table.send({ type: 'rows.add', values: { name: '新人' } });
    const rows = (stripped: boolean) => [{ ...(stripped ? {} : { id: 'id-1' }), name: '新人', age: null, orderNum: 1 }];
    const readings = [{}, { validate: true }, { stripTemporaryIds: true }, { validate: true, stripTemporaryIds: true }];
    const read = await Promise.all(readings.map((reading) => table.read(reading)));
    const now = [table.readNow(), table.readNow({ stripTemporaryIds: true })];
    expect([read, now]).toEqual([
      [false, false, true, true].map((stripped) => ({ ok: true, value: { rows: rows(stripped), deletedIds: [] } })),
      [false, true].map((stripped) => ({ rows: rows(stripped), deletedIds: [] })),
    ]);
  });

  it('TABLE-17 reports a missing dictionary loader', async () => {
    const { told } = openTable({ columns: [{ key: 'sex', title: '性别', type: 'select', dictCode: 'sex' }] });
    await settled();
    expect(told).toEqual([
      {
        type: 'notice.raised',
        notice: {
          level: 'error',
          text: {
            'zh-CN': '“性别”的选项没有加载出来（加载时出错），点击该列的单元格可重试',
            'en-US': 'The choices of “性别” did not come (loading failed). Press a cell of the column to try again',
          },
        },
      },
    ]);
  });

  it("TABLE-12 returns its content including the editor's value, some rows, and a limited number of errors", async () => {
    const { table, row, cell } = openTable();
    table.send({ type: 'cells.write', cells: [0, 1, 2].map((position) => ({ ...cell(position, 'name'), value: '' })) });
    table.send({ type: 'edit.start', place: cell(0, 'age') });
    table.send({ type: 'edit.change', value: '5' });
    const now = table.readNow({ rows: [row(0)] });
    const read = await table.read({ rows: [row(0), row(2)] });
    expect([now.rows, read, table.facts().mode]).toEqual([
      [{ id: 'a', name: '', age: 61, orderNum: 1 }],
      {
        ok: true,
        value: {
          rows: [
            { id: 'a', name: '', age: 5, orderNum: 1 },
            { id: 'c', name: '', age: 70, orderNum: 3 },
          ],
          deletedIds: [],
        },
      },
      'idle',
    ]);
    expect([table.errors(2).map(({ position, column }) => [position, column]), table.errors().length]).toEqual([
      [
        [0, 'name'],
        [1, 'name'],
      ],
      3,
    ]);
  });

  it('TABLE-12 counts only errors of the rows that are read, and reveals the first', async () => {
    const { table, row, cell, told } = openTable();
    table.send({ type: 'cells.write', cells: [0, 1].map((position) => ({ ...cell(position, 'name'), value: '' })) });
    const message = { 'zh-CN': '姓名不能为空', 'en-US': '姓名 may not be empty' };
    const [second, third] = [
      await table.read({ validate: true, rows: [row(1), row(2)] }),
      await table.read({ validate: true, rows: [row(2)] }),
    ];
    expect([second, third.ok, table.facts().active]).toEqual([
      { ok: false, error: { kind: 'wrong', count: 1, first: { ...cell(1, 'name'), position: 1, message } } },
      true,
      cell(1, 'name'),
    ]);
    expect(told.filter(({ type }) => type === 'message.announced')).toEqual([
      {
        type: 'message.announced',
        text: {
          'zh-CN': '有 1 处填写有误，第一处：姓名不能为空',
          'en-US': '1 cell is wrong, the first: 姓名 may not be empty',
        },
      },
    ]);
  });
});
