import { describe, expect, it } from 'vitest';

import { sameText } from '../../../../kernel/index.ts';
import { abc, keyAt, listened, name, tableOf, write } from './engine-table.testing.ts';

describe('row view', () => {
  it('contains everything to render', () => {
    const table = tableOf([{ id: '1', name: '', price: 1 }, { name: 'locked' }], {
      columns: [{ ...name, validateRules: [{ required: true, message: '必填' }] }],
      disabledRows: { name: 'locked' },
    });
    table.validate('getValues');
    table.select(['row-0-1'], true);
    write(table, 0, 'name', null, 'live');
    expect(['row-0-1', 'row-1-', 'nobody'].map((key) => table.view(key))).toEqual([
      {
        key: 'row-0-1',
        id: '1',
        values: { id: '1', name: null, price: 1 },
        isLocked: false,
        isSelected: true,
        errors: { name: sameText('必填') },
        changedByOthers: { name: 2 },
      },
      {
        key: 'row-1-',
        id: null,
        values: { name: 'locked' },
        isLocked: true,
        isSelected: false,
        errors: {},
        changedByOthers: {},
      },
      undefined,
    ]);
  });

  it('is referentially stable until a change', () => {
    const table = tableOf(abc);
    const views = () => ['row-0-1', 'row-1-2', 'row-2-3'].map((key) => table.view(key));
    const kept = (act: () => unknown) => {
      const before = views();
      act();
      return views().map((view, index) => view === before[index]);
    };
    expect({
      nothing: kept(() => table.row('row-0-1')),
      written: kept(() => write(table, 1, 'name', 'z')),
      writtenByOthers: kept(() => write(table, 1, 'name', 'y', 'live')),
      selected: kept(() => table.select(['row-0-1'], true)),
      moved: kept(() => table.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: 'row-0-1', to: 2 }] })),
      named: kept(() => table.nameRows(new Map([['row-2-3', '33']]))),
      locked: kept(() => table.lockRows({ name: 'c' })),
      options: kept(() => table.setOptions('name', [{ value: 'x' }])),
      linked: kept(() => table.setLinkedOptions('name', 'x', [{ value: 'x' }])),
      disabled: kept(() => table.setDisabled(true)),
      disabledAgain: kept(() => table.setDisabled(true)),
      loaded: kept(() => table.load(abc)),
    }).toEqual({
      nothing: [true, true, true],
      written: [true, false, true],
      writtenByOthers: [true, false, true],
      selected: [false, true, true],
      moved: [true, true, true],
      named: [true, true, false],
      locked: [false, false, false],
      options: [false, false, false],
      linked: [false, false, false],
      disabled: [false, false, false],
      disabledAgain: [true, true, true],
      loaded: [false, false, false],
    });
  });

  it('is recreated for rows without listeners when thousands are read, and kept for the others', () => {
    const table = tableOf(Array.from({ length: 1_500 }, (_, index) => ({ id: `${index}`, name: 'a' })));
    const stop = table.subscribeRow(keyAt(table, 1), () => undefined);
    const before = [0, 1].map((position) => table.view(keyAt(table, position)));
    for (let position = 2; position < 1_500; position += 1) table.view(keyAt(table, position));
    const after = [0, 1].map((position) => table.view(keyAt(table, position)));
    stop();
    expect([after.map((view, index) => view === before[index]), after]).toEqual([[false, true], before]);
  });
});

describe('listeners', () => {
  it('are called for their subscription until they unsubscribe', () => {
    const table = tableOf(abc);
    const called: string[] = [];
    const stops = [
      table.subscribeRow('row-0-1', () => called.push('first')),
      table.subscribeRow('row-0-1', () => called.push('second')),
      table.subscribeRow('row-2-3', () => called.push('other row')),
      table.subscribeOrder(() => called.push('order')),
      table.subscribe(() => called.push('all')),
    ];
    let last = 10;
    const change = () => {
      last += 1;
      write(table, table.positionOf('row-0-1'), 'price', last);
      table.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: keyAt(table, 2), to: 1 }] });
      return called.splice(0);
    };
    const told = [change(), ...stops.map((stop) => [stop(), change()][1])];
    expect(told).toEqual([
      ['first', 'second', 'all', 'order', 'all'],
      ['second', 'all', 'order', 'all'],
      ['all', 'order', 'all'],
      ['all', 'order', 'all'],
      ['all', 'all'],
      [],
    ]);
  });

  it('are called once per row with many changes, and not for changes before the row was added', () => {
    const table = tableOf(abc);
    write(table, 0, 'name', 'x');
    const heard = listened(table);
    table.commit({
      origin: 'paste',
      changes: [
        {
          kind: 'cellsWritten',
          cells: ['name', 'price', 'name'].map((column, value) => ({ row: 'row-1-2', column, value: String(value) })),
        },
      ],
    });
    expect(heard()).toEqual(['row 1', 'all']);
  });

  it('can resubscribe, and unsubscribing twice affects no others', () => {
    const table = tableOf(abc);
    const called: string[] = [];
    const stop = table.subscribeRow('row-0-1', () => called.push('first'));
    stop();
    table.subscribeRow('row-0-1', () => called.push('second'));
    stop();
    write(table, 0, 'name', 'x');
    expect(called).toEqual(['second']);
  });

  it('are called for every row, the order and all on a reload, and for all on clearing undo, saving or validation', () => {
    const table = tableOf(abc);
    const heard = listened(table);
    const told = [
      () => table.load(abc),
      () => table.forgetHistory(),
      () => table.markSaved(),
      () => table.nameRows(new Map([['row-1-2', '22']])),
      () => table.validate('getValues'),
      () => table.lockRows({}),
      () => table.setDisabled(false),
      () => table.undo(),
    ].map((act) => [act(), heard().join(' ')][1]);
    expect(told).toEqual([
      'row 0 row 1 row 2 order all',
      'all',
      'all',
      'row 1 all',
      'all',
      'row 0 row 1 row 2 all',
      '',
      '',
    ]);
  });
});
