import { describe, expect, it } from 'vitest';

import type { Column } from '../column.types.ts';
import { plainKinds } from './engine-kinds.testing.ts';
import { abc, name, price, tableOf, write } from './engine-table.testing.ts';

describe('table of rows', () => {
  it('returns its columns and kinds, and none for unknown ones', () => {
    const odd: Column = { key: 'odd', title: '未知', type: 'odd' };
    const table = tableOf(abc, { columns: [name, price, odd] });
    expect(['name', 'price', 'odd', 'nowhere'].map((key) => [table.column(key), table.kind(key)])).toEqual([
      [name, plainKinds.get('text')],
      [price, plainKinds.get('number')],
      [odd, undefined],
      [undefined, undefined],
    ]);
  });

  it('inserts rows in sequence, at the end by default', () => {
    const table = tableOf(abc);
    const [one, two] = [table.newRow(), table.newRow()];
    expect([table.insertion([one, two]), table.insertion([one, two], 1)]).toEqual([
      {
        kind: 'rowsInserted',
        rows: [
          { at: 3, row: one },
          { at: 4, row: two },
        ],
      },
      {
        kind: 'rowsInserted',
        rows: [
          { at: 1, row: one },
          { at: 2, row: two },
        ],
      },
    ]);
  });

  it('returns the row at a position, with the same reference until it changes, and none beyond the ends', () => {
    const table = tableOf(abc);
    const first = table.viewAt(0);
    const seen = [-1, 0, 2, 3].map((position) => table.viewAt(position)?.values['name']);
    write(table, 2, 'name', 'z');
    const afterAnother = table.viewAt(0) === first;
    write(table, 0, 'name', 'y');
    expect({
      seen,
      key: first?.key === table.keyAt(0),
      afterAnother,
      isSame: table.viewAt(0) === first,
      now: table.viewAt(0)?.values['name'],
    }).toEqual({
      seen: [undefined, 'a', 'c', undefined],
      key: true,
      afterAnother: true,
      isSame: false,
      now: 'y',
    });
  });

  it('reports the origin of its last change, and the name of an undo', () => {
    const table = tableOf(abc);
    const seen = [
      () => table.undo(),
      () => write(table, 0, 'name', 'x', 'import'),
      () => table.undo(),
      () => table.redo(),
      () => write(table, 0, 'name', 'y', 'live'),
      () => table.load(abc),
    ].map((act) => [act(), table.lastOrigin()][1]);
    expect(seen).toEqual([null, 'import', 'undo', 'redo', 'live', null]);
  });

  it('TABLE-11 calls handlers on a change, including undo, unless configured otherwise', () => {
    const asked: Column = { ...name, validateRules: [{ handler: () => null }] };
    const table = tableOf(abc, { columns: [asked] });
    const moments = () =>
      table.takePendingChecks().map(({ check: { moment, value } }) => `${moment} ${JSON.stringify(value)}`);
    const seen = [
      () => write(table, 0, 'name', 'x'),
      () => table.undo(),
      () => table.redo(),
      () =>
        table.commit(
          {
            origin: 'typing',
            changes: [{ kind: 'cellsWritten', cells: [{ row: 'row-0-1', column: 'name', value: 'y' }] }],
          },
          'blur',
        ),
    ].map((act) => [act(), moments()][1]);
    expect(seen).toEqual([['change "x"'], ['change "a"'], ['change "x"'], ['blur "y"']]);
  });

  it('drops deleted ids, undo steps, remote changes and server ids with its rows', () => {
    const table = tableOf(abc);
    write(table, 1, 'name', 'theirs', 'live');
    table.commit({ origin: 'rows', changes: [table.removal('row-0-1')] });
    table.markSaved();
    table.commit({ origin: 'rows', changes: [table.removal('row-1-2')] });
    const before = [table.read().deletedIds, table.canUndo(), table.isDirty()];
    table.load([{ id: '9' }, { id: '3', name: 'c' }]);
    const after = [table.read().deletedIds, table.canUndo(), table.isDirty(), table.view('row-1-3')?.changedByOthers];
    table.commit({
      origin: 'program',
      changes: [table.insertion([{ key: 'row-0-1', id: '1', values: { name: 'a' } }])],
    });
    expect([before, after, table.read().rows[2]]).toEqual([
      [['2'], true, true],
      [[], false, false, {}],
      { id: '1', name: 'a', orderNum: 3 },
    ]);
  });

  it('does not validate columns of unknown types', () => {
    const table = tableOf([], { columns: [{ key: 'odd', title: '未知', type: 'odd' }, price] });
    expect(table.load([{ id: '1', odd: {}, price: 'much' }]).validationErrors).toEqual([
      { kind: 'wrongValue', position: 0, column: 'price' },
    ]);
  });
});
