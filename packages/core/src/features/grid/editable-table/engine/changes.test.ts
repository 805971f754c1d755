import { describe, expect, it } from 'vitest';

import type { Change } from '../transaction.types.ts';
import { abc, keyAt, listened, name, names, tableOf, write } from './engine-table.testing.ts';

const none = { written: [], inserted: [], removed: [], isOrderChanged: false, refused: [], inverse: [] };

describe('written cells', () => {
  it('in several steps of one gesture are undone individually', () => {
    const table = tableOf(abc);
    const step = (row: string, value: string): Change => ({
      kind: 'cellsWritten',
      cells: [{ row, column: 'name', value }],
    });
    const commit = table.commit({
      origin: 'program',
      changes: [step('row-0-1', 'x'), step('row-0-1', 'y'), step('row-1-2', 'z')],
    });
    const done = names(table);
    table.undo();
    expect({ written: commit.written, inverse: commit.inverse, done, undone: names(table) }).toEqual({
      written: [
        { row: 'row-0-1', column: 'name', before: 'a', after: 'x' },
        { row: 'row-0-1', column: 'name', before: 'x', after: 'y' },
        { row: 'row-1-2', column: 'name', before: 'b', after: 'z' },
      ],
      inverse: [step('row-1-2', 'b'), step('row-0-1', 'x'), step('row-0-1', 'a')],
      done: ['y', 'z', 'c'],
      undone: ['a', 'b', 'c'],
    });
  });

  it('twice in one step are undone to the first value', () => {
    const table = tableOf(abc);
    table.commit({
      origin: 'paste',
      changes: [
        { kind: 'cellsWritten', cells: ['x', 'y'].map((value) => ({ row: 'row-0-1', column: 'name', value })) },
      ],
    });
    const done = names(table);
    table.undo();
    expect([done, names(table)]).toEqual([
      ['y', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('never change ids, even if a column shows them', () => {
    const table = tableOf(abc, { columns: [{ key: 'id', title: '编号', type: 'text' }, name] });
    expect([write(table, 0, 'id', '9', 'program').refused, table.keyOfId('1'), table.text('row-0-1', 'id')]).toEqual([
      [{ row: 'row-0-1', column: 'id', value: '9' }],
      'row-0-1',
      '1',
    ]);
  });

  it('are unchanged if missing and null, and for an equal list or record', () => {
    const table = tableOf([{ id: '1', extra: [1, { a: 2 }] }], {
      columns: [name, { key: 'extra', title: '附加', type: 'read' }],
    });
    const commits = [
      write(table, 0, 'name', null),
      write(table, 0, 'extra', [1, { a: 2 }], 'program'),
      write(table, 0, 'extra', [1, { a: 3 }], 'program'),
      write(table, 0, 'name', 'n'),
    ];
    expect(commits.map(({ written }) => written)).toEqual([
      [],
      [],
      [{ row: 'row-0-1', column: 'extra', before: [1, { a: 2 }], after: [1, { a: 3 }] }],
      [{ row: 'row-0-1', column: 'name', before: null, after: 'n' }],
    ]);
  });
});

describe('added rows', () => {
  it('are placed in sequence at one position, and at the ends beyond them', () => {
    const table = tableOf(abc);
    const row = (text: string) => table.newRow({ name: text });
    const commit = table.commit({
      origin: 'program',
      changes: [
        {
          kind: 'rowsInserted',
          rows: [
            { at: -4, row: row('x') },
            { at: 0, row: row('y') },
            { at: 3, row: row('z') },
            { at: 99, row: row('end') },
          ],
        },
      ],
    });
    expect([commit.inserted.map(({ at, row: { key } }) => `${at} ${key}`), names(table)]).toEqual([
      ['0 new-t1', '1 new-t2', '3 new-t3', '6 new-t4'],
      ['x', 'y', 'a', 'z', 'b', 'c', 'end'],
    ]);
  });

  it('are added once, and not if already present', () => {
    const table = tableOf(abc);
    const row = table.newRow({ name: 'n' });
    const twice = table.commit({ origin: 'program', changes: [table.insertion([row, row])] });
    const again = table.commit({
      origin: 'program',
      changes: [table.insertion([row, { key: 'row-0-1', id: '1', values: { name: 'other' } }], 0)],
    });
    expect([twice.inserted, again, names(table)]).toEqual([
      [{ at: 3, row }],
      { ...none, origin: 'program', revision: 3 },
      ['a', 'b', 'c', 'n'],
    ]);
  });
});

describe('removed rows', () => {
  it('are reported in table order, whatever the order of removal, and restored to their positions', () => {
    const table = tableOf([...abc, { id: '4', name: 'd' }]);
    const commit = table.commit({
      origin: 'rows',
      changes: [table.removal(['row-3-4', 'row-0-1', 'nobody', 'row-2-3', 'row-0-1'])],
    });
    const left = names(table);
    table.undo();
    expect([commit.removed.map(({ at, row }) => `${at} ${row.key}`), left, names(table)]).toEqual([
      ['0 row-0-1', '2 row-2-3', '3 row-3-4'],
      ['b'],
      ['a', 'b', 'c', 'd'],
    ]);
  });

  it('removed remotely are not deleted on the server, and are new when restored', () => {
    const table = tableOf(abc);
    table.commit({ origin: 'live', changes: [table.removal('row-1-2')] });
    table.commit({ origin: 'rows', changes: [table.removal('row-2-3')] });
    const gone = table.read();
    table.commit({
      origin: 'program',
      changes: [table.insertion([{ key: 'row-1-2', id: '2', values: { name: 'b' } }])],
    });
    expect([gone, table.read({ stripTemporaryIds: true })]).toEqual([
      { rows: [{ id: '1', name: 'a', price: 1, orderNum: 1 }], deletedIds: ['3'] },
      {
        rows: [
          { id: '1', name: 'a', price: 1, orderNum: 1 },
          { name: 'b', orderNum: 2 },
        ],
        deletedIds: ['3'],
      },
    ]);
  });
});

describe('moved rows', () => {
  it('stay inside the table, and unmoved or unknown ones are not reported', () => {
    const table = tableOf(abc);
    const heard = listened(table);
    const moved = ([row, to]: readonly [string, number]) => {
      const { inverse, isOrderChanged } = table.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row, to }] });
      return { inverse, isOrderChanged, names: names(table).join(''), heard: heard().join(' ') };
    };
    expect(
      (
        [
          ['row-0-1', -3],
          ['nobody', 0],
          ['row-2-3', 99],
          ['row-2-3', -1],
        ] as const
      ).map(moved),
    ).toEqual([
      { inverse: [], isOrderChanged: false, names: 'abc', heard: '' },
      { inverse: [], isOrderChanged: false, names: 'abc', heard: '' },
      { inverse: [], isOrderChanged: false, names: 'abc', heard: '' },
      {
        inverse: [{ kind: 'rowMoved', row: 'row-2-3', to: 2 }],
        isOrderChanged: true,
        names: 'cab',
        heard: 'order all',
      },
    ]);
  });

  it('are reordered, with unnamed ones last in their order', () => {
    const table = tableOf(abc);
    const heard = listened(table);
    const before = table.orderRevision();
    const commit = table.commit({
      origin: 'rows',
      changes: [{ kind: 'rowsOrdered', rows: ['nobody', keyAt(table, 2)] }],
    });
    expect({ commit, names: names(table), heard: heard(), isOther: table.orderRevision() > before }).toEqual({
      commit: {
        ...none,
        origin: 'rows',
        revision: 2,
        isOrderChanged: true,
        inverse: [{ kind: 'rowsOrdered', rows: ['row-0-1', 'row-1-2', 'row-2-3'] }],
      },
      names: ['c', 'a', 'b'],
      heard: ['order', 'all'],
      isOther: true,
    });
  });
});
