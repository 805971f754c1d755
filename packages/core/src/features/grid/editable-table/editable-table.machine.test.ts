import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';

describe('editable table', () => {
  it('shows the given rows', () => {
    const { table } = openTable();
    const { columns, allColumns, ...facts } = table.facts();
    expect(columns.map(({ column, width }) => [column.key, width])).toEqual([
      ['name', 120],
      ['age', 120],
    ]);
    expect(allColumns).toEqual(columns);
    expect(facts).toEqual({
      mode: 'idle',
      filters: {},
      isArranged: false,
      isDisabled: false,
      orderRevision: 1,
      rowCount: 3,
      size: 'medium',
      active: null,
      range: null,
      edited: null,
      selection: { count: 0, isAll: false, isIndeterminate: false },
      statistics: [],
      errorCount: 0,
      canUndo: false,
      canRedo: false,
      isDirty: false,
      pending: 'none',
      isCollapsed: true,
      buttons: ['add'],
      find: null,
      sorted: null,
      dragged: null,
      subTable: null,
      expanded: new Set(),
      hasDraft: false,
      draftClashes: { cells: [], hasOthers: true },
      failure: null,
      refused: [],
    });
  });

  it('TABLE-27 focuses, edits, commits, undoes and reads', async () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'cell.focus', place: cell(1, 'name') });
    table.send({ type: 'edit.start', seed: '赵' });
    table.send({ type: 'edit.change', value: '赵静' });
    expect(table.facts()).toMatchObject({
      mode: 'editing',
      isDirty: true,
      edited: { ...cell(1, 'name'), draft: '赵静', isReplacing: true },
    });
    table.send({ type: 'edit.commit', step: 'down' });
    expect(table.facts()).toMatchObject({
      mode: 'idle',
      isDirty: true,
      canUndo: true,
      active: cell(2, 'name'),
      edited: null,
    });
    expect(told).toMatchObject([
      { type: 'value.changed', commit: { origin: 'typing', written: [{ before: '李娜', after: '赵静' }] } },
    ]);
    expect(table.readNow().rows[1]).toEqual({ id: 'b', name: '赵静', age: 58, orderNum: 2 });
    table.send({ type: 'change.undo' });
    expect(table.facts()).toMatchObject({ isDirty: false, canUndo: false, canRedo: true, active: cell(1, 'name') });
    expect(await table.read({ validate: true })).toMatchObject({
      ok: true,
      value: { rows: [{ id: 'a' }, { id: 'b', name: '李娜' }, { id: 'c' }] },
    });
  });

  it('TABLE-08 offers delete and clear selection only with a selection, and nothing forbidden', () => {
    const { table, row } = openTable(
      { authPre: 'people', rowSelection: 'checkbox', toolbar: ['add', 'remove', 'clearSelection', 'find'] },
      { isShown: (code) => code !== 'people:add' && code !== 'people:age' },
    );
    const without = table.facts().buttons;
    table.send({ type: 'row.select', row: row(0), isSelected: true });
    const withOne = table.facts().buttons;
    table.send({ type: 'selection.clear' });
    table.send({ type: 'toolbar.collapse', isCollapsed: false });
    expect([without, withOne, table.facts().buttons === without, table.facts().isCollapsed]).toEqual([
      ['find'],
      ['remove', 'clearSelection', 'find'],
      false,
      false,
    ]);
    expect([table.facts().columns.map(({ column }) => column.key), table.readNow().rows[0]]).toEqual([
      ['name'],
      { id: 'a', name: '王伟', age: 61, orderNum: 1 },
    ]);
  });

  it('persists widths, order and visibility of columns under its code', () => {
    const first = openTable({ tableCode: 'people' });
    first.table.send({ type: 'cell.focus', place: first.cell(0, 'age') });
    first.table.send({ type: 'column.resize', column: 'name', width: 300 });
    first.table.send({ type: 'column.move', column: 'age', before: 'name' });
    const moved = first.table.facts().columns.map(({ column, width }) => [column.key, width]);
    first.table.send({ type: 'column.hide', column: 'age', isHidden: true });
    const { table } = openTable({ tableCode: 'people' }, {}, first.localStorage.entries());
    const kept = table.facts();
    table.send({ type: 'columns.reset' });
    expect([moved, first.table.facts().active]).toEqual([
      [
        ['age', 120],
        ['name', 300],
      ],
      null,
    ]);
    expect(kept.columns.map(({ column, width }) => [column.key, width])).toEqual([['name', 300]]);
    expect(kept.allColumns.map(({ column, isHidden }) => [column.key, isHidden])).toEqual([
      ['age', true],
      ['name', false],
    ]);
    expect(table.facts().columns.map(({ column, width }) => [column.key, width])).toEqual([
      ['name', 120],
      ['age', 120],
    ]);
  });

  it('finds text from cell to cell and counts the matches', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'find.open' });
    table.send({ type: 'find.words', words: '1' });
    const first = [table.facts().find, table.facts().active];
    table.send({ type: 'find.words', words: '0' });
    table.send({ type: 'find.next' });
    const other = [table.facts().find, table.facts().active];
    table.send({ type: 'find.words', words: '没有' });
    const none = table.facts().find;
    for (const words of ['', ' ']) table.send({ type: 'find.words', words });
    table.send({ type: 'find.close' });
    expect(first).toEqual([{ words: '1', matches: 1, current: 1, isCounted: true }, cell(0, 'age')]);
    expect(other).toEqual([{ words: '0', matches: 1, current: 1, isCounted: true }, cell(2, 'age')]);
    expect([none, table.facts().find, told.at(-1)]).toEqual([
      { words: '没有', matches: 0, current: 0, isCounted: true },
      null,
      { type: 'message.announced', text: { 'zh-CN': '没有找到“没有”', 'en-US': '“没有” was not found' } },
    ]);
  });

  it('searches many rows in slices, and only for the newest text', () => {
    const { table, clock, cell } = openTable({
      rows: Array.from({ length: 2500 }, (_, index) => ({ id: `${index}`, name: `人${index}`, age: 1 })),
    });
    table.send({ type: 'find.open' });
    table.send({ type: 'find.words', words: '人2499' });
    table.send({ type: 'find.words', words: '人249' });
    const atOnce = table.facts().find;
    for (let slice = 0; slice < 10; slice += 1) clock.advance(0);
    expect([atOnce, table.facts().find, table.facts().active]).toEqual([
      { words: '人249', matches: 1, current: 1, isCounted: false },
      { words: '人249', matches: 11, current: 1, isCounted: true },
      cell(249, 'name'),
    ]);
  });

  it('shows one sub-table at a time, and remembers expanded state and density', () => {
    const { table, row } = openTable();
    table.send({ type: 'subTable.toggle', row: row(0) });
    table.send({ type: 'subTable.toggle', row: row(1) });
    table.send({ type: 'row.expand', row: row(0), isExpanded: true });
    table.send({ type: 'row.expand', row: row(2), isExpanded: true });
    table.send({ type: 'row.expand', row: row(2), isExpanded: false });
    table.send({ type: 'size.set', size: 'tiny' });
    const { subTable, expanded, size } = table.facts();
    table.send({ type: 'rows.remove', rows: [row(0), row(1)] });
    expect([subTable !== null, [...expanded].length, size, table.facts().subTable, table.facts().expanded]).toEqual([
      true,
      1,
      'tiny',
      null,
      new Set(),
    ]);
  });

  it('TABLE-26 reveals a cell on request, committing input elsewhere, and ignores unknown cells', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' });
    told.length = 0;
    for (const place of [cell(2, 'age'), { row: 'nobody', column: 'age' }]) table.send({ type: 'cell.reveal', place });
    expect([
      table.facts().active,
      table.facts().mode,
      table.readNow().rows[0]?.['name'],
      told.filter(({ type }) => type === 'cell.revealed'),
    ]).toEqual([cell(2, 'age'), 'idle', '甲', [{ type: 'cell.revealed', place: cell(2, 'age') }]]);
  });

  it('writes nothing without a change', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'age') });
    table.send({ type: 'edit.change', value: '6' });
    table.send({ type: 'edit.change', value: '61' });
    table.send({ type: 'edit.commit' });
    expect([table.facts().canUndo, told]).toEqual([false, []]);
  });

  it('TABLE-13 rejects invalid characters and parses the rest as a number', () => {
    const { table, cell } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'age'), seed: '-' });
    const drafts = ['-1', '-1x', '-1.', '-1..', '-1.5'].map((value) => {
      table.send({ type: 'edit.change', value });
      return table.facts().edited?.draft;
    });
    expect(drafts).toEqual(['-1', '-1', '-1.', '-1.', '-1.5']);
    table.send({ type: 'focus.leave' });
    expect(table.readNow().rows[0]).toMatchObject({ age: -1.5 });
  });

  it('TABLE-13 keeps the number if only letters were typed over it, and explains why', () => {
    const { table, cell, told } = openTable();
    const begin = (seed: string) => {
      table.send({ type: 'edit.start', place: cell(0, 'age'), seed });
      const { edited, isDirty } = table.facts();
      return [edited?.draft, edited?.problem?.['zh-CN'], isDirty];
    };
    const byKey = begin('x');
    table.send({ type: 'edit.commit', step: 'down' });
    const composing = begin('');
    table.send({ type: 'edit.change', value: '手写' });
    const composed = table.facts().edited?.problem?.['zh-CN'];
    table.send({ type: 'focus.leave' });
    expect([byKey, composing, composed, table.readNow().rows[0]?.['age'], table.facts().canUndo, told]).toEqual([
      ['', '“x”不是数字，请写成1234.5这样的数字', false],
      ['', undefined, false],
      '“手写”不是数字，请写成1234.5这样的数字',
      61,
      false,
      [],
    ]);
  });

  it('TABLE-13 clears the number if typed digits were deleted again', () => {
    const { table, cell } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'age'), seed: 'x' });
    const problems = ['7', '7x', ''].map((value) => {
      table.send({ type: 'edit.change', value });
      return table.facts().edited?.problem?.['zh-CN'];
    });
    table.send({ type: 'edit.commit' });
    expect([problems, table.readNow().rows[0]?.['age'], table.facts().canUndo]).toEqual([
      [undefined, '“7x”不是数字，请写成1234.5这样的数字', undefined],
      null,
      true,
    ]);
  });

  it('TABLE-29 keeps the text if a composition over it was cancelled', () => {
    const { table, cell } = openTable();
    table.send({ type: 'edit.start', place: cell(1, 'name'), seed: '' });
    table.send({ type: 'edit.change', value: '' });
    table.send({ type: 'edit.commit', step: 'down' });
    expect([table.readNow().rows[1]?.['name'], table.facts().canUndo]).toEqual(['李娜', false]);
  });
});
