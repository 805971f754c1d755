import { describe, expect, it } from 'vitest';

import type { RowSelection } from '../table-options.types.ts';
import { abc, keyAt, listened, tableOf, write } from './engine-table.testing.ts';

const NOTHING = { count: 0, isAll: false, isIndeterminate: false };

describe('selection', () => {
  it('is empty in a table without rows, and with all rows locked', () => {
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

  it('TABLE-05 has several rows with checkboxes, the last unlocked one with radio buttons, and none without either', () => {
    const chosen = (rowSelection: RowSelection) => {
      const table = tableOf(abc, { rowSelection, disabledRows: { name: 'c' } });
      table.select(['row-0-1', 'row-1-2', 'row-2-3'], true);
      return table.selectedKeys();
    };
    expect([chosen('checkbox'), chosen('radio'), chosen('none')]).toEqual([['row-0-1', 'row-1-2'], ['row-1-2'], []]);
  });

  it('TABLE-05 can be cleared with radio buttons, and is unchanged if all given rows are locked', () => {
    const table = tableOf(abc, { rowSelection: 'radio', disabledRows: { name: 'c' } });
    table.select(['row-0-1'], true);
    table.select(['row-2-3'], true);
    const kept = table.selectedKeys();
    table.selectAll(false);
    expect([kept, table.selectedKeys()]).toEqual([['row-0-1'], []]);
  });

  it('is referentially stable until a change', () => {
    const table = tableOf(abc);
    const nothing = table.selection();
    const again = table.selection();
    table.select(['row-0-1'], true);
    const one = table.selection();
    write(table, 0, 'name', 'z');
    expect([again === nothing, one === nothing, table.selection() === one]).toEqual([true, false, true]);
  });

  it('is complete again when the unselected rows were removed', () => {
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

describe('selecting', () => {
  it('returns the rows whose state changed, and none without a change', () => {
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

  it('returns the previous and the new row with radio buttons', () => {
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

  it('returns all rows for select all, and none if already in that state', () => {
    const table = tableOf(abc);
    const heard = listened(table);
    const told = [true, true, false, false].map((isSelected) => [table.selectAll(isSelected), heard()][1]);
    expect(told).toEqual([['row 0', 'row 1', 'row 2', 'all'], [], ['row 0', 'row 1', 'row 2', 'all'], []]);
  });
});

describe('rows added, removed, locked and unlocked', () => {
  it('TABLE-05 keep the others selected after individual selection', () => {
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

  it('TABLE-05 keep the others selected after select all', () => {
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

  it('TABLE-05 are deselected when a write locks them, also after its undo', () => {
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

  it('TABLE-05 are deselected when individually selected and locked by a write', () => {
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

  it('TABLE-05 are unselected when added after select all, including locked ones', () => {
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
