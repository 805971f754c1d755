import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';

/** A table with drafts, and the persisted names. */
function openKept() {
  const opened = openTable({ tableCode: 'people' }, { userId: () => 'u1' });
  const kept = (): readonly string[] =>
    Object.values(opened.localStorage.entries()).flatMap((entry) => {
      const { value } = JSON.parse(entry);
      return value.rows.map(({ values }: { readonly values: { readonly name: string } }) => values.name);
    });
  return { ...opened, kept };
}

describe('unsaved changes', () => {
  it('are persisted while still in the editor, and removed when editing is cancelled', () => {
    const { table, cell, clock, kept } = openKept();
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    clock.advance(2000);
    const opened = kept();
    table.send({ type: 'edit.change', value: '甲' });
    clock.advance(999);
    const early = kept();
    clock.advance(1);
    const typed = kept();
    table.send({ type: 'edit.cancel' });
    clock.advance(1000);
    expect([opened, early, typed, kept()]).toEqual([[], [], ['甲'], []]);
  });

  it('are persisted once per second while typing continues', () => {
    const { table, cell, clock, kept } = openKept();
    const seen = ['甲', '乙', '丙', '丁'].map((value) => {
      table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value }] });
      clock.advance(600);
      return kept();
    });
    clock.advance(400);
    expect([seen, kept()]).toEqual([[[], ['乙'], ['乙'], ['丁']], ['丁']]);
  });

  it('have the mark of a pasted text that is no entry, and show it again with the draft', () => {
    const sexes = [{ value: '1', text: '男' }];
    const options: Parameters<typeof openTable>[0] = {
      tableCode: 'people',
      columns: [
        { key: 'name', title: '姓名', type: 'input' },
        { key: 'sex', title: '性别', type: 'select', options: sexes },
      ],
    };
    const dependencies = { userId: () => 'u1' };
    const first = openTable(options, dependencies);
    first.table.send({ type: 'cell.focus', place: first.cell(1, 'sex') });
    first.table.send({ type: 'clipboard.paste', text: '不详', html: '' });
    first.table.send({ type: 'rows.add', values: { name: '赵敏' } });
    first.table.send({ type: 'cell.focus', place: first.cell(3, 'sex') });
    first.table.send({ type: 'clipboard.paste', text: 'X', html: '' });
    first.table.dispose();
    const { table } = openTable(options, dependencies, first.localStorage.entries());
    const marks = () => table.errors().map(({ position, column, message }) => [position, column, message['zh-CN']]);
    const offered = marks();
    table.send({ type: 'draft.restore' });
    const restored = marks();
    table.send({ type: 'change.undo' });
    const undone = marks();
    table.send({ type: 'change.redo' });
    table.send({ type: 'rows.load', rows: [] });
    expect({ offered, restored, undone, reloaded: marks() }).toEqual({
      offered: [],
      restored: [
        [1, 'sex', '“不详”不在可选范围内，请填：男'],
        [3, 'sex', '“X”不在可选范围内，请填：男'],
      ],
      undone: [],
      reloaded: [],
    });
  });

  it('do not include focus, selection and column widths', () => {
    const { table, cell, row, clock, localStorage } = openKept();
    table.send({ type: 'cell.focus', place: cell(1, 'age') });
    table.send({ type: 'row.select', row: row(1), isSelected: true });
    table.send({ type: 'find.open' });
    clock.advance(5000);
    expect(localStorage.entries()).toEqual({});
  });
});
