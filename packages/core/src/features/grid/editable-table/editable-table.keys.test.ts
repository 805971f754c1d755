import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';
import type { TableOptions } from './table-options.types.ts';

/** A table that receives keys by name, such as `Ctrl+Shift+Space`. */
function openPressed(options: Partial<TableOptions> = {}) {
  const opened = openTable(options);
  const chordOf = (name: string) => {
    const parts = name.split('+');
    const key = parts.at(-1) ?? '';
    return {
      key: key === 'Space' ? ' ' : key,
      control: parts.includes('Ctrl'),
      alt: parts.includes('Alt'),
      shift: parts.includes('Shift'),
    };
  };
  return {
    ...opened,
    press: (...names: readonly string[]) =>
      names.forEach((name) => opened.table.send({ type: 'key.press', chord: chordOf(name), pageRows: 2 })),
    /** Press a key and return whether the table handled it. */
    takes: (name: string) => opened.table.send({ type: 'key.press', chord: chordOf(name), pageRows: 2 }),
    names: () => opened.table.readNow().rows.map(({ name }) => name),
    focus: (position: number, column: string) =>
      opened.table.send({ type: 'cell.focus', place: opened.cell(position, column) }),
  };
}

describe('keys on a cell', () => {
  it('TABLE-29 move the focus and extend the range', () => {
    const { table, press, focus, cell } = openPressed();
    focus(0, 'name');
    press('PageDown', 'ArrowRight', 'ArrowUp');
    expect([table.facts().active, table.facts().range]).toEqual([cell(1, 'age'), null]);
    press('Shift+Home', 'Shift+ArrowDown');
    expect([table.facts().active, table.facts().range]).toEqual([
      cell(2, 'name'),
      { anchor: cell(1, 'age'), head: cell(2, 'name') },
    ]);
    press('Escape');
    expect(table.facts().range).toBe(null);
  });

  it('TABLE-29 select whole rows, whole columns and everything', () => {
    const { table, press, focus, cell } = openPressed();
    focus(1, 'age');
    const ranges = ['Shift+Space', 'Ctrl+Space', 'Ctrl+A'].map((name) => {
      press('Escape', name);
      return table.facts().range;
    });
    expect([ranges, table.facts().active]).toEqual([
      [
        { anchor: cell(1, 'name'), head: cell(1, 'age') },
        { anchor: cell(0, 'age'), head: cell(2, 'age') },
        { anchor: cell(0, 'name'), head: cell(2, 'age') },
      ],
      cell(1, 'age'),
    ]);
  });

  it('TABLE-29 clear, fill down, undo and redo', () => {
    const { press, focus, names } = openPressed();
    focus(1, 'name');
    const seen = ['Ctrl+D', 'Delete', 'Ctrl+z', 'Ctrl+z', 'Ctrl+y', 'Ctrl+Shift+Z'].map((name) => {
      press(name);
      return names()[1];
    });
    expect(seen).toEqual(['王伟', null, '王伟', '李娜', '王伟', null]);
  });

  it('TABLE-29 move the row, insert one below it and select it', () => {
    const { table, press, focus, names, row } = openPressed({ rowSelection: 'checkbox' });
    focus(0, 'name');
    press('Alt+ArrowDown');
    const down = names();
    press('Alt+ArrowUp', 'Insert');
    const inserted = [names(), table.facts().active?.row === row(1)];
    press('Ctrl+Shift+Space');
    expect([down, inserted, table.rows.view(row(1))?.isSelected]).toEqual([
      ['李娜', '王伟', '张敏'],
      [['王伟', null, '李娜', '张敏'], true],
      true,
    ]);
  });

  it('TABLE-29 select the rows of the range, or deselect them if all are selected', () => {
    const { table, press, focus, row, told } = openPressed({ rowSelection: 'checkbox' });
    focus(2, 'name');
    press('Ctrl+Shift+Space');
    focus(1, 'name');
    press('Shift+ArrowDown', 'Ctrl+Shift+Space');
    const both = table.facts().selection.count;
    press('Ctrl+Shift+Space');
    expect([both, table.facts().selection.count]).toEqual([2, 0]);
    expect(told).toEqual([[row(2)], [row(1), row(2)], []].map((rows) => ({ type: 'selection.changed', rows })));
  });

  it('TABLE-29 toggle a box, and open other cells', () => {
    const { table, press, focus } = openPressed({
      columns: [
        { key: 'done', title: '完成', type: 'checkbox' },
        { key: 'name', title: '姓名', type: 'input' },
      ],
      rows: [{ id: 'a', done: 'N', name: '甲' }],
    });
    focus(0, 'done');
    press('Space');
    const ticked = [table.readNow().rows[0]?.['done'], table.facts().mode];
    focus(0, 'name');
    press('F2');
    expect([ticked, table.facts().mode, table.facts().edited?.draft]).toEqual([['Y', 'idle'], 'editing', '甲']);
  });

  it('TABLE-29 open the search, step in both directions and close it', () => {
    const { table, press, cell } = openPressed();
    const seen: unknown[] = [];
    press('Ctrl+f');
    seen.push(table.facts().find);
    press('Escape');
    seen.push(table.facts().find);
    press('F3');
    table.send({ type: 'find.words', words: '7' });
    seen.push(table.facts().active);
    table.send({
      type: 'cells.write',
      cells: [
        { ...cell(0, 'name'), value: '7' },
        { ...cell(1, 'name'), value: '7' },
      ],
    });
    press('F3');
    seen.push(table.facts().active);
    press('F3');
    seen.push(table.facts().active);
    press('Shift+F3');
    seen.push(table.facts().active);
    expect(seen).toEqual([
      { words: '', matches: 0, current: 0, isCounted: true },
      null,
      cell(2, 'age'),
      cell(0, 'name'),
      cell(1, 'name'),
      cell(0, 'name'),
    ]);
  });

  it('TABLE-29 save if the toolbar offers it', () => {
    const [without, withSave] = [openPressed(), openPressed({ toolbar: ['save'] })];
    expect([
      without.takes('Ctrl+s'),
      without.told,
      withSave.takes('Ctrl+s'),
      withSave.told.map(({ type }) => type),
    ]).toEqual([false, [], true, ['save.requested']]);
  });

  it('TABLE-29 have no effect on rows and boxes without focus', () => {
    const { table, press, takes, names } = openPressed();
    const before = names();
    const chords = ['Alt+ArrowDown', 'Insert', 'Ctrl+Shift+Space', 'Space', 'Delete', 'x', 'Shift+ArrowDown', 'Tab'];
    const taken = chords.map(takes);
    expect([names(), table.facts().active, taken]).toEqual([before, null, chords.map(() => false)]);
    press('ArrowDown');
    expect(table.facts().active).toEqual({ row: table.rows.keyAt(0), column: 'name' });
  });
});

describe('keys in an editor', () => {
  it('TABLE-29 commit the input and move on, or cancel it', () => {
    const { table, press, focus, names, cell } = openPressed();
    const ends: readonly (readonly [string, string])[] = [
      ['甲', 'Enter'],
      ['乙', 'Shift+Enter'],
      ['丙', 'Ctrl+Enter'],
      ['丁', 'Tab'],
      ['戊', 'ArrowDown'],
      ['己', 'Escape'],
    ];
    const seen = ends.map(([typed, end]) => {
      focus(1, 'name');
      press(typed, end);
      return [table.facts().mode, table.facts().active, names()[1]];
    });
    expect(seen).toEqual([
      ['idle', cell(2, 'name'), '甲'],
      ['idle', cell(0, 'name'), '乙'],
      ['idle', cell(1, 'name'), '丙'],
      ['idle', cell(1, 'age'), '丁'],
      ['idle', cell(2, 'name'), '戊'],
      ['idle', cell(1, 'name'), '戊'],
    ]);
  });

  it('TABLE-29 leave the arrows to the caret in an opened cell', () => {
    const taken = ['ArrowLeft', 'Ctrl+z', 'Delete', 'Enter', 'Tab', 'Shift+Tab'].map((name) => {
      const { press, focus, takes } = openPressed();
      focus(0, 'name');
      press('F2');
      return takes(name);
    });
    expect(taken).toEqual([false, false, false, true, true, false]);
  });
});

describe('keys in other modes', () => {
  it('TABLE-29 move a dragged row, and cancel the drag', () => {
    const { table, press, names, row, takes } = openPressed();
    const first = row(0);
    table.send({ type: 'drag.start', row: first });
    const to = ['End', 'ArrowUp', 'Home', 'ArrowDown'].map((name) => {
      press(name);
      return table.facts().dragged?.to;
    });
    const takesSome = ['ArrowDown', 'Delete', 'x'].map(takes);
    press('Escape');
    expect([to, takesSome, table.facts().mode, table.facts().dragged, names()[0]]).toEqual([
      [2, 1, 0, 1],
      [true, false, false],
      'idle',
      null,
      '王伟',
    ]);
  });

  it('TABLE-29 move the focus but change nothing while saving, and have no effect while loading', () => {
    const { table, press, takes, focus, names, cell } = openPressed();
    focus(0, 'name');
    table.send({ type: 'table.save' });
    press('ArrowDown', 'Delete', 'x');
    const saving = [table.facts().mode, table.facts().active, names()];
    table.send({ type: 'save.done' });
    table.send({ type: 'rows.loading' });
    const before = table.facts();
    const taken = [
      'ArrowDown',
      'Shift+ArrowDown',
      'Ctrl+A',
      'Ctrl+f',
      'Escape',
      'Enter',
      'Tab',
      'Delete',
      'x',
      'Ctrl+Shift+Space',
      'Ctrl+s',
    ].map(takes);
    expect([saving, before.mode, taken.includes(true), table.facts()]).toEqual([
      ['saving', cell(1, 'name'), ['王伟', '李娜', '张敏']],
      'loading',
      false,
      before,
    ]);
  });
});
