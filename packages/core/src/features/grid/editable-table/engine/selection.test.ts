import { describe, expect, it } from 'vitest';

import type { RowSelection } from '../table-options.types.ts';
import { abc, keyAt, listened, tableOf, write } from './engine-table.testing.ts';

const NOTHING = { count: 0, isAll: false, isIndeterminate: false };

describe('what is selected', () => {
  it('is nothing in a table without rows, and in one of which all rows are locked', () => {
    const blank = tableOf([]);
    const locked = tableOf(abc, { disabledRows: { price: [1, 2, 3] } });
    const before = blank.selection();
    for (const table of [blank, locked]) table.selectAll(true);
    expect([before, blank.selection(), locked.selection(), locked.selectedKeys()]).toEqual([
      NOTHING,
      NOTHING,
      NOTHING,
      [],
    ]);
  });

  it('TABLE-05 are several rows at once by checkbox, the last of them that is not locked by radio, and none without either', () => {
    const chosen = (rowSelection: RowSelection) => {
      const table = tableOf(abc, { rowSelection, disabledRows: { name: 'c' } });
      table.select(['row-0-1', 'row-1-2', 'row-2-3'], true);
      return table.selectedKeys();
    };
    expect([chosen('checkbox'), chosen('radio'), chosen('none')]).toEqual([['row-0-1', 'row-1-2'], ['row-1-2'], []]);
  });

  it('TABLE-05 is unchecked whole by radio as well, and only locked rows leave the radio as it is', () => {
    const table = tableOf(abc, { rowSelection: 'radio', disabledRows: { name: 'c' } });
    table.select(['row-0-1'], true);
    table.select(['row-2-3'], true);
    const kept = table.selectedKeys();
    table.selectAll(false);
    expect([kept, table.selectedKeys()]).toEqual([['row-0-1'], []]);
  });

  it('is the same record until something of it is another', () => {
    const table = tableOf(abc);
    const nothing = table.selection();
    const again = table.selection();
    table.select(['row-0-1'], true);
    const one = table.selection();
    write(table, 0, 'name', 'z');
    expect([again === nothing, one === nothing, table.selection() === one]).toEqual([true, false, true]);
  });

  it('is all again when the rows that are not selected went', () => {
    const table = tableOf(abc);
    table.select(['row-0-1', 'row-1-2'], true);
    const some = table.selection();
    table.commit({ origin: 'rows', changes: [table.removal('row-2-3')] });
    expect([some, table.selection()]).toEqual([
      { count: 2, isAll: false, isIndeterminate: true },
      { count: 2, isAll: true, isIndeterminate: false },
    ]);
  });
});

describe('who selects', () => {
  it('calls the rows that were selected or no longer are, and nobody where nothing became another', () => {
    const table = tableOf(abc);
    const heard = listened(table);
    const told = [
      () => table.select(['row-0-1'], true),
      () => table.select(['row-0-1'], true),
      () => table.select(['row-1-2'], false),
      () => table.select(['row-0-1', 'row-1-2'], true),
      () => table.select(['row-0-1'], false),
      () => table.select(['nobody'], true),
    ].map((act) => [act(), heard()][1]);
    expect(told).toEqual([['row 0', 'all'], [], [], ['row 1', 'all'], ['row 0', 'all'], []]);
  });

  it('calls the one that was chosen and the one that is, by radio', () => {
    const table = tableOf(abc, { rowSelection: 'radio' });
    const heard = listened(table);
    const told = [
      () => table.select(['row-0-1'], true),
      () => table.select(['row-0-1'], true),
      () => table.select(['row-2-3'], true),
      () => table.selectAll(true),
    ].map((act) => [act(), heard()][1]);
    expect(told).toEqual([['row 0', 'all'], [], ['row 0', 'row 2', 'all'], []]);
  });

  it('calls all rows for all of them, and nobody where all or none were selected already', () => {
    const table = tableOf(abc);
    const heard = listened(table);
    const told = [true, true, false, false].map((isSelected) => [table.selectAll(isSelected), heard()][1]);
    expect(told).toEqual([['row 0', 'row 1', 'row 2', 'all'], [], ['row 0', 'row 1', 'row 2', 'all'], []]);
  });
});

describe('rows that come, go, are locked and unlocked', () => {
  it('TABLE-05 leave the others selected where rows were selected one by one', () => {
    const table = tableOf(abc);
    table.select(['row-0-1', 'row-1-2'], true);
    table.lockRows({ name: 'b' });
    const locked = table.selectedKeys();
    table.lockRows({});
    const unlocked = table.selectedKeys();
    write(table, 0, 'price', 9);
    table.commit({ origin: 'rows', changes: [table.removal('row-0-1')] });
    const gone = table.selection();
    table.undo();
    expect({ locked, unlocked, gone, back: table.selectedKeys() }).toEqual({
      locked: ['row-0-1'],
      unlocked: ['row-0-1'],
      gone: NOTHING,
      back: [],
    });
  });

  it('TABLE-05 leave the others selected where all were selected', () => {
    const table = tableOf(abc, { disabledRows: { name: 'c' } });
    table.selectAll(true);
    table.lockRows({ name: ['b', 'c'] });
    const locked = [table.selectedKeys(), table.selection()];
    table.lockRows({ name: 'a' });
    expect([locked, [table.selectedKeys(), table.selection()]]).toEqual([
      [['row-0-1'], { count: 1, isAll: true, isIndeterminate: false }],
      [[], NOTHING],
    ]);
  });

  it('TABLE-05 are not selected when what locks them is written and taken back', () => {
    const table = tableOf(abc, { disabledRows: { name: 'locked' } });
    table.selectAll(true);
    write(table, 1, 'name', 'locked');
    const locked = table.selectedKeys();
    write(table, 1, 'name', 'b', 'program');
    const unlocked = table.selectedKeys();
    table.select(['row-0-1'], false);
    write(table, 0, 'name', 'locked');
    write(table, 0, 'name', 'a', 'program');
    expect({ locked, unlocked, end: table.selection() }).toEqual({
      locked: ['row-0-1', 'row-2-3'],
      unlocked: ['row-0-1', 'row-2-3'],
      end: { count: 1, isAll: false, isIndeterminate: true },
    });
  });

  it('TABLE-05 are not selected when they were selected one by one and what locks them is written', () => {
    const table = tableOf(abc, { disabledRows: { name: 'locked' } });
    table.select(['row-0-1', 'row-1-2'], true);
    write(table, 1, 'name', 'locked');
    write(table, 2, 'name', 'locked');
    const locked = table.selectedKeys();
    write(table, 1, 'name', 'b', 'program');
    write(table, 2, 'name', 'c', 'program');
    expect([locked, table.selectedKeys(), table.selection()]).toEqual([
      ['row-0-1'],
      ['row-0-1'],
      { count: 1, isAll: false, isIndeterminate: true },
    ]);
  });

  it('TABLE-05 come unselected among rows that are all selected, locked ones as well', () => {
    const table = tableOf(abc, { disabledRows: { name: 'locked' } });
    table.selectAll(true);
    table.commit({
      origin: 'rows',
      changes: [table.insertion([table.newRow({ name: 'n' }), table.newRow({ name: 'locked' })], 0)],
    });
    const come = [table.selectedKeys(), table.selection()];
    table.select([keyAt(table, 0)], true);
    const all = table.selection();
    table.commit({ origin: 'rows', changes: [table.removal([keyAt(table, 0), keyAt(table, 1)])] });
    expect([come, all, table.selection()]).toEqual([
      [['row-0-1', 'row-1-2', 'row-2-3'], { count: 3, isAll: false, isIndeterminate: true }],
      { count: 4, isAll: true, isIndeterminate: false },
      { count: 3, isAll: true, isIndeterminate: false },
    ]);
  });
});
