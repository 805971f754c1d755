import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';
import type { EditableTableService } from './editable-table.types.ts';

const cells = (table: EditableTableService) => table.readNow().rows.map(({ name, age }) => [name, age]);

describe('cell ranges', () => {
  it('TABLE-28 are pasted in one step: read-only cells skipped, rows added, invalid cells marked and listed, and all of it reported', () => {
    const { table, cell, row, told } = openTable({ disabledRows: { id: 'b' } });
    table.send({ type: 'cell.focus', place: cell(0, 'name') });
    table.send({ type: 'clipboard.paste', text: '甲\t1\r\n乙\t2\r\n\t很老\r\n丁\t4\r\n', html: '' });
    expect(cells(table)).toEqual([
      ['甲', 1],
      ['李娜', 58],
      [null, '很老'],
      ['丁', 4],
    ]);
    const bad = [
      { ...cell(2, 'name'), position: 2, message: { 'zh-CN': '姓名不能为空', 'en-US': '姓名 may not be empty' } },
      {
        ...cell(2, 'age'),
        position: 2,
        message: {
          'zh-CN': '“很老”不是数字，请写成1234.5这样的数字',
          'en-US': '“很老” is no number. Write one like 1234.5',
        },
      },
    ];
    const words = {
      'zh-CN': '已粘贴 6 个单元格，新增 1 行，跳过 2 个不能填写的单元格，2 个有误，已标出',
      'en-US': '6 cells pasted, 1 row added, 2 skipped that cannot be written, 2 wrong and marked',
    };
    expect(told.filter(({ type }) => type !== 'value.changed')).toEqual([
      { type: 'rows.added', rows: [row(3)] },
      { type: 'cells.pasted', landed: 6, skipped: 2, rowsAdded: 1, bad },
      { type: 'message.announced', text: words },
      { type: 'notice.raised', notice: { level: 'warning', text: words } },
    ]);
    table.send({ type: 'change.undo' });
    expect([cells(table), table.facts().canUndo]).toEqual([
      [
        ['王伟', 61],
        ['李娜', 58],
        ['张敏', 70],
      ],
      false,
    ]);
  });

  it('TABLE-28 with texts no cell accepts keep their values and are marked as wrong', () => {
    const { table, cell, told } = openTable({
      columns: [
        {
          key: 'sex',
          title: '性别',
          type: 'select',
          options: [
            { value: '1', text: '男' },
            { value: '2', text: '女' },
          ],
        },
      ],
      rows: [
        { id: 'a', sex: '1' },
        { id: 'b', sex: '1' },
      ],
    });
    table.send({ type: 'cell.focus', place: cell(0, 'sex') });
    table.send({ type: 'clipboard.paste', text: '女\n不详', html: '' });
    const message = {
      'zh-CN': '“不详”不在可选范围内，请填：男、女',
      'en-US': '“不详” cannot be chosen. Choose from: 男、女',
    };
    expect([table.errors(), table.facts().refused, table.readNow().rows.map(({ sex }) => sex)]).toEqual([
      [{ ...cell(1, 'sex'), position: 1, message }],
      [],
      ['2', '1'],
    ]);
    expect(told.find(({ type }) => type === 'message.announced')).toEqual({
      type: 'message.announced',
      text: { 'zh-CN': '已粘贴 1 个单元格，1 个有误，已标出', 'en-US': '1 cell pasted, 1 wrong and marked' },
    });
  });

  it('TABLE-28 are pasted from HTML if there is no text', () => {
    const { table, cell } = openTable();
    table.send({ type: 'cell.focus', place: cell(1, 'name') });
    table.send({ type: 'clipboard.paste', text: '', html: '<table><tr><td>甲</td><td>9</td></tr></table>' });
    expect(cells(table)[1]).toEqual(['甲', 9]);
  });

  it('TABLE-28 cover the pasted cells, with the focus at their start, and extend from their end', () => {
    const { table, cell } = openTable({ toolbar: ['add'] });
    const pasted = (text: string) => {
      table.send({ type: 'clipboard.paste', text, html: '' });
      const { active, range } = table.facts();
      return [active, range];
    };
    table.send({ type: 'range.select', range: { anchor: cell(1, 'name'), head: cell(2, 'age') } });
    const block = pasted('甲\t1\r\n乙\t2');
    table.send({ type: 'key.press', chord: { key: 'ArrowUp', control: false, shift: true, alt: false }, pageRows: 1 });
    const drawnOn = [table.facts().active, table.facts().range];
    table.send({ type: 'cell.focus', place: cell(2, 'age') });
    const beyond = pasted('3\t到外面\r\n4\r\n5');
    table.send({ type: 'cell.focus', place: cell(0, 'name') });
    const one = pasted('丙');
    table.send({ type: 'range.select', range: { anchor: cell(0, 'age'), head: cell(2, 'age') } });
    const nothing = pasted('');
    const repeated = pasted('7');
    table.send({ type: 'change.undo' });
    expect({ block, drawnOn, beyond, one, nothing, repeated }).toEqual({
      block: [cell(1, 'name'), { anchor: cell(1, 'name'), head: cell(2, 'age') }],
      drawnOn: [cell(1, 'name'), { anchor: cell(1, 'name'), head: cell(1, 'age') }],
      beyond: [cell(2, 'age'), { anchor: cell(2, 'age'), head: cell(4, 'age') }],
      one: [cell(0, 'name'), null],
      nothing: [cell(2, 'age'), { anchor: cell(0, 'age'), head: cell(2, 'age') }],
      repeated: [cell(0, 'age'), { anchor: cell(0, 'age'), head: cell(2, 'age') }],
    });
    expect([cells(table).map(([, age]) => age), table.facts().active]).toEqual([[61, 1, 3, 4, 5], cell(0, 'age')]);
  });

  it('TABLE-28 are copied and cut as text and HTML', () => {
    const { table, cell, told } = openTable();
    const before = table.copied();
    table.send({ type: 'range.select', range: { anchor: cell(0, 'name'), head: cell(1, 'age') } });
    const copied = table.copied();
    table.send({ type: 'clipboard.copy' });
    table.send({ type: 'clipboard.cut' });
    expect([before, copied?.text]).toEqual([null, '王伟\t61\r\n李娜\t58']);
    expect(told.filter(({ type }) => type !== 'value.changed')).toEqual([
      { type: 'message.announced', text: { 'zh-CN': '已复制 4 个单元格', 'en-US': '4 cells copied' } },
      { type: 'cells.copied', ...copied },
      {
        type: 'message.announced',
        text: {
          'zh-CN': '已复制 4 个单元格；已清空 4 个单元格，2 个有误，已标出',
          'en-US': '4 cells copied; 4 cells emptied, 2 wrong and marked',
        },
      },
    ]);
    expect(cells(table)).toEqual([
      [null, null],
      [null, null],
      ['张敏', 70],
    ]);
  });

  it('are filled from their first row, and dragged from a corner', () => {
    const { table, cell } = openTable();
    table.send({ type: 'range.select', range: { anchor: cell(0, 'name'), head: cell(1, 'name') } });
    table.send({ type: 'range.fillDown' });
    const down = cells(table);
    table.send({ type: 'range.select', range: { anchor: cell(0, 'age'), head: cell(0, 'age') } });
    table.send({ type: 'range.fillTo', place: cell(2, 'age') });
    expect(down[1]).toEqual(['王伟', 58]);
    expect([cells(table)[2], table.facts().range]).toEqual([
      ['张敏', 61],
      { anchor: cell(0, 'age'), head: cell(2, 'age') },
    ]);
  });

  it('change nothing in a read-only table', () => {
    const { table, cell } = openTable({ disabled: true });
    const before = cells(table);
    table.send({ type: 'cell.focus', place: cell(0, 'name') });
    table.send({ type: 'clipboard.paste', text: '甲\n乙\n丙\n丁', html: '' });
    table.send({ type: 'range.clear' });
    table.send({ type: 'rows.add' });
    table.send({ type: 'row.move', row: cell(0, 'name').row, by: 'down' });
    table.send({ type: 'drag.start', row: cell(0, 'name').row });
    expect([cells(table), table.facts().mode, table.facts().isDirty]).toEqual([before, 'idle', false]);
  });
});
