import { describe, expect, it } from 'vitest';

import { sameText, localized, type LocalizedText } from '../../../../kernel/index.ts';
import type { CellCheck, Column } from '../column.types.ts';
import type { TableEngine } from '../table-engine.types.ts';
import { countingIds, plainKinds } from './engine-kinds.testing.ts';
import { abc, complaints, keyAt, name, names, price, tableOf, write } from './engine-table.testing.ts';
import { createTableEngine } from './table-engine.ts';

describe('rows', () => {
  it('TABLE-01 are appended, inserted, moved and removed; the order field counts from 1', () => {
    const engine = tableOf(abc);
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow({ name: 'end' })])] });
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow({ name: 'after a' })], 1)] });
    engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: keyAt(engine, 4), to: 0 }] });
    engine.commit({ origin: 'rows', changes: [engine.removal(keyAt(engine, 3))] });
    expect(engine.read({ stripTemporaryIds: true })).toEqual({
      rows: [
        { name: 'end', price: null, orderNum: 1 },
        { id: '1', name: 'a', price: 1, orderNum: 2 },
        { name: 'after a', price: null, orderNum: 3 },
        { id: '3', name: 'c', price: 3, orderNum: 4 },
      ],
      deletedIds: ['2'],
    });
  });

  it('TABLE-01 add the ids of removed stored rows to the deleted ones, never temporary ids, nor that of a restored row', () => {
    const engine = tableOf(abc);
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow()], 0)] });
    engine.commit({
      origin: 'rows',
      changes: [engine.removal([keyAt(engine, 0), keyAt(engine, 1), keyAt(engine, 3)])],
    });
    expect(engine.read()).toEqual({ rows: [{ id: '2', name: 'b', price: 2, orderNum: 1 }], deletedIds: ['1', '3'] });
    engine.undo();
    expect(engine.read().deletedIds).toEqual([]);
  });

  it('TABLE-01 are numbered in the configured column, which is read-only', () => {
    const engine = tableOf(
      [
        { id: '1', sort: 9, orderNum: 4 },
        { id: '2', sort: 8 },
      ],
      { columns: [{ key: 'sort', title: '序号', type: 'number', isOrder: true }], dragSortKey: 'sort' },
    );
    const commit = write(engine, 0, 'sort', 5, 'program');
    engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: keyAt(engine, 0), to: 1 }] });
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow()])] });
    expect(commit.refused).toEqual([{ row: 'row-0-1', column: 'sort', value: 5 }]);
    expect(
      [0, 1, 2].map((position) => [
        engine.text(keyAt(engine, position), 'sort'),
        engine.value(keyAt(engine, position), 'sort'),
      ]),
    ).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 3],
    ]);
    expect(engine.isWritable(keyAt(engine, 0), 'sort')).toBe(false);
    expect(engine.read({ stripTemporaryIds: true }).rows).toEqual([
      { id: '2', sort: 1 },
      { id: '1', sort: 2, orderNum: 4 },
      { sort: 3 },
    ]);
  });

  it('TABLE-02 have prefixed ids internally and plain ids externally; temporary ids can be omitted', () => {
    const engine = tableOf([...abc.slice(0, 1), { name: 'no id' }, { id: 7, name: 'a number' }]);
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow({ id: 'not mine', name: 'new' })])] });
    expect([0, 1, 2, 3].map((position) => engine.row(keyAt(engine, position)))).toEqual([
      { key: 'row-0-1', id: '1', values: { id: '1', name: 'a', price: 1 } },
      { key: 'row-1-', id: null, values: { name: 'no id' } },
      { key: 'row-2-7', id: '7', values: { id: 7, name: 'a number' } },
      { key: 'new-t1', id: null, values: { name: 'new', price: null } },
    ]);
    expect(engine.read().rows.map(({ id }) => id)).toEqual(['1', 't2', 7, 't1']);
    expect(engine.read().rows.map(({ id }) => id)).toEqual(['1', 't2', 7, 't1']);
    expect(engine.read({ stripTemporaryIds: true }).rows.map(({ id }) => id)).toEqual(['1', undefined, 7, undefined]);
    expect([engine.keyOfId('1'), engine.keyOfId('7'), engine.keyOfId('t1')]).toEqual(['row-0-1', 'row-2-7', undefined]);
  });

  it('TABLE-02 keep unknown keys, and are read in table order', () => {
    const engine = tableOf(abc.map((row) => ({ ...row, extra: { kept: [row['id'] ?? null] } })));
    expect(engine.read({ keys: ['row-2-3', 'row-0-1', 'row-0-1', 'nobody'] }).rows).toEqual([
      { id: '1', name: 'a', price: 1, extra: { kept: ['1'] }, orderNum: 1 },
      { id: '3', name: 'c', price: 3, extra: { kept: ['3'] }, orderNum: 3 },
    ]);
  });

  it('TABLE-23 are removed by a key or a list of keys; anything else throws', () => {
    const engine = tableOf(abc);
    // @ts-expect-error -- what JavaScript may give
    expect(() => engine.removal(7)).toThrow(TypeError);
    // @ts-expect-error -- what JavaScript may give
    expect(() => engine.removal(undefined)).toThrow('Rows must be removed by a key or a list of keys.');
    expect(engine.removal('row-0-1')).toEqual({ kind: 'rowsRemoved', rows: ['row-0-1'] });
    expect(engine.removal(['row-0-1'])).toEqual({ kind: 'rowsRemoved', rows: ['row-0-1'] });
  });

  it("start with their columns' defaults, and continue counting columns", () => {
    const columns: readonly Column[] = [
      { key: 'name', title: '名称', type: 'text', defaultValue: 'x' },
      { key: 'number', title: '编号', type: 'number', isOrder: true },
      { key: 'strange', title: '?', type: 'unheard of' },
      { key: 'hidden', title: '', type: 'hidden', defaultValue: 'h' },
    ];
    const engine = tableOf(
      [
        { id: '1', number: 4 },
        { id: '2', number: 9.5 },
        { id: '3', number: '11' },
        { id: '4', number: 'many' },
      ],
      { columns },
    );
    const two = [engine.newRow(), engine.newRow({ name: 'given' })];
    expect(two.map(({ values }) => values)).toEqual([
      { name: 'x', number: 12, strange: null, hidden: 'h' },
      { name: 'given', number: 13, strange: null, hidden: 'h' },
    ]);
    expect(engine.newRow({ number: 3 }).values['number']).toBe(3);
    engine.commit({ origin: 'rows', changes: [engine.insertion(two.slice(0, 1))] });
    expect(engine.newRow().values['number']).toBe(13);
    engine.commit({ origin: 'rows', changes: [engine.removal([keyAt(engine, 4), 'row-2-3'])] });
    expect(engine.newRow().values['number']).toBe(10);
    write(engine, 0, 'number', 20);
    expect(engine.newRow().values['number']).toBe(21);
    write(engine, 0, 'number', 1);
    expect(engine.newRow().values['number']).toBe(10);
  });

  it('given with errors are all kept, and the errors reported', () => {
    const engine = createTableEngine({ columns: [name, price], kinds: plainKinds, newId: countingIds() });
    const report = engine.load([
      { id: '1', name: 'a' },
      { id: '1', name: 'b', price: 'much' },
      { name: 7 },
      { id: '', name: null },
      { id: true },
    ]);
    expect(report.validationErrors).toEqual([
      { kind: 'duplicateId', id: '1', position: 1 },
      { kind: 'wrongValue', position: 1, column: 'price' },
      { kind: 'missingId', position: 2 },
      { kind: 'wrongValue', position: 2, column: 'name' },
      { kind: 'missingId', position: 3 },
      { kind: 'missingId', position: 4 },
    ]);
    expect([0, 1, 2, 3, 4].map((position) => engine.view(keyAt(engine, position))?.errors)).toEqual([
      {},
      { price: sameText('not a number') },
      { name: sameText('not a text') },
      {},
      {},
    ]);
    expect(engine.errorCount()).toBe(0);
    engine.commit({ origin: 'rows', changes: [engine.removal('row-0-1')] });
    expect(engine.read({ stripTemporaryIds: true })).toEqual({
      rows: [
        { id: '1', name: 'b', price: 'much', orderNum: 1 },
        { name: 7, orderNum: 2 },
        { name: null, orderNum: 3 },
        { orderNum: 4 },
      ],
      deletedIds: [],
    });
    expect(engine.keyOfId('1')).toBe('row-1-1');
  });

  it("have the server's ids once saved; ones the server deleted are new when restored", () => {
    const engine = tableOf(abc);
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow({ name: 'n' })])] });
    engine.commit({ origin: 'rows', changes: [engine.removal('row-0-1')] });
    expect(engine.isDirty()).toBe(true);
    engine.markSaved(
      new Map([
        ['new-t1', '77'],
        ['nobody', '78'],
      ]),
    );
    expect({ isDirty: engine.isDirty(), key: engine.keyOfId('77'), read: engine.read() }).toEqual({
      isDirty: false,
      key: 'new-t1',
      read: {
        rows: [
          { id: '2', name: 'b', price: 2, orderNum: 1 },
          { id: '3', name: 'c', price: 3, orderNum: 2 },
          { id: '77', name: 'n', price: null, orderNum: 3 },
        ],
        deletedIds: [],
      },
    });
    engine.undo();
    engine.undo();
    expect(engine.isDirty()).toBe(true);
    expect(engine.read({ stripTemporaryIds: true })).toEqual({
      rows: [
        { name: 'a', price: 1, orderNum: 1 },
        { id: '2', name: 'b', price: 2, orderNum: 2 },
        { id: '3', name: 'c', price: 3, orderNum: 3 },
      ],
      deletedIds: ['77'],
    });
  });
});

describe('transaction', () => {
  it('reports all its changes with their inverse, and nothing that was unchanged', () => {
    const engine = tableOf(abc);
    const added = engine.newRow({ name: 'n' });
    const commit = engine.commit({
      origin: 'paste',
      changes: [
        {
          kind: 'cellsWritten',
          cells: [
            { row: 'row-0-1', column: 'name', value: 'z' },
            { row: 'row-1-2', column: 'name', value: 'b' },
            { row: 'row-1-2', column: 'nowhere', value: 'b' },
            { row: 'row-1-2', column: 'id', value: '9' },
            { row: 'nobody', column: 'name', value: 'b' },
          ],
        },
        engine.insertion([added], 1),
        engine.removal('row-1-2'),
        { kind: 'rowMoved', row: 'row-2-3', to: 99 },
        { kind: 'rowMoved', row: 'row-2-3', to: 0 },
      ],
    });
    expect(commit).toEqual({
      origin: 'paste',
      revision: 2,
      written: [{ row: 'row-0-1', column: 'name', before: 'a', after: 'z' }],
      inserted: [{ at: 1, row: added }],
      removed: [{ at: 2, row: { key: 'row-1-2', id: '2', values: abc[1] } }],
      isOrderChanged: true,
      refused: [
        { row: 'row-1-2', column: 'nowhere', value: 'b' },
        { row: 'row-1-2', column: 'id', value: '9' },
        { row: 'nobody', column: 'name', value: 'b' },
      ],
      inverse: [
        { kind: 'rowMoved', row: 'row-2-3', to: 2 },
        { kind: 'rowsInserted', rows: [{ at: 2, row: { key: 'row-1-2', id: '2', values: abc[1] } }] },
        { kind: 'rowsRemoved', rows: ['new-t1'] },
        { kind: 'cellsWritten', cells: [{ row: 'row-0-1', column: 'name', value: 'a' }] },
      ],
    });
    expect({ revision: engine.revision(), origin: engine.lastOrigin(), names: names(engine) }).toEqual({
      revision: 2,
      origin: 'paste',
      names: ['c', 'z', 'n'],
    });
  });

  it('without changes notifies nobody and is not undone', () => {
    const engine = tableOf(abc);
    const told: string[] = [];
    engine.subscribe(() => told.push('told'));
    write(engine, 0, 'name', 'a');
    engine.commit({
      origin: 'rows',
      changes: [
        engine.removal(['nobody']),
        engine.insertion([]),
        { kind: 'rowsOrdered', rows: ['row-0-1', 'row-1-2'] },
      ],
    });
    expect({ told, canUndo: engine.canUndo(), isDirty: engine.isDirty(), revision: engine.revision() }).toEqual({
      told: [],
      canUndo: false,
      isDirty: false,
      revision: 3,
    });
  });

  it('notifies listeners once, after completion: changed rows, the order, everything', () => {
    const engine = tableOf(abc);
    const told: string[] = [];
    const tell = (who: string) => () => void told.push(`${who} ${names(engine).join('')} ${engine.errorCount()}`);
    for (const position of [0, 1, 2]) engine.subscribeRow(keyAt(engine, position), tell(`row ${position}`));
    engine.subscribeOrder(tell('order'));
    const stop = engine.subscribe(tell('all'));
    const view = engine.view('row-1-2');
    engine.commit({
      origin: 'paste',
      changes: [
        {
          kind: 'cellsWritten',
          cells: [
            { row: 'row-0-1', column: 'name', value: 'x' },
            { row: 'row-0-1', column: 'price', value: 9 },
          ],
        },
        engine.removal('row-2-3'),
      ],
    });
    expect(told).toEqual(['row 0 xb 0', 'row 2 xb 0', 'order xb 0', 'all xb 0']);
    expect(engine.view('row-1-2')).toBe(view);
    expect(engine.view('row-2-3')).toBeUndefined();
    told.length = 0;
    stop();
    const orderRevision = engine.orderRevision();
    write(engine, 0, 'name', 'y');
    expect({ told, isSameOrder: engine.orderRevision() === orderRevision }).toEqual({
      told: ['row 0 yb 0'],
      isSameOrder: true,
    });
  });
});

describe('locks', () => {
  const columns: readonly Column[] = [
    name,
    { ...price, disabled: true },
    { key: 'note', title: '备注', type: 'text', disabled: (values) => values['name'] === 'b' },
    { key: 'shown', title: '', type: 'read' },
  ];

  it('TABLE-06 lock rows whose field equals a value or one of a list, follow writes, and can be replaced', () => {
    const engine = tableOf(
      [
        { id: '1', name: 'a', price: 1 },
        { id: '2', name: 'b', price: 2 },
        { id: '3', name: 'c', price: 3 },
      ],
      { disabledRows: { name: ['a', 'c'], price: 2 } },
    );
    const locked = (): readonly unknown[] =>
      [0, 1, 2].map((position) => engine.view(keyAt(engine, position))?.isLocked);
    expect(locked()).toEqual([true, true, true]);
    write(engine, 1, 'price', 5, 'program');
    expect(locked()).toEqual([true, false, true]);
    engine.lockRows({ price: [5] });
    expect(locked()).toEqual([false, true, false]);
    expect(write(engine, 1, 'name', 'z').refused).toEqual([{ row: 'row-1-2', column: 'name', value: 'z' }]);
    engine.lockRows({});
    expect(locked()).toEqual([false, false, false]);
  });

  it('reject manual edits of a locked table, column, row or cell, but not those of programs, remote changes and undo', () => {
    const engine = tableOf(abc, { columns, disabledRows: { name: 'c' } });
    const writable = (): readonly unknown[] =>
      [0, 1, 2].map((position) => columns.map(({ key }) => engine.isWritable(keyAt(engine, position), key)));
    expect(writable()).toEqual([
      [true, false, true, false],
      [true, false, false, false],
      [false, false, false, false],
    ]);
    const refused = (['typing', 'paste', 'fill', 'clear', 'live', 'program', 'import'] as const).map(
      (origin) => write(engine, 0, 'price', `by ${origin}`, origin).refused.length,
    );
    expect(refused).toEqual([1, 1, 1, 1, 0, 0, 0]);
    engine.setDisabled(true);
    expect(writable().flat()).not.toContain(true);
    expect(write(engine, 0, 'name', 'z').refused).toHaveLength(1);
    expect(engine.undo()?.origin).toBe('undo');
    engine.setDisabled(false);
    expect(writable()[0]).toEqual([true, false, true, false]);
  });
});

describe('selection', () => {
  it('TABLE-05 selects rows individually or all, reports partial and full selection, and never a locked row', () => {
    const engine = tableOf(abc, { disabledRows: { name: 'b' } });
    const facts = (): unknown => ({ ...engine.selection(), keys: engine.selectedKeys() });
    engine.select(['row-0-1', 'row-1-2', 'nobody'], true);
    expect(facts()).toEqual({ count: 1, isAll: false, isIndeterminate: true, keys: ['row-0-1'] });
    engine.selectAll(true);
    expect(facts()).toEqual({ count: 2, isAll: true, isIndeterminate: false, keys: ['row-0-1', 'row-2-3'] });
    engine.select(['row-0-1'], false);
    expect(facts()).toEqual({ count: 1, isAll: false, isIndeterminate: true, keys: ['row-2-3'] });
    engine.selectAll(true);
    write(engine, 2, 'name', 'b', 'program');
    expect(facts()).toEqual({ count: 1, isAll: true, isIndeterminate: false, keys: ['row-0-1'] });
    engine.lockRows({});
    expect(facts()).toEqual({ count: 1, isAll: false, isIndeterminate: true, keys: ['row-0-1'] });
    engine.selectAll(false);
    expect(facts()).toEqual({ count: 0, isAll: false, isIndeterminate: false, keys: [] });
  });

  it('TABLE-05 excludes removed rows and added ones', () => {
    const engine = tableOf(abc);
    engine.selectAll(true);
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow()], 0), engine.removal('row-1-2')] });
    expect(engine.selectedKeys()).toEqual(['row-0-1', 'row-2-3']);
    engine.undo();
    expect(engine.selectedKeys()).toEqual(['row-0-1', 'row-2-3']);
    engine.load(abc);
    expect(engine.selectedKeys()).toEqual([]);
  });

  it('TABLE-05 has one row with radio buttons, and none if disabled', () => {
    const radio = tableOf(abc, { rowSelection: 'radio', disabledRows: { name: 'c' } });
    radio.select(['row-0-1'], true);
    const view = radio.view('row-0-1');
    radio.select(['row-0-1', 'row-1-2', 'row-2-3'], true);
    expect({ keys: radio.selectedKeys(), before: view?.isSelected, now: radio.view('row-0-1')?.isSelected }).toEqual({
      keys: ['row-1-2'],
      before: true,
      now: false,
    });
    radio.selectAll(true);
    radio.select(['row-2-3'], true);
    expect(radio.selectedKeys()).toEqual(['row-1-2']);
    radio.select(['row-1-2'], false);
    expect(radio.selectedKeys()).toEqual([]);
    const none = tableOf(abc, { rowSelection: 'none' });
    none.select(['row-0-1'], true);
    none.selectAll(true);
    expect(none.selection()).toEqual({ count: 0, isAll: false, isIndeterminate: false });
  });
});

describe('statistics', () => {
  const columns: readonly Column[] = [
    name,
    { ...price, statistics: ['sum', 'average'] },
    { key: 'count', title: '数量', type: 'number', statistics: 'sum' },
  ];

  it('TABLE-10 are exact sums and averages of the configured columns, integers without decimals', () => {
    const engine = tableOf(
      [
        { id: '1', price: 0.1, count: 1 },
        { id: '2', price: 0.2, count: 2 },
        { id: '3', price: 'much', count: null },
        { id: '4', price: '', count: 3 },
      ],
      { columns },
    );
    const figures = (): readonly string[] =>
      engine.statistics().map(({ column, statistic, text: figure }) => `${column} ${statistic} ${figure}`);
    expect(figures()).toEqual(['price sum 0.3', 'price average 0.15', 'count sum 6']);
    write(engine, 2, 'price', 0.7);
    expect(figures()).toEqual(['price sum 1', 'price average 0.333', 'count sum 6']);
    engine.commit({
      origin: 'rows',
      changes: [
        engine.removal(keyAt(engine, 0)),
        engine.insertion([engine.newRow({ price: 9_007_199_254_740_991 }), engine.newRow({ price: 2 })]),
      ],
    });
    expect(figures()).toEqual(['price sum 9007199254740993.9', 'price average 2251799813685248.475', 'count sum 5']);
    engine.load([]);
    expect(figures()).toEqual(['price sum ', 'price average ', 'count sum ']);
  });

  it('keep their reference until a value changes, and can be disabled', () => {
    const engine = tableOf(abc, { columns });
    const before = engine.statistics();
    write(engine, 0, 'name', 'z');
    expect(engine.statistics()).toBe(before);
    expect(tableOf(abc, { columns, features: { statistics: false } }).statistics()).toEqual([]);
  });
});

describe('undo', () => {
  it('TABLE-27 reverts and repeats every change', () => {
    const engine = tableOf(abc);
    const start = engine.read();
    write(engine, 0, 'name', 'z');
    engine.commit({ origin: 'rows', changes: [engine.removal(keyAt(engine, 1))] });
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow({ name: 'n' })], 0)] });
    engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: keyAt(engine, 0), to: 2 }] });
    engine.commit({
      origin: 'rows',
      changes: [{ kind: 'rowsOrdered', rows: [keyAt(engine, 2), keyAt(engine, 1), keyAt(engine, 0)] }],
    });
    const end = engine.read();
    expect(names(engine)).toEqual(['n', 'c', 'z']);
    while (engine.canUndo()) engine.undo();
    expect({ values: engine.read(), isDirty: engine.isDirty(), again: engine.undo() }).toEqual({
      values: start,
      isDirty: false,
      again: null,
    });
    while (engine.canRedo()) engine.redo();
    expect({ values: engine.read(), isDirty: engine.isDirty(), again: engine.redo() }).toEqual({
      values: end,
      isDirty: true,
      again: null,
    });
  });

  it('TABLE-27 is one step per gesture of ten thousand cells, and a new change clears redo', () => {
    const engine = tableOf(Array.from({ length: 5000 }, (_, index) => ({ id: `${index}`, name: 'a', price: 1 })));
    const cells = Array.from({ length: 5000 }, (_, position) =>
      ['name', 'price'].map((column) => ({ row: keyAt(engine, position), column, value: column === 'name' ? 'b' : 2 })),
    );
    expect(
      engine.commit({ origin: 'paste', changes: [{ kind: 'cellsWritten', cells: cells.flat() }] }).written,
    ).toHaveLength(10_000);
    expect(engine.undo()?.written).toHaveLength(10_000);
    expect([engine.canUndo(), engine.canRedo(), engine.isDirty()]).toEqual([false, true, false]);
    write(engine, 0, 'name', 'c');
    expect([engine.canUndo(), engine.canRedo()]).toEqual([true, false]);
    engine.forgetHistory();
    expect([engine.canUndo(), engine.isDirty()]).toEqual([false, true]);
  });

  it('TABLE-27 keeps later remote changes, and does not revert remote changes', () => {
    const engine = tableOf(abc);
    engine.commit({
      origin: 'paste',
      changes: [
        {
          kind: 'cellsWritten',
          cells: [
            { row: 'row-0-1', column: 'name', value: 'mine' },
            { row: 'row-0-1', column: 'price', value: 10 },
          ],
        },
      ],
    });
    write(engine, 0, 'name', 'theirs', 'live');
    expect(engine.view('row-0-1')?.changedByOthers).toEqual({ name: 3 });
    engine.undo();
    expect(engine.row('row-0-1')?.values).toEqual({ id: '1', name: 'theirs', price: 1 });
    engine.redo();
    expect(engine.row('row-0-1')?.values).toEqual({ id: '1', name: 'theirs', price: 10 });
    write(engine, 0, 'name', 'mine again');
    engine.undo();
    expect(engine.row('row-0-1')?.values).toEqual({ id: '1', name: 'theirs', price: 10 });
  });

  it('skips steps that remote changes replaced entirely', () => {
    const engine = tableOf(abc);
    write(engine, 1, 'name', 'kept');
    write(engine, 0, 'name', 'mine');
    write(engine, 0, 'name', 'theirs', 'live');
    expect(engine.undo()?.written).toEqual([{ row: 'row-1-2', column: 'name', before: 'kept', after: 'b' }]);
    expect([names(engine), engine.canUndo(), engine.isDirty()]).toEqual([['theirs', 'b', 'c'], false, false]);
  });

  it('remains saved after a step that remote changes replaced entirely', () => {
    const redone = tableOf(abc);
    write(redone, 0, 'name', 'mine');
    redone.undo();
    write(redone, 0, 'name', 'theirs', 'live');
    const undone = tableOf(abc);
    write(undone, 0, 'name', 'mine');
    undone.markSaved();
    write(undone, 0, 'name', 'theirs', 'live');
    expect([redone.redo(), redone.isDirty(), undone.undo(), undone.isDirty()]).toEqual([null, false, null, false]);
  });

  it('can be disabled', () => {
    const engine = tableOf(abc, { features: { undo: false } });
    write(engine, 0, 'name', 'z');
    expect([engine.canUndo(), engine.undo(), engine.isDirty()]).toEqual([false, null, true]);
  });
});

describe('cell', () => {
  const rules: Column = {
    ...name,
    defaultValue: 'x',
    validateRules: [
      { required: true, message: '${title}(${key}) 不能为空，例如 ${defaultValue}' },
      { pattern: 's' },
      { pattern: 'only', message: '重复' },
      { pattern: '^[a-y]+$', message: '不能有z' },
    ],
  };

  it('TABLE-11 is validated by its rules in order, and the first failing one provides the message', () => {
    const engine = tableOf(
      [
        { id: '1', name: '' },
        { id: '2', name: 'b' },
      ],
      { columns: [rules] },
    );
    const after = (value: string): readonly string[] => {
      write(engine, 0, 'name', value);
      return complaints(engine);
    };
    expect(after('7')).toEqual(['0 name 名称格式不正确']);
    expect(after('b')).toEqual(['0 name 重复', '1 name 重复']);
    expect(engine.view('row-1-2')?.errors).toEqual({ name: sameText('重复') });
    expect(after('')).toEqual(['0 name 名称(name) 不能为空，例如 x']);
    expect(after('z')).toEqual(['0 name 不能有z']);
    expect(after('c')).toEqual([]);
    expect(engine.errorCount()).toBe(0);
  });

  it('TABLE-11 has default messages for rules without one', () => {
    const engine = tableOf([{ id: '1' }, { id: '2', name: '7' }, { id: '3', name: 'a' }, { id: '4', name: 'a' }], {
      columns: [{ ...name, validateRules: [{ required: true, unique: true, pattern: 's' }] }],
    });
    engine.validate('getValues');
    expect(engine.errors().map(({ message }) => message)).toEqual([
      localized('名称不能为空', '名称 may not be empty'),
      localized('名称格式不正确', '名称 is not in the right form'),
      localized('名称不能重复', '名称 may not be the same in two rows'),
      localized('名称不能重复', '名称 may not be the same in two rows'),
    ]);
  });

  it('TABLE-11 is unique across added, removed and restored rows; empty values are not compared', () => {
    const engine = tableOf(
      [
        { id: '1', name: 'a' },
        { id: '2', name: '' },
      ],
      { columns: [{ ...name, validateRules: [{ unique: true, message: '重复' }] }] },
    );
    engine.commit({
      origin: 'rows',
      changes: [engine.insertion([engine.newRow(), engine.newRow({ name: 'a' }), engine.newRow({ name: 'a' })])],
    });
    expect(complaints(engine)).toEqual(['0 name 重复', '3 name 重复', '4 name 重复']);
    engine.commit({ origin: 'rows', changes: [engine.removal([keyAt(engine, 3), keyAt(engine, 4)])] });
    expect(complaints(engine)).toEqual([]);
    engine.undo();
    expect(complaints(engine)).toEqual(['0 name 重复', '3 name 重复', '4 name 重复']);
    engine.undo();
    expect(complaints(engine)).toEqual([]);
  });

  it('TABLE-11 is not invalid for being blank in a new row, but a pasted row is validated entirely', () => {
    const engine = tableOf([], { columns: [{ ...name, validateRules: [{ required: true }] }] });
    engine.commit({ origin: 'rows', changes: [engine.insertion([engine.newRow()])] });
    expect(engine.errorCount()).toBe(0);
    engine.commit({ origin: 'paste', changes: [engine.insertion([engine.newRow()])] });
    expect(complaints(engine)).toEqual(['1 name 名称不能为空']);
  });

  it('TABLE-12 is validated in all rows, rendered or not, counted, and reported in order', () => {
    const columns: readonly Column[] = [rules, { ...price, validateRules: [{ required: true, message: '必填' }] }];
    const engine = tableOf(
      [
        { id: '1', name: 'a', price: 1 },
        { id: '2', name: '', price: null },
        { id: '3', name: 'c' },
      ],
      { columns },
    );
    expect(engine.errorCount()).toBe(0);
    expect(engine.validate('getValues')).toEqual([]);
    expect(engine.errorCount()).toBe(3);
    expect(engine.errors(1)).toEqual([
      { row: 'row-1-2', column: 'name', position: 1, message: sameText('名称(name) 不能为空，例如 x') },
    ]);
    engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: 'row-2-3', to: 0 }] });
    expect(complaints(engine)).toEqual(['0 price 必填', '2 name 名称(name) 不能为空，例如 x', '2 price 必填']);
    engine.commit({ origin: 'rows', changes: [engine.removal('row-1-2')] });
    expect([engine.errorCount(), complaints(engine)]).toEqual([1, ['0 price 必填']]);
    engine.undo();
    expect(engine.errorCount()).toBe(3);
  });

  it('TABLE-12 is not validated if hidden unless configured, nor if validation is disabled', () => {
    const hidden: Column = { key: 'hidden', title: '隐藏', type: 'hidden', validateRules: [{ required: true }] };
    const quiet = tableOf(abc, { columns: [hidden] });
    quiet.validate('getValues');
    expect(quiet.errorCount()).toBe(0);
    const asked = tableOf(abc, { columns: [{ ...hidden, validateHidden: true }] });
    asked.validate('getValues', [
      { row: 'row-1-2', column: 'hidden' },
      { row: 'nobody', column: 'hidden' },
      { row: 'row-1-2', column: 'nowhere' },
    ]);
    expect(complaints(asked)).toEqual(['1 hidden 隐藏不能为空']);
    const off = tableOf(abc, { columns: [{ ...hidden, validateHidden: true }], features: { validation: false } });
    off.validate('getValues');
    expect(off.errorCount()).toBe(0);
  });

  it('keeps a value of the wrong kind and is marked, whoever wrote it', () => {
    const engine = tableOf(abc);
    write(engine, 0, 'price', 'much', 'live');
    expect(complaints(engine)).toEqual(['0 price not a number']);
    expect(engine.value('row-0-1', 'price')).toBe('much');
    write(engine, 0, 'price', 5);
    expect(complaints(engine)).toEqual([]);
  });

  it("has the options of its column, its dictionary, or its parent's value", () => {
    const columns: readonly Column[] = [
      { ...name, linkageKey: 'city', options: [{ value: 'own' }] },
      { key: 'city', title: '市', type: 'text' },
    ];
    const engine = tableOf(
      [
        { id: '1', name: 'a' },
        { id: '2', name: 'b' },
      ],
      { columns },
    );
    expect([
      engine.options('row-0-1', 'name'),
      engine.options('row-0-1', 'city'),
      engine.options('row-0-1', 'nowhere'),
    ]).toEqual([[{ value: 'own' }], [], []]);
    engine.setOptions('name', [{ value: 'of the dictionary' }]);
    engine.setLinkedOptions('city', 'a', [{ value: 'below a' }]);
    expect([
      engine.options('row-0-1', 'name'),
      engine.options('row-0-1', 'city'),
      engine.options('row-1-2', 'city'),
    ]).toEqual([[{ value: 'of the dictionary' }], [{ value: 'below a' }], []]);
    engine.setLinkedOptions('name', '', [{ value: 'root' }]);
    expect(engine.options('row-1-2', 'name')).toEqual([{ value: 'root' }]);
    expect(engine.context('city', { name: 'a' })).toEqual({
      column: columns[1],
      values: { name: 'a' },
      options: [{ value: 'below a' }],
    });
    expect(engine.context('nowhere', {})).toBeUndefined();
  });

  it('of an unknown type is read-only, and an invalid rule is reported and skipped', () => {
    const columns: readonly Column[] = [
      { key: 'odd', title: '', type: 'odd', defaultValue: null },
      { ...name, validateRules: [{ pattern: '(' }] },
    ];
    const engine = tableOf([{ id: '1', odd: { a: 1 }, name: 'x' }], { columns });
    engine.validate('getValues');
    expect(engine.problems.map(({ column, message }) => [column, message['en-US'].split('”')[0]])).toEqual([
      ['odd', 'The cell type “odd'],
      ['name', 'The rule “('],
    ]);
    expect([
      engine.text('row-0-1', 'odd'),
      engine.isWritable('row-0-1', 'odd'),
      engine.kind('odd'),
      engine.errorCount(),
    ]).toEqual(['{"a":1}', false, undefined, 0]);
    expect([
      engine.text('nobody', 'name'),
      engine.text('row-0-1', 'nowhere'),
      engine.value('row-0-1', 'nowhere'),
      engine.column('name'),
    ]).toEqual(['', '', undefined, columns[1]]);
  });
});

describe('handlers', () => {
  const ask = (): null => null;
  const columns: readonly Column[] = [
    {
      ...name,
      validateRules: [
        { required: true, message: '必填' },
        { handler: ask, message: '${title}已存在' },
        { pattern: 's', message: '只能字母' },
        { handler: ask },
      ],
    },
  ];

  function pending(engine: TableEngine): number {
    const [check] = engine.takePendingChecks();
    return check?.ticket ?? -1;
  }

  it('TABLE-11 are called if the rules before them pass, with value, id and trigger', () => {
    const engine = tableOf([{ id: '1', name: 'a' }], { columns });
    engine.commit(
      {
        origin: 'typing',
        changes: [{ kind: 'cellsWritten', cells: [{ row: 'row-0-1', column: 'name', value: 'b' }] }],
      },
      'blur',
    );
    const check: CellCheck = {
      moment: 'blur',
      value: 'b',
      id: '1',
      values: { id: '1', name: 'b' },
      column: columns[0] ?? name,
    };
    const message: LocalizedText = sameText('名称已存在');
    expect(engine.takePendingChecks()).toEqual([
      {
        row: 'row-0-1',
        column: 'name',
        ticket: 1,
        check,
        handlers: [
          { ask, message },
          { ask, message: null },
        ],
      },
    ]);
    expect(engine.takePendingChecks()).toEqual([]);
    write(engine, 0, 'name', '');
    expect([engine.takePendingChecks(), complaints(engine)]).toEqual([[], ['0 name 必填']]);
    expect(engine.validate('getValues')).toEqual([]);
  });

  it('TABLE-11 count only with their newest ticket: a slow response never overwrites the result for a newer value', () => {
    const engine = tableOf([{ id: '1', name: 'a' }], { columns });
    const place = { row: 'row-0-1', column: 'name' };
    write(engine, 0, 'name', 'b');
    const slow = pending(engine);
    write(engine, 0, 'name', 'c');
    const quick = pending(engine);
    expect(engine.resolveValidation(place, quick, sameText('taken'))).toBe(true);
    expect(engine.resolveValidation(place, slow, null)).toBe(false);
    expect(engine.resolveValidation(place, quick, null)).toBe(false);
    expect(complaints(engine)).toEqual(['0 name taken']);
    write(engine, 0, 'name', 'd');
    write(engine, 0, 'name', 'e');
    expect(engine.takePendingChecks().map(({ check }) => check.value)).toEqual(['e']);
  });

  it('TABLE-11 leave the cell unchanged while undecided, and an error of a later rule remains until one fails', () => {
    const engine = tableOf([{ id: '1', name: 'a' }], { columns });
    const place = { row: 'row-0-1', column: 'name' };
    write(engine, 0, 'name', 'b');
    engine.resolveValidation(place, pending(engine), sameText('taken'));
    write(engine, 0, 'name', 'c');
    expect(complaints(engine)).toEqual(['0 name taken']);
    engine.resolveValidation(place, pending(engine), null);
    expect(complaints(engine)).toEqual([]);
    write(engine, 0, 'name', '7');
    const [check] = engine.takePendingChecks();
    expect([complaints(engine), check?.handlers]).toEqual([
      ['0 name 只能字母'],
      [{ ask, message: sameText('名称已存在') }],
    ]);
    engine.resolveValidation(place, check?.ticket ?? -1, null);
    expect(complaints(engine)).toEqual(['0 name 只能字母']);
    write(engine, 0, 'name', '8');
    engine.resolveValidation(place, pending(engine), sameText('taken'));
    expect(complaints(engine)).toEqual(['0 name taken']);
    write(engine, 0, 'name', '');
    expect(complaints(engine)).toEqual(['0 name 必填']);
    write(engine, 0, 'name', 'x');
    expect(complaints(engine)).toEqual([]);
  });

  it('are no longer pending for a removed row, nor after a reload', () => {
    const engine = tableOf(
      [
        { id: '1', name: 'a' },
        { id: '2', name: 'b' },
      ],
      { columns },
    );
    write(engine, 0, 'name', 'x');
    write(engine, 1, 'name', 'y');
    const [first, second] = engine.takePendingChecks();
    engine.commit({ origin: 'rows', changes: [engine.removal('row-0-1')] });
    engine.undo();
    expect(engine.resolveValidation({ row: 'row-0-1', column: 'name' }, first?.ticket ?? -1, sameText('taken'))).toBe(
      false,
    );
    write(engine, 0, 'name', 'z');
    engine.load([
      { id: '1', name: 'a' },
      { id: '2', name: 'b' },
    ]);
    expect(engine.takePendingChecks()).toEqual([]);
    expect(engine.resolveValidation({ row: 'row-1-2', column: 'name' }, second?.ticket ?? -1, sameText('taken'))).toBe(
      false,
    );
    expect([
      engine.resolveValidation({ row: 'nobody', column: 'name' }, 1, null),
      engine.resolveValidation({ row: 'row-1-2', column: 'nowhere' }, 1, null),
      engine.errorCount(),
    ]).toEqual([false, false, 0]);
  });
});
