import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';

/** A table that keeps what is not saved, with the names that are kept. */
function openKept() {
  const opened = openTable({ tableCode: 'people' }, { userId: () => 'u1' });
  const kept = (): readonly string[] =>
    Object.values(opened.localStorage.entries()).flatMap((entry) => {
      const { value } = JSON.parse(entry);
      return value.rows.map(({ values }: { readonly values: { readonly name: string } }) => values.name);
    });
  return { ...opened, kept };
}

describe('what is not saved', () => {
  it('is kept though it only stands in the editor, and no longer when that is given up', () => {
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

  it('is kept once a second while there is more and more of it', () => {
    const { table, cell, clock, kept } = openKept();
    const seen = ['甲', '乙', '丙', '丁'].map((value) => {
      table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value }] });
      clock.advance(600);
      return kept();
    });
    clock.advance(400);
    expect([seen, kept()]).toEqual([[[], ['乙'], ['乙'], ['丁']], ['丁']]);
  });

  it('is nothing where the focus moved, rows were ticked and columns were drawn wider', () => {
    const { table, cell, row, clock, localStorage } = openKept();
    table.send({ type: 'cell.focus', place: cell(1, 'age') });
    table.send({ type: 'row.select', row: row(1), isSelected: true });
    table.send({ type: 'find.open' });
    clock.advance(5000);
    expect(localStorage.entries()).toEqual({});
  });
});
