import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';

describe('large ranges', () => {
  it('TABLE-28 ten thousand rows with some errors are pasted where valid, and every invalid cell is marked and listed', () => {
    const { table, cell } = openTable({ rows: [] });
    table.send({ type: 'rows.add' });
    table.send({ type: 'cell.focus', place: cell(0, 'name') });
    const lines = Array.from(
      { length: 10_000 },
      (_, index) => `${index % 100 === 7 ? '' : `人${index}`}\t${index % 50 === 3 ? '不详' : index}`,
    );
    table.send({ type: 'clipboard.paste', text: lines.join('\r\n'), html: '' });
    const values = table.readNow().rows;
    const errors = table.errors();
    expect([
      values.length,
      table.facts().errorCount,
      errors.length,
      values.filter(({ age }) => typeof age === 'number').length,
    ]).toEqual([10_000, 300, 300, 9800]);
    expect(errors.slice(0, 3).map(({ position, column, message }) => [position, column, message['zh-CN']])).toEqual([
      [3, 'age', '“不详”不是数字，请写成1234.5这样的数字'],
      [7, 'name', '姓名不能为空'],
      [53, 'age', '“不详”不是数字，请写成1234.5这样的数字'],
    ]);
  });

  it('TABLE-28 ten thousand cells are pasted in one step', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'cell.focus', place: cell(0, 'name') });
    table.send({
      type: 'clipboard.paste',
      text: Array.from({ length: 5000 }, (_, index) => `人${index}\t${index % 10 === 0 ? 'x' : index}`).join('\n'),
      html: '',
    });
    const pasted = told.find((emitted) => emitted.type === 'cells.pasted');
    expect([pasted?.landed, pasted?.rowsAdded, pasted?.bad.length, table.facts().rowCount]).toEqual([
      10_000, 4997, 500, 5000,
    ]);
    table.send({ type: 'change.undo' });
    expect([table.facts().rowCount, table.facts().isDirty]).toEqual([3, false]);
  });
});
