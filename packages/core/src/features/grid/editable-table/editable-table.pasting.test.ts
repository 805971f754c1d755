import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';

describe('paste', () => {
  it('TABLE-28 lists invalid cells by row, written and rejected ones together', () => {
    const { table, cell, told } = openTable({
      columns: [
        { key: 'sex', title: '性别', type: 'select', options: [{ value: '1', text: '男' }] },
        { key: 'name', title: '姓名', type: 'input', validateRules: [{ required: true }] },
      ],
      rows: ['a', 'b', 'c'].map((id) => ({ id, sex: '1', name: id })),
    });
    table.send({ type: 'cell.focus', place: cell(0, 'sex') });
    table.send({ type: 'clipboard.paste', text: '男\t\r\n不详\t乙\r\n男\t', html: '' });
    const pasted = told.flatMap((one) =>
      one.type === 'cells.pasted'
        ? [{ ...one, bad: one.bad.map(({ position, column }) => `${position} ${column}`) }]
        : [],
    );
    expect([
      pasted,
      table.facts().refused.map(({ position, column }) => `${position} ${column}`),
      table.errors().map(({ position, column }) => `${position} ${column}`),
    ]).toEqual([
      [{ type: 'cells.pasted', landed: 5, skipped: 0, rowsAdded: 0, bad: ['0 name', '1 sex', '2 name'] }],
      [],
      ['0 name', '1 sex', '2 name'],
    ]);
  });

  it('TABLE-28 a pasted text that is no entry is an error of its cell, which keeps the table from being saved until an entry is chosen by hand', () => {
    const sexes = [
      { value: '1', text: '男' },
      { value: '2', text: '女' },
    ];
    const { table, cell, told } = openTable({
      columns: [
        { key: 'name', title: '姓名', type: 'input' },
        { key: 'sex', title: '性别', type: 'select', options: sexes },
      ],
      rows: [
        { id: 'a', name: '王芳', sex: '2' },
        { id: 'b', name: '李娜', sex: '2' },
      ],
    });
    const errors = () => table.errors().map(({ position, column, message }) => [position, column, message['zh-CN']]);
    const values = () => table.readNow().rows.map(({ name, sex }) => JSON.stringify([name, sex]));
    const saves = () => {
      table.send({ type: 'table.save' });
      return told.splice(0).some(({ type }) => type === 'save.requested');
    };
    const marked = [[0, 'sex', '“男的”不在可选范围内，请填：男、女']];
    table.send({ type: 'cell.focus', place: cell(0, 'name') });
    table.send({ type: 'clipboard.paste', text: '张强\t男的\r\n赵敏\tF', html: '' });
    const pasted = [values(), errors(), saves(), table.facts().isDirty];
    table.send({ type: 'change.undo' });
    const undone = [values(), errors()];
    table.send({ type: 'change.redo' });
    const redone = [values(), errors()];
    // The value of before, chosen by hand, is an answer; undone, the error is back.
    table.send({ type: 'cell.focus', place: cell(0, 'sex') });
    table.send({ type: 'edit.start' });
    table.send({ type: 'edit.change', value: '2' });
    table.send({ type: 'edit.commit' });
    const answered = [values(), errors(), saves()];
    table.send({ type: 'save.done' });
    table.send({ type: 'change.undo' });
    expect({ pasted, undone, redone, answered, again: errors() }).toEqual({
      pasted: [['["张强","2"]', '["赵敏","2"]'], marked, false, true],
      undone: [['["王芳","2"]', '["李娜","2"]'], []],
      redone: [['["张强","2"]', '["赵敏","2"]'], marked],
      answered: [['["张强","2"]', '["赵敏","2"]'], [], true],
      again: marked,
    });
  });

  it('TABLE-28 a refused text of a cell that is emptied, filled or written by a program is over', () => {
    const { table, cell } = openTable({
      columns: [{ key: 'sex', title: '性别', type: 'select', options: [{ value: '1', text: '男' }] }],
      rows: ['a', 'b'].map((id) => ({ id, sex: '1' })),
    });
    const wrong = () => {
      table.send({ type: 'cell.focus', place: cell(1, 'sex') });
      table.send({ type: 'clipboard.paste', text: '不详', html: '' });
      return table.errors().length;
    };
    const counts = [wrong()];
    table.send({ type: 'range.clear' });
    counts.push(table.errors().length, wrong());
    table.send({ type: 'range.select', range: { anchor: cell(0, 'sex'), head: cell(1, 'sex') } });
    table.send({ type: 'range.fillDown' });
    counts.push(table.errors().length, wrong());
    table.send({ type: 'cells.write', cells: [{ ...cell(1, 'sex'), value: '1' }] });
    expect([...counts, table.errors().length]).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it('TABLE-28 does nothing with an empty clipboard, and without focus', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'clipboard.paste', text: '甲', html: '' });
    for (const type of ['range.clear', 'range.fillDown', 'clipboard.cut', 'clipboard.copy'] as const)
      table.send({ type });
    table.send({ type: 'range.fillTo', place: cell(1, 'name') });
    table.send({ type: 'cell.focus', place: cell(0, 'name') });
    table.send({ type: 'clipboard.paste', text: '', html: '' });
    table.send({ type: 'clipboard.paste', text: '', html: '<p>甲</p>' });
    expect([told, table.facts().canUndo]).toEqual([[], false]);
  });

  it('TABLE-28 marks invalid new rows, listed after the others', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'cell.focus', place: cell(2, 'name') });
    table.send({ type: 'clipboard.paste', text: '丙\t3\r\n\t很多\r\n戊\t5', html: '' });
    const [pasted] = told.flatMap((one) => (one.type === 'cells.pasted' ? [one] : []));
    expect([
      pasted?.landed,
      pasted?.rowsAdded,
      pasted?.bad.map(({ position, column, message }) => [position, column, message['zh-CN']]),
    ]).toEqual([
      5,
      2,
      [
        [3, 'name', '姓名不能为空'],
        [3, 'age', '“很多”不是数字，请写成1234.5这样的数字'],
      ],
    ]);
  });
});

describe('fill', () => {
  it('extends the range over the filled cells, and does nothing without a target', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'cell.focus', place: cell(0, 'age') });
    const filled = (row: string, column: string) => {
      table.send({ type: 'range.fillTo', place: { row, column } });
      return [
        table.facts().range,
        told
          .splice(0)
          .map(({ type }) => type)
          .join(' '),
        table.readNow().rows.map(({ age }) => age),
      ];
    };
    expect([filled('nobody', 'age'), filled(cell(2, 'age').row, 'nowhere'), filled(cell(2, 'age').row, 'age')]).toEqual(
      [
        [null, 'message.announced', [61, 58, 70]],
        [null, 'message.announced', [61, 58, 70]],
        [{ anchor: cell(0, 'age'), head: cell(2, 'age') }, 'value.changed message.announced', [61, 61, 61]],
      ],
    );
  });
});
