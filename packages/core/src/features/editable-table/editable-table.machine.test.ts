import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';

describe('an editable table', () => {
  it('shows the rows that it was given', () => {
    const { table } = openTable();
    const { columns, allColumns, ...facts } = table.facts();
    expect(columns.map(({ column, width }) => [column.key, width])).toEqual([
      ['name', 120],
      ['age', 120],
    ]);
    expect(allColumns).toEqual(columns);
    expect(facts).toEqual({
      mode: 'idle',
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
      isCollapsed: true,
      buttons: ['add', 'remove', 'clearSelection'],
      find: null,
      dragged: null,
      subTable: null,
      expanded: new Set(),
      hasDraft: false,
      failure: null,
    });
  });

  it('TABLE-27 focuses, edits, commits, undoes and reads', async () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'cell.focus', place: cell(1, 'name') });
    table.send({ type: 'edit.start', seed: '赵' });
    table.send({ type: 'edit.change', value: '赵静' });
    expect(table.facts()).toMatchObject({ mode: 'editing', isDirty: true, edited: { ...cell(1, 'name'), draft: '赵静', isReplacing: true } });
    table.send({ type: 'edit.commit', step: 'down' });
    expect(table.facts()).toMatchObject({ mode: 'idle', isDirty: true, canUndo: true, active: cell(2, 'name'), edited: null });
    expect(told).toMatchObject([{ type: 'valueChanged', commit: { origin: 'typing', written: [{ before: '李娜', after: '赵静' }] } }]);
    expect(table.readNow().rows[1]).toEqual({ id: 'b', name: '赵静', age: 58, orderNum: 2 });
    table.send({ type: 'undo' });
    expect(table.facts()).toMatchObject({ isDirty: false, canUndo: false, canRedo: true, active: cell(1, 'name') });
    expect(await table.read({ validate: true })).toMatchObject({ ok: true, value: { rows: [{ id: 'a' }, { id: 'b', name: '李娜' }, { id: 'c' }] } });
  });

  it('writes nothing where nothing was typed, or the same', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'age') });
    table.send({ type: 'edit.change', value: '6' });
    table.send({ type: 'edit.change', value: '61' });
    table.send({ type: 'edit.commit' });
    expect([table.facts().canUndo, told]).toEqual([false, []]);
  });

  it('TABLE-13 refuses characters that the kind refuses and makes a number of the rest', () => {
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
});
