import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';
import type { TableOptions } from './table-options.types.ts';

const paste = (text: string, html = '') => ({ type: 'clipboard.paste', text, html }) as const;
const chord = (key: string, hasCaret = false) =>
  ({
    type: 'key.press',
    chord: { key, control: false, shift: false, alt: false, ...(hasCaret ? { hasCaret } : {}) },
    pageRows: 2,
  }) as const;

const TYPED_IN: TableOptions['columns'] = [
  { key: 'name', title: '姓名', type: 'input' },
  { key: 'age', title: '年龄', type: 'inputNumber' },
  { key: 'note', title: '备注', type: 'textarea' },
  { key: 'city', title: '城市', type: 'select', allowSearch: true, options: [{ value: 'b', text: '北京' }] },
  { key: 'born', title: '生日', type: 'date' },
];

/** A table whose cell editor was opened by a click, without input since. */
function openPressed(options: Partial<TableOptions> = {}, column = 'name') {
  const opened = openTable(options);
  const { table, cell } = opened;
  table.send({ type: 'edit.start', place: cell(0, column) });
  return { ...opened, values: () => table.readNow().rows.map(({ name, age }) => [name, age]) };
}

describe('paste after a click on a cell', () => {
  it('TABLE-35 writes a range at the clicked cell, closes the editor, and is undone in one step', () => {
    const { table, values, cell } = openPressed();
    const before = values();
    const isTaken = table.send(paste('李四\t61\r\n王五\t62\r\n赵六\t63\r\n'));
    expect([isTaken, table.facts().mode, table.facts().edited, table.facts().range, values()]).toEqual([
      true,
      'idle',
      null,
      { anchor: cell(0, 'name'), head: cell(2, 'age') },
      [
        ['李四', 61],
        ['王五', 62],
        ['赵六', 63],
      ],
    ]);
    table.send({ type: 'change.undo' });
    expect([values(), table.facts().canUndo]).toEqual([before, false]);
  });

  it.each(TYPED_IN.map(({ key, type }) => [type, key]))(
    'TABLE-35 applies to a cell of type %s, whatever its editor',
    (_, column) => {
      const rows = [{ id: 'a', name: '甲', age: 1, note: '注', city: 'b', born: '2026-01-01' }];
      const { table, told } = openPressed({ columns: TYPED_IN, rows }, column);
      const mode = table.facts().mode;
      const isTaken = table.send(paste('x\r\ny'));
      expect([mode, isTaken, table.facts().edited, told.filter(({ type }) => type === 'cells.pasted').length]).toEqual([
        'editing',
        true,
        null,
        1,
      ]);
    },
  );

  it('TABLE-35 parses spreadsheet cells if the clipboard has no text', () => {
    const { table, values } = openPressed();
    const isTaken = table.send(
      paste('', '<table><tr><td>李四</td><td>61</td></tr><tr><td>王五</td><td>62</td></tr></table>'),
    );
    expect([isTaken, values().slice(0, 2)]).toEqual([
      true,
      [
        ['李四', 61],
        ['王五', 62],
      ],
    ]);
  });

  it('TABLE-35 keeps a quoted multi-line cell in one cell', () => {
    const { table, values } = openPressed();
    expect([table.send(paste('"一行\n二行"\r\n')), table.facts().edited, values()[0], values()[1]]).toEqual([
      true,
      null,
      ['一行\n二行', 61],
      ['李娜', 58],
    ]);
  });

  it.each([
    ['a text', paste('李四')],
    ['one cell with the line break that Excel adds', paste('李四\r\n')],
    ['one cell of a page', paste('', '<table><tr><td>李四</td></tr></table>')],
    ['nothing', paste('')],
  ])('TABLE-35 leaves %s to the editor', (_, event) => {
    const { table, values } = openPressed();
    const before = values();
    expect([table.send(event), table.facts().mode, table.facts().edited?.draft, values()]).toEqual([
      false,
      'editing',
      '王伟',
      before,
    ]);
  });

  it('TABLE-35 leaves a range to the editor after typing, searching or undoing, and if a key opened it', () => {
    const begun = [
      [{ type: 'edit.change', value: '王伟甲' }],
      [
        { type: 'edit.change', value: '王伟甲' },
        { type: 'edit.change', value: '王伟' },
      ],
      [{ type: 'edit.touch' }],
      [{ type: 'edit.cancel' }, chord('F2')],
      [{ type: 'edit.cancel' }, chord('甲')],
    ] as const;
    expect(
      begun.map((events) => {
        const { table, values } = openPressed();
        const before = values();
        for (const event of events) table.send(event);
        const isTaken = table.send(paste('一\t1\n二\t2'));
        return [isTaken, table.facts().mode, JSON.stringify(values()) === JSON.stringify(before)];
      }),
    ).toEqual(begun.map(() => [false, 'editing', true]));
  });

  it('TABLE-35 does nothing while loading, and is not left to the editor', () => {
    const { table, values } = openPressed();
    const before = values();
    table.send({ type: 'rows.loading' });
    expect([table.send(paste('一\t1\n二\t2')), table.facts().mode, values()]).toEqual([true, 'loading', before]);
  });

  it('is left to the page without focus', () => {
    expect(openTable().table.send(paste('一\t1'))).toBe(false);
  });
});

describe('arrows after a click on a cell', () => {
  it('TABLE-35 leave the cell in every direction without input', () => {
    const left = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => {
      const { table, cell, row } = openTable();
      table.send({ type: 'edit.start', place: key === 'ArrowLeft' ? cell(1, 'age') : cell(1, 'name') });
      const isTaken = table.send(chord(key));
      const { mode, active, isDirty } = table.facts();
      return [isTaken, mode, [0, 1, 2].find((position) => row(position) === active?.row), active?.column, isDirty];
    });
    expect(left).toEqual([
      [true, 'idle', 0, 'name', false],
      [true, 'idle', 2, 'name', false],
      [true, 'idle', 1, 'name', false],
      [true, 'idle', 1, 'age', false],
    ]);
  });

  it('TABLE-35 move the caret if it was placed in the text, and after input', () => {
    const { table } = openPressed();
    const placed = table.send(chord('ArrowRight', true));
    table.send({ type: 'edit.change', value: '王伟甲' });
    expect([placed, table.send(chord('ArrowRight')), table.facts().mode]).toEqual([false, false, 'editing']);
  });
});
