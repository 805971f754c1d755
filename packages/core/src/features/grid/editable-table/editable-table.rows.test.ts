import { describe, expect, it } from 'vitest';

import { settled } from '../../../testing/index.ts';
import { openTable } from './editable-table.testing.ts';
import type { EditableTableService } from './editable-table.types.ts';

const names = (table: EditableTableService) => table.readNow().rows.map(({ name }) => name);

describe('rows of an editable table', () => {
  it('TABLE-21 are inserted at most once per 1500 ms; faster attempts cause a warning', () => {
    const { table, row, clock, told } = openTable();
    table.send({ type: 'row.insert', after: row(0) });
    clock.advance(1499);
    table.send({ type: 'row.insert', after: row(0) });
    const early = table.facts().rowCount;
    clock.advance(1);
    table.send({ type: 'row.insert', after: row(0), count: 2 });
    expect([early, table.facts().rowCount]).toEqual([4, 6]);
    expect(told.filter(({ type }) => type === 'rows.inserted' || type === 'notice.raised')).toMatchObject([
      { type: 'rows.inserted', at: 1 },
      {
        type: 'notice.raised',
        notice: { level: 'warning', text: { 'zh-CN': '你点击的太快了，请慢点点击!' } },
      },
      { type: 'rows.inserted', at: 1, rows: [row(1), row(2)] },
    ]);
  });

  it('are appended, with the focus in the first of them', () => {
    const { table, row, told } = openTable();
    table.send({ type: 'rows.add', count: 2, values: { name: '新人' } });
    expect(names(table)).toEqual(['王伟', '李娜', '张敏', '新人', '新人']);
    expect(table.facts().active).toEqual({ row: row(3), column: 'name' });
    expect(told).toEqual([
      { type: 'rows.added', rows: [row(3), row(4)] },
      { type: 'message.announced', text: { 'zh-CN': '已新增 2 行，从第 4 行起', 'en-US': '2 rows added at row 4' } },
      { type: 'cell.revealed', place: { row: row(3), column: 'name' } },
    ]);
  });

  it('get the maximum plus one in a counting column, each its own', () => {
    const { table } = openTable({
      columns: [{ key: 'number', title: '编号', type: 'inputNumber', isOrder: true }],
      rows: [{ id: 'a', number: 7 }],
    });
    table.send({ type: 'rows.add', count: 2 });
    table.send({ type: 'rows.add' });
    expect(table.readNow().rows.map(({ number }) => number)).toEqual([7, 8, 9, 10]);
  });

  it('start with blank ones if there are none, which are not unsaved changes', () => {
    const { table } = openTable({ rows: [], addDefaultRowNum: 2 });
    const first = table.facts();
    table.send({ type: 'rows.load', rows: [] });
    expect([first.rowCount, first.isDirty, first.canUndo, table.facts().rowCount]).toEqual([2, false, false, 2]);
  });

  it('TABLE-23 throw when removed by anything but a string or a list', () => {
    const { table, row } = openTable();
    for (const rows of [5, null, undefined, { row: row(0) }, true])
      expect(() => table.send(JSON.parse(JSON.stringify({ type: 'rows.remove', rows })))).toThrow(TypeError);
    table.send({ type: 'rows.remove', rows: row(0) });
    table.send({ type: 'rows.remove', rows: [row(0)] });
    expect(names(table)).toEqual(['张敏']);
  });

  it('emit their server ids when removed, and pass the focus to the row now at their position', () => {
    const { table, row, cell, told } = openTable();
    table.send({ type: 'rows.add' });
    const added = row(3);
    table.send({ type: 'cell.focus', place: cell(1, 'age') });
    table.send({ type: 'row.select', row: row(1), isSelected: true });
    told.length = 0;
    const going = [row(1), added];
    table.send({ type: 'rows.remove', rows: going });
    expect(told).toEqual([
      { type: 'selection.changed', rows: [] },
      { type: 'rows.removed', rows: going, ids: ['b'], mustConfirm: false },
      { type: 'message.announced', text: { 'zh-CN': '已删除 2 行', 'en-US': '2 rows deleted' } },
    ]);
    expect([table.facts().active, table.readNow().deletedIds]).toEqual([cell(1, 'age'), ['b']]);
  });

  it('wait for the server if it removes first, and cannot be restored then', () => {
    const { table, row, told } = openTable({ asyncRemove: true });
    table.send({ type: 'rows.add' });
    const added = row(3);
    told.length = 0;
    table.send({ type: 'row.select', row: row(0), isSelected: true });
    table.send({ type: 'selection.remove' });
    const first = row(0);
    const asked = [told.at(-1), table.facts().rowCount];
    table.send({ type: 'rows.remove', rows: added });
    const ofNew = [
      told.find((emitted) => emitted.type === 'rows.removed' && !emitted.mustConfirm),
      table.facts().rowCount,
    ];
    table.send({ type: 'rows.confirmRemoval' });
    table.send({ type: 'change.undo' });
    expect(asked).toEqual([{ type: 'rows.removed', rows: [first], ids: ['a'], mustConfirm: true }, 4]);
    expect(ofNew).toEqual([{ type: 'rows.removed', rows: [added], ids: [], mustConfirm: false }, 3]);
    expect([table.rows.positionOf(first), table.readNow().deletedIds]).toEqual([-1, []]);
  });

  it('end the editing when removed, and the input is announced', () => {
    const { table, cell, row, told } = openTable();
    table.send({ type: 'edit.start', place: cell(1, 'name'), seed: '李娜娜' });
    table.send({ type: 'rows.remove', rows: row(1) });
    expect([table.facts().mode, table.facts().edited, names(table)]).toEqual(['idle', null, ['王伟', '张敏']]);
    expect(told.filter(({ type }) => type === 'notice.raised')).toEqual([
      {
        type: 'notice.raised',
        notice: {
          level: 'warning',
          text: {
            'zh-CN': '正在编辑的行已被移除，刚才输入的是“李娜娜”',
            'en-US': 'The row that you edited has been removed; you had typed “李娜娜”',
          },
        },
      },
    ]);
  });

  it('keep the editor open when reloaded, and end it when missing', () => {
    const { table, cell, row, told } = openTable();
    table.send({ type: 'edit.start', place: cell(1, 'name'), seed: '李' });
    table.send({ type: 'rows.loading' });
    table.send({ type: 'edit.change', value: '李丽' });
    table.send({ type: 'rows.load', rows: [{ id: 'b', name: '李娜', age: 58 }] });
    const kept = table.facts();
    table.send({ type: 'rows.load', rows: [{ id: 'a', name: '王伟' }] });
    expect(kept).toMatchObject({
      mode: 'editing',
      rowCount: 1,
      edited: { column: 'name', draft: '李丽', remoteValue: undefined },
    });
    expect(table.facts()).toMatchObject({ mode: 'idle', edited: null, active: null });
    expect([row(0) === '', told.filter(({ type }) => type === 'notice.raised').length]).toEqual([false, 1]);
  });

  it('are reported if invalid', () => {
    const { table, told } = openTable();
    table.send({
      type: 'rows.load',
      rows: [
        { id: 'a', name: '甲' },
        { id: 'a', name: '乙' },
        { name: '丙', age: '很大' },
      ],
    });
    expect(
      told.map((emitted) => (emitted.type === 'notice.raised' ? emitted.notice.text['zh-CN'] : emitted.type)),
    ).toEqual(['数据有问题：1 行的编号重复，1 个单元格的值不符合列的类型。已原样保留，有误的单元格已标出']);
    expect(names(table)).toEqual(['甲', '乙', '丙']);
  });

  it('are reported if initially invalid, once a listener subscribes', async () => {
    const { told } = openTable({
      rows: [
        { id: 'a', name: '甲' },
        { id: 'a', name: '乙' },
      ],
    });
    const atOnce = told.length;
    await settled();
    expect([
      atOnce,
      told.map((emitted) => (emitted.type === 'notice.raised' ? emitted.notice.text['en-US'] : emitted.type)),
    ]).toEqual([0, ['Check the rows: 1 with the id of another. All was kept, and wrong cells are marked']]);
  });

  it('move up, down and by dragging, with an announcement', () => {
    const { table, row, told } = openTable();
    const [first, , third] = [row(0), row(1), row(2)];
    table.send({ type: 'row.move', row: third, by: 'up' });
    table.send({ type: 'row.move', row: third, by: -5 });
    table.send({ type: 'row.move', row: third, by: 'up' });
    const moved = names(table);
    table.send({ type: 'drag.start', row: first });
    table.send({ type: 'drag.move', to: 9 });
    const dragging = table.facts();
    table.send({ type: 'drag.drop' });
    table.send({ type: 'drag.start', row: first });
    table.send({ type: 'drag.move', to: 0 });
    table.send({ type: 'drag.cancel' });
    expect([moved, names(table)]).toEqual([
      ['张敏', '王伟', '李娜'],
      ['张敏', '李娜', '王伟'],
    ]);
    expect([dragging.mode, dragging.dragged, table.facts().mode, table.facts().dragged]).toEqual([
      'dragging',
      { row: first, to: 2 },
      'idle',
      null,
    ]);
    expect(told.map((emitted) => (emitted.type === 'message.announced' ? emitted.text['zh-CN'] : emitted))).toEqual([
      { type: 'row.moved', row: third, from: 2, to: 1 },
      '第 3 行已移到第 2 行',
      { type: 'row.moved', row: third, from: 1, to: 0 },
      '第 2 行已移到第 1 行',
      '已拿起第 2 行，按上下方向键移动，空格放下，Esc 放回',
      { type: 'row.moved', row: first, from: 1, to: 2 },
      '第 2 行已移到第 3 行',
      '已拿起第 3 行，按上下方向键移动，空格放下，Esc 放回',
      '已放回原处',
    ]);
  });

  it('are dragged by keys, announcing the target position', () => {
    const { table, row, told } = openTable();
    const press = (key: string) =>
      table.send({ type: 'key.press', chord: { key, control: false, shift: false, alt: false }, pageRows: 5 });
    table.send({ type: 'drag.start', row: row(0) });
    press('ArrowDown');
    press('End');
    press('End');
    press('Enter');
    expect(names(table)).toEqual(['李娜', '张敏', '王伟']);
    expect(
      told.map((emitted) => (emitted.type === 'message.announced' ? emitted.text['zh-CN'] : emitted.type)),
    ).toEqual([
      '已拿起第 1 行，按上下方向键移动，空格放下，Esc 放回',
      '将放到第 2 行',
      'cell.revealed',
      '将放到第 3 行',
      'cell.revealed',
      'row.moved',
      '第 1 行已移到第 3 行',
    ]);
  });

  it('are sorted including pending input, empty ones last, with undo', () => {
    const { table, cell } = openTable({
      rows: [
        { id: 'a', name: '丙', age: 9 },
        { id: 'b', name: '', age: null },
        { id: 'c', name: '甲', age: 10 },
      ],
    });
    table.send({ type: 'edit.start', place: cell(2, 'age') });
    table.send({ type: 'edit.change', value: '100' });
    table.send({ type: 'rows.sort', column: 'age', direction: 'descending' });
    const descending = names(table);
    table.send({ type: 'rows.sort', column: 'age', direction: 'ascending' });
    const ascending = names(table);
    table.send({ type: 'change.undo' });
    table.send({ type: 'change.undo' });
    expect([descending, ascending, names(table), table.readNow().rows[2]?.['age']]).toEqual([
      ['甲', '丙', ''],
      ['丙', '甲', ''],
      ['丙', '', '甲'],
      100,
    ]);
  });

  it('show the sort order until the order may differ', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'rows.sort', column: 'age', direction: 'descending' });
    const sorted = table.facts().sorted;
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '周爱华' }] });
    const otherColumn = table.facts().sorted;
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'age'), value: 1 }] });
    const sameColumn = table.facts().sorted;
    table.send({ type: 'rows.sort', column: 'name', direction: 'ascending' });
    table.send({ type: 'change.undo' });
    expect([sorted, otherColumn, sameColumn, table.facts().sorted]).toEqual([
      { column: 'age', direction: 'descending' },
      { column: 'age', direction: 'descending' },
      null,
      null,
    ]);
    expect(told.flatMap((emitted) => (emitted.type === 'message.announced' ? [emitted.text] : []))).toEqual([
      { 'zh-CN': '已按“年龄”降序排列', 'en-US': 'Sorted by “年龄”, descending' },
      { 'zh-CN': '已按“姓名”升序排列', 'en-US': 'Sorted by “姓名”, ascending' },
      { 'zh-CN': '已撤销', 'en-US': 'Undone' },
    ]);
  });

  it('dragged by keys are restored on blur', () => {
    const { table, row } = openTable();
    table.send({ type: 'drag.start', row: row(0) });
    table.send({ type: 'drag.move', to: 2 });
    table.send({ type: 'focus.leave' });
    expect([table.facts().mode, table.facts().dragged, names(table)]).toEqual(['idle', null, ['王伟', '李娜', '张敏']]);
  });

  it('are restored from a drag on reload, and the drag ends when they are removed', () => {
    const dragged = (act: (opened: ReturnType<typeof openTable>) => void) => {
      const opened = openTable();
      opened.table.send({ type: 'drag.start', row: opened.row(0) });
      opened.told.length = 0;
      act(opened);
      return [opened.table.facts().mode, opened.table.facts().dragged, opened.told.map(({ type }) => type)];
    };
    const message = { 'zh-CN': '连接失败', 'en-US': 'no connection' };
    expect([
      dragged(({ table }) => table.send({ type: 'rows.loading' })),
      dragged(({ table }) => table.send({ type: 'rows.failed', message })),
      dragged(({ table, row }) => table.send({ type: 'rows.remove', rows: row(0) })),
    ]).toEqual([
      ['loading', null, ['message.announced']],
      ['idle', null, ['message.announced']],
      ['idle', null, ['rows.removed', 'message.announced']],
    ]);
  });

  it('TABLE-05 are selected individually, as a range with shift, or all but the locked ones', () => {
    const { table, row, told } = openTable({ rowSelection: 'checkbox', disabledRows: { name: '李娜' } });
    table.send({ type: 'row.select', row: row(0), isSelected: true });
    table.send({ type: 'row.select', row: row(2), isSelected: true, extend: true });
    const extended = table.facts().selection;
    table.send({ type: 'row.select', row: row(0), isSelected: false });
    const some = table.facts().selection;
    table.send({ type: 'selection.clear' });
    table.send({ type: 'rows.selectAll', isSelected: true });
    expect([extended, some, table.facts().selection]).toEqual([
      { count: 2, isAll: true, isIndeterminate: false },
      { count: 1, isAll: false, isIndeterminate: true },
      { count: 2, isAll: true, isIndeterminate: false },
    ]);
    expect(told).toEqual(
      [[row(0)], [row(0), row(2)], [row(2)], [], [row(0), row(2)]].map((rows) => ({ type: 'selection.changed', rows })),
    );
  });
});
