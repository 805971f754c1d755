import { describe, expect, it } from 'vitest';

import { keyAt, tableOf } from './engine-table.testing.ts';
import { idInKey, placeOfGiven } from './row-ids.ts';

const given = [{ id: 'a-1', name: 'x' }, { name: 'no id' }, { id: 7, name: 'seven' }];

describe('row key', () => {
  it('TABLE-02 consists of index and id, and no other key is accepted', () => {
    const table = tableOf(given);
    const keys = [
      'row-0-a-1',
      'row-1-',
      'row-2-7',
      'row-0-',
      'row-0-a',
      'row-0-b-1',
      'row-00-a-1',
      'row-1',
      'row-1-x',
      'row-2-77',
      'row-3-',
      'row--',
      'row--xa-1',
      'row-',
      'row',
      '',
      'row-x-a-1',
      'row-2x7',
      'row-2:7',
      'row-2/7',
      'new-1',
      'xow-2-7',
    ];
    expect(keys.map((key) => table.positionOf(key))).toEqual([
      0,
      1,
      2,
      ...Array.from({ length: keys.length - 3 }, () => -1),
    ]);
  });

  it('TABLE-02 of a new row differs from that of a row given at its position', () => {
    const table = tableOf(given);
    table.commit({ origin: 'rows', changes: [table.insertion([table.newRow({ name: 'n' })])] });
    table.nameRows(new Map([['new-t1', '9']]));
    expect(['new-t1', 'row-3-', 'row-3-9', 'row-4-'].map((key) => [table.positionOf(key), table.row(key)?.id])).toEqual(
      [
        [3, '9'],
        [-1, undefined],
        [-1, undefined],
        [-1, undefined],
      ],
    );
  });

  it('contains the id the row was given with', () => {
    expect(
      ['row-0-a-1', 'row-12-7', 'row-1-', 'row-1', 'row-x-1', 'new-123456', ''].map((key) => [
        placeOfGiven(key),
        idInKey(key),
      ]),
    ).toEqual([
      [0, 'a-1'],
      [12, '7'],
      [1, null],
      [-1, null],
      [-1, null],
      [-1, null],
      [-1, null],
    ]);
  });

  it('TABLE-02 is stable when the row is saved, moved, removed and restored', () => {
    const table = tableOf(given);
    table.commit({ origin: 'rows', changes: [table.insertion([table.newRow({ name: 'n' })], 0)] });
    table.markSaved(
      new Map([
        ['new-t1', 'b'],
        ['row-1-', 'c'],
      ]),
    );
    table.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: 'new-t1', to: 3 }] });
    const key = table.keyOfId('b') ?? '';
    const named = [key, table.row(key), table.keyOfId('c'), table.row('row-1-')];
    table.commit({ origin: 'rows', changes: [table.removal(key)] });
    const gone = [
      table.row(key),
      table.view(key),
      table.value(key, 'name'),
      table.isWritable(key, 'name'),
      table.keyOfId('b'),
    ];
    table.undo();
    expect({ named, gone, back: [table.positionOf(key), table.row(key)] }).toEqual({
      named: [
        'new-t1',
        { key: 'new-t1', id: 'b', values: { name: 'n', price: null } },
        'row-1-',
        { key: 'row-1-', id: 'c', values: { name: 'no id' } },
      ],
      gone: [undefined, undefined, undefined, false, undefined],
      back: [3, { key: 'new-t1', id: 'b', values: { name: 'n', price: null } }],
    });
  });

  it('TABLE-02 is not part of reads: rows have their server ids, or stable temporary ids', () => {
    const table = tableOf([
      { id: '', name: 'blank' },
      { id: Number.NaN, name: 'none' },
      { id: true, name: 'true' },
      ...given,
    ]);
    table.commit({ origin: 'rows', changes: [table.insertion([table.newRow({ id: 'not mine', name: 'n' })])] });
    const ids = (stripTemporaryIds: boolean) =>
      table.read({ stripTemporaryIds }).rows.map((row) => ('id' in row ? row['id'] : 'none'));
    const first = ids(false);
    table.nameRows(
      new Map([
        ['row-0-', '9'],
        ['new-t1', 'ten'],
        ['nobody', 'x'],
      ]),
    );
    expect([first, ids(true), ids(false), table.isDirty()]).toEqual([
      ['t2', 't3', 't4', 'a-1', 't5', 7, 't1'],
      ['9', 'none', 'none', 'a-1', 'none', 7, 'ten'],
      ['9', 't3', 't4', 'a-1', 't5', 7, 'ten'],
      true,
    ]);
  });

  it('resolves to the later of two rows with one id once the first was removed, and only that is deleted', () => {
    const table = tableOf([
      { id: '1', name: 'a' },
      { id: '1', name: 'b' },
    ]);
    const keys = [table.keyOfId('1')];
    table.commit({ origin: 'rows', changes: [table.removal('row-0-1')] });
    keys.push(table.keyOfId('1'));
    const first = table.read().deletedIds;
    table.commit({ origin: 'rows', changes: [table.removal(keyAt(table, 0))] });
    expect([keys, first, table.keyOfId('1'), table.read()]).toEqual([
      ['row-0-1', 'row-1-1'],
      [],
      undefined,
      { rows: [], deletedIds: ['1'] },
    ]);
  });
});
