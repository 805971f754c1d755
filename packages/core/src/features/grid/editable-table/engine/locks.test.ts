import { describe, expect, it } from 'vitest';

import type { DisabledRows } from '../table-options.types.ts';
import type { TableEngine } from '../table-engine.types.ts';
import { abc, keyAt, tableOf, write } from './engine-table.testing.ts';

const locked = (table: TableEngine): string =>
  Array.from({ length: table.rowCount() }, (_, position) =>
    table.view(keyAt(table, position))?.isLocked === true ? 'x' : '-',
  ).join('');

/** Whether all unlocked rows are selected, by the count of locked ones. */
function isAll(table: TableEngine): boolean {
  table.selectAll(true);
  return table.selection().isAll;
}

describe('locked rows', () => {
  it.each<[DisabledRows, string]>([
    [{}, '---'],
    [{ name: 'a' }, 'x--'],
    [{ name: ['a', 'c'] }, 'x-x'],
    [{ name: 'a', price: 2 }, 'xx-'],
    [{ name: [] }, '---'],
    [{ price: '1' }, '---'],
    [{ note: null }, 'xxx'],
    [{ nowhere: 1 }, '---'],
  ])('TABLE-06 by %j: %s', (disabledRows, expected) => {
    const table = tableOf(abc, { disabledRows });
    const writable = Array.from(expected, (_, position) =>
      table.isWritable(keyAt(table, position), 'name') ? '-' : 'x',
    ).join('');
    expect([locked(table), writable]).toEqual([expected, expected]);
  });

  it('TABLE-06 stay locked while one of several fields locks them', () => {
    const table = tableOf(abc, { disabledRows: { name: 'x', price: [8, 9] } });
    const seen = (
      [
        ['name', 'x'],
        ['price', 8],
        ['name', 'y'],
        ['price', 9],
        ['price', 7],
        ['name', 'x'],
      ] as const
    ).map(([column, value]) => {
      write(table, 0, column, value, 'program');
      return `${locked(table)} ${isAll(table) ? 'all' : 'some'} of ${table.selection().count}`;
    });
    expect(seen).toEqual([
      'x-- all of 2',
      'x-- all of 2',
      'x-- all of 2',
      'x-- all of 2',
      '--- all of 3',
      'x-- all of 2',
    ]);
  });

  it('TABLE-05 are counted on add, remove, write and undo', () => {
    const table = tableOf(abc, { disabledRows: { name: 'locked' } });
    const counts = [
      () =>
        table.commit({
          origin: 'rows',
          changes: [table.insertion([table.newRow({ name: 'locked' }), table.newRow({ name: 'free' })], 1)],
        }),
      () => write(table, 0, 'name', 'locked'),
      () => table.commit({ origin: 'rows', changes: [table.removal([keyAt(table, 0), keyAt(table, 3)])] }),
      () => table.undo(),
      () => write(table, 0, 'name', 'a', 'program'),
      () => write(table, 0, 'price', 5, 'program'),
      () => write(table, 0, 'name', 'z', 'program'),
      () => write(table, 1, 'price', 5, 'program'),
      () => table.lockRows({ price: [4, 3] }),
      () => table.load(abc),
      () => table.lockRows({}),
    ].map((act) => [act(), table.selectAll(false), isAll(table), table.selection().count, locked(table)].slice(2));
    expect(counts).toEqual([
      [true, 4, '-x---'],
      [true, 3, 'xx---'],
      [true, 2, 'x--'],
      [true, 3, 'xx---'],
      [true, 4, '-x---'],
      [true, 4, '-x---'],
      [true, 4, '-x---'],
      [true, 4, '-x---'],
      [true, 4, '----x'],
      [true, 2, '--x'],
      [true, 3, '---'],
    ]);
  });

  it('exist in a fully locked table, and in locked columns', () => {
    const columns = [
      { key: 'name', title: '名称', type: 'text' },
      { key: 'price', title: '单价', type: 'number', disabled: false },
      { key: 'never', title: '从不', type: 'text', disabled: true },
      {
        key: 'note',
        title: '备注',
        type: 'text',
        disabled: ({ price }: Readonly<Record<string, unknown>>) => price === 2,
      },
      { key: 'read', title: '只读', type: 'read' },
      { key: 'odd', title: '未知', type: 'odd' },
      { key: 'orderNum', title: '序号', type: 'number' },
    ];
    const table = tableOf(abc, { columns, disabled: true });
    const writable = (position: number) =>
      columns.filter(({ key }) => table.isWritable(keyAt(table, position), key)).map(({ key }) => key);
    const before = writable(0);
    table.setDisabled(false);
    expect([before, writable(0), writable(1), writable(7), table.isWritable('row-0-1', 'nowhere')]).toEqual([
      [],
      ['name', 'price', 'note'],
      ['name', 'price'],
      [],
      false,
    ]);
  });
});
