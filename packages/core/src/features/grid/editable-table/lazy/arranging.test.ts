import { describe, expect, it } from 'vitest';

import type { ColumnFilter } from '../editable-table.types.ts';
import { openTable } from '../editable-table.testing.ts';
import type { TableOptions } from '../table-options.types.ts';
import { clearFilters, filterBy, sortByHead } from './arranging.ts';
import { cellMenu } from './cell-menu.model.ts';
import { filterForm } from './filter-form.ts';

const columns = [
  { key: 'name', title: '姓名', type: 'input', validateRules: [{ required: true }] },
  { key: 'age', title: '年龄', type: 'inputNumber' },
  { key: 'day', title: '日期', type: 'date' },
  {
    key: 'sex',
    title: '性别',
    type: 'select',
    options: [
      { value: '1', text: '男' },
      { value: '2', text: '女' },
    ],
  },
];

const ROWS = [
  { id: 'a', name: '王伟', age: 61, day: '2026-03-08', sex: '1' },
  { id: 'b', name: '李娜', age: 58, day: '2026-04-09', sex: '2' },
  { id: 'c', name: '张敏', age: 70, day: '2026-05-10', sex: '2' },
  { id: 'd', name: 'Ｗang', age: null, day: null, sex: '' },
];

function opened(options: Partial<TableOptions> = {}) {
  const stage = openTable({ columns, rows: ROWS, rowSelection: 'checkbox', ...options });
  const { table, told } = stage;
  const shown = () =>
    Array.from({ length: table.rows.rowCount() }, (_, at) => table.rows.text(stage.row(at), 'name')).join(' ');
  const saved = () =>
    Array.from({ length: table.rows.own.rowCount() }, (_, at) =>
      table.rows.text(table.rows.own.keyAt(at) ?? '', 'name'),
    ).join(' ');
  const filtered = (column: string, filter: ColumnFilter | null) => {
    table.send(filterBy(column, filter));
    return shown();
  };
  const announced = () => told.flatMap((one) => (one.type === 'message.announced' ? one.text['zh-CN'] : []));
  return { ...stage, shown, saved, filtered, announced };
}

describe('sorting by the head', () => {
  it('TABLE-32 a press on a head sorts up, then down, then shows the own order; what is saved keeps its order', () => {
    const { table, shown, saved, announced } = opened();
    const steps = ['age', 'age', 'age', 'name'].map((column) => {
      table.send(sortByHead(column));
      return [shown(), table.facts().sorted?.direction ?? null, saved()];
    });
    expect([steps, announced(), table.facts().canUndo, table.facts().isDirty]).toEqual([
      [
        ['李娜 王伟 张敏 Ｗang', 'ascending', '王伟 李娜 张敏 Ｗang'],
        ['张敏 王伟 李娜 Ｗang', 'descending', '王伟 李娜 张敏 Ｗang'],
        ['王伟 李娜 张敏 Ｗang', null, '王伟 李娜 张敏 Ｗang'],
        ['李娜 王伟 张敏 Ｗang', 'ascending', '王伟 李娜 张敏 Ｗang'],
      ],
      [
        '显示全部 4 行，按“年龄”升序显示',
        '显示全部 4 行，按“年龄”降序显示',
        '显示全部 4 行，原顺序',
        '显示全部 4 行，按“姓名”升序显示',
      ],
      false,
      false,
    ]);
  });
});

describe('filters', () => {
  it('TABLE-32 filters by words, values, numbers and days; several columns together', () => {
    const { table, filtered, shown, announced } = opened();
    expect([
      filtered('name', { kind: 'text', contains: ' wANG' }),
      filtered('name', { kind: 'text', contains: ' ' }),
      filtered('sex', { kind: 'values', texts: ['女', ''] }),
      filtered('age', { kind: 'number', from: 60, to: null }),
      Object.keys(table.facts().filters),
      filtered('sex', null),
      filtered('age', { kind: 'number', from: null, to: 61 }),
      filtered('age', { kind: 'number', from: null, to: null }),
      filtered('day', { kind: 'day', from: '2026-04-09', to: '2026-05-10' }),
      filtered('day', { kind: 'day', from: '20260510', to: null }),
      (table.send(clearFilters()), shown()),
    ]).toEqual([
      'Ｗang',
      '王伟 李娜 张敏 Ｗang',
      '李娜 张敏 Ｗang',
      '张敏',
      ['sex', 'age'],
      '王伟 张敏',
      '王伟 李娜',
      '王伟 李娜 张敏 Ｗang',
      '李娜 张敏',
      '张敏',
      '王伟 李娜 张敏 Ｗang',
    ]);
    expect(announced().slice(0, 2)).toEqual(['显示 4 行中的 1 行，原顺序', '显示全部 4 行，原顺序']);
  });

  it('TABLE-32 a day that cannot be read changes nothing and says so', () => {
    const { told, filtered } = opened();
    const after = filtered('day', { kind: 'day', from: '明年', to: null });
    expect([after, told.map((one) => (one.type === 'notice.raised' ? one.notice.text['zh-CN'] : one.type))]).toEqual([
      '王伟 李娜 张敏 Ｗang',
      ['“明年”不是日期，请写成2026-03-08'],
    ]);
  });

  it('TABLE-32 undo and saving keep the own order of the rows, and new rows stay visible', () => {
    const { table, filtered, shown, saved, row, clock } = opened();
    filtered('sex', { kind: 'values', texts: ['女'] });
    table.send({ type: 'cells.write', cells: [{ row: row(0), column: 'sex', value: '1' }] });
    const edited = shown();
    table.send({ type: 'row.insert', after: row(0) });
    table.send({ type: 'cells.write', cells: [{ row: row(1), column: 'name', value: '新' }] });
    const inserted = [shown(), saved()];
    clock.advance(2_000);
    table.send({ type: 'rows.remove', rows: [row(0)] });
    const removed = [shown(), saved()];
    table.send({ type: 'change.undo' });
    const back = [shown(), saved()];
    table.send(clearFilters());
    expect([edited, inserted, removed, back, shown()]).toEqual([
      '李娜 张敏',
      ['李娜 新 张敏', '王伟 李娜 新 张敏 Ｗang'],
      ['新 张敏', '王伟 新 张敏 Ｗang'],
      ['新 张敏 李娜', '王伟 李娜 新 张敏 Ｗang'],
      '王伟 李娜 新 张敏 Ｗang',
    ]);
  });

  it('TABLE-32 hidden rows are neither selected nor deleted, and all of the shown rows can be selected', () => {
    const { table, filtered, saved } = opened();
    table.send({ type: 'rows.selectAll', isSelected: true });
    filtered('sex', { kind: 'values', texts: ['女'] });
    const kept = table.facts().selection;
    table.send({ type: 'rows.selectAll', isSelected: false });
    table.send({ type: 'rows.selectAll', isSelected: true });
    const all = table.facts().selection;
    table.send({ type: 'selection.remove' });
    expect([kept, all, saved()]).toEqual([
      { count: 2, isAll: true, isIndeterminate: false },
      { count: 2, isAll: true, isIndeterminate: false },
      '王伟 Ｗang',
    ]);
  });

  it('TABLE-32 a hidden row with an error, or with an undone change, is shown again', async () => {
    const { table, filtered, shown, row } = opened();
    table.send({ type: 'cells.write', cells: [{ row: row(0), column: 'name', value: '' }] });
    filtered('sex', { kind: 'values', texts: ['女'] });
    const hidden = shown();
    await table.read({ validate: true });
    const revealed = [shown(), table.facts().active?.column];
    filtered('sex', { kind: 'values', texts: ['女'] });
    table.send({ type: 'change.undo' });
    expect([hidden, revealed, shown()]).toEqual(['李娜 张敏', ['李娜 张敏 ', 'name'], '李娜 张敏 王伟']);
  });

  it('TABLE-32 a reload filters and sorts the new rows alike, and rows cannot be moved meanwhile', () => {
    const { table, filtered, shown, saved, row, told } = opened();
    filtered('sex', { kind: 'values', texts: ['女'] });
    table.send(sortByHead('age'));
    table.send(sortByHead('age'));
    table.send({ type: 'rows.load', rows: [...ROWS, { id: 'e', name: '赵', age: 99, sex: '2' }] });
    const loaded = shown();
    told.length = 0;
    table.send({ type: 'row.move', row: row(0), by: 'down' });
    const reasons = cellMenu(table, { row: row(0), column: null })
      .filter(({ name }) => name === 'moveDown')
      .map(({ reason }) => reason?.['zh-CN']);
    expect([loaded, told.map(({ type }) => type), reasons, saved()]).toEqual([
      '赵 张敏 李娜',
      ['notice.raised'],
      ['筛选或排序时不能移动行，请先恢复原顺序'],
      '王伟 李娜 张敏 Ｗang 赵',
    ]);
  });

  it('TABLE-32 the draft of a filtered table has the places of all rows', () => {
    const first = opened({ tableCode: 'people' });
    first.filtered('sex', { kind: 'values', texts: ['女'] });
    first.table.send({ type: 'row.insert', after: first.row(0) });
    first.table.send({ type: 'cells.write', cells: [{ row: first.row(1), column: 'name', value: '新' }] });
    first.clock.advance(1_000);
    const second = openTable({ columns, rows: ROWS, tableCode: 'people' }, {}, first.localStorage.entries());
    second.table.send({ type: 'draft.restore' });
    expect(second.table.readNow().rows.map(({ name }) => name)).toEqual(['王伟', '李娜', '新', '张敏', 'Ｗang']);
  });
});

describe('the form of a filter', () => {
  it('TABLE-32 lists the values of a choice with their counts, and asks for words, numbers or days elsewhere', () => {
    const { table, filtered } = opened();
    filtered('age', { kind: 'number', from: 60, to: null });
    expect(['sex', 'age', 'day', 'name', 'gone'].map((column) => filterForm(table, column))).toEqual([
      {
        kind: 'values',
        values: [
          { text: '', count: 1 },
          { text: '男', count: 1 },
          { text: '女', count: 2 },
        ],
      },
      { kind: 'number' },
      { kind: 'day' },
      { kind: 'text' },
      { kind: 'text' },
    ]);
  });

  it('a choice of very many values is searched by words', () => {
    const rows = Array.from({ length: 600 }, (_, index) => ({ id: `${index}`, sex: `${index}` }));
    const { table } = opened({ rows });
    expect(filterForm(table, 'sex')).toEqual({ kind: 'text' });
  });
});
