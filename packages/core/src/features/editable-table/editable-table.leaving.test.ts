import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';

describe('rows that go', () => {
  it('leave the focus to who stands there then, to the last one at the end, and to nobody in a table without rows', () => {
    const { table, row, cell } = openTable();
    const focused = [0, 2, 0, 0].map((position) => {
      table.send({ type: 'cell.focus', place: cell(Math.min(position, table.facts().rowCount - 1), 'age') });
      const before = table.facts().active?.row;
      table.send({ type: 'rows.remove', rows: before ?? '' });
      return [before, table.facts().active];
    });
    const keys = ['row-0-a', 'row-1-b', 'row-2-c'];
    expect([focused, row(0)]).toEqual([
      [
        [keys[0], { row: keys[1], column: 'age' }],
        [keys[2], { row: keys[1], column: 'age' }],
        [keys[1], null],
        [undefined, null],
      ],
      '',
    ]);
  });

  it('leave the focus, the range, the sub-table and what is expanded alone where those are in others', () => {
    const { table, row, cell } = openTable();
    table.send({ type: 'range.select', range: { anchor: cell(0, 'name'), head: cell(1, 'age') } });
    table.send({ type: 'subTable.toggle', row: row(0) });
    table.send({ type: 'row.expand', row: row(1), isExpanded: true });
    table.send({ type: 'drag.start', row: row(0) });
    const open = () => {
      const { active, range, subTable, expanded, dragged, mode } = table.facts();
      return { active, range, subTable, expanded, dragged, mode };
    };
    const before = open();
    table.send({ type: 'rows.remove', rows: row(2) });
    const after = open();
    table.send({ type: 'rows.remove', rows: row(0) });
    expect([after, open()]).toEqual([
      before,
      { active: cell(0, 'age'), range: null, subTable: null, expanded: new Set([row(0)]), dragged: null, mode: 'idle' },
    ]);
  });
});

describe('a cell that was left', () => {
  it('TABLE-11 is not checked after the moment while it is edited again, and is while another one is', () => {
    const { table, cell, clock } = openTable({ rows: [{ id: 'a', name: '' }, { id: 'b', name: '' }] });
    const complaints = () => table.errors().map(({ position, column }) => `${position} ${column}`);
    const left = () => {
      table.send({ type: 'edit.start', place: cell(0, 'name') });
      table.send({ type: 'edit.commit' });
      clock.advance(50);
    };
    left();
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    clock.advance(50);
    const again = complaints();
    table.send({ type: 'edit.cancel' });
    left();
    table.send({ type: 'edit.start', place: cell(1, 'name') });
    clock.advance(50);
    expect([again, complaints(), table.facts().mode]).toEqual([[], ['0 name'], 'editing']);
  });
});
