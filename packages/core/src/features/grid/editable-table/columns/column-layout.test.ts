import { describe, expect, it } from 'vitest';

import { createTypedStorage } from '../../../../storage/index.ts';
import { fakeClock, fakeLogger, fakeStorage } from '../../../../testing/index.ts';
import type { Column } from '../column.types.ts';
import {
  hiddenColumn,
  laidOut,
  movedColumn,
  permittedColumns,
  resizedColumn,
  visibleColumns,
} from './column-layout.model.ts';
import { rememberedColumnsFamily } from './remembered-columns-family.ts';
import { NOTHING_REMEMBERED, type RememberedColumns } from './remembered-columns.ts';

const column = (key: string, more: Partial<Column> = {}): Column => ({ key, title: key, type: 'input', ...more });
const columns = [column('a'), column('b', { width: 90 }), column('c', { type: 'datetime' }), column('d')];
const drawn = (given: readonly Column[], remembered: RememberedColumns, room: number | null = null) =>
  laidOut(given, remembered, room)
    .map(({ column: { key }, width, isHidden }) => `${isHidden ? `(${key})` : key}${width}`)
    .join(' ');

describe('table columns', () => {
  it('TABLE-19 keep their definition order, with the default widths of their types', () => {
    expect(drawn(columns, NOTHING_REMEMBERED)).toBe('a120 b90 c200 d120');
  });

  it('place fixed left first and fixed right last, whatever the order', () => {
    const fixed = [
      column('r', { fixed: 'right' }),
      column('x'),
      column('l', { fixed: 'left' }),
      column('y'),
      column('m', { fixed: 'left' }),
    ];
    const layout = laidOut(fixed, NOTHING_REMEMBERED, null);
    const further = movedColumn(NOTHING_REMEMBERED, layout, 'l', null);
    expect([drawn(fixed, NOTHING_REMEMBERED), drawn(fixed, further), layout.map((one) => one.fixed)]).toEqual([
      'l120 m120 x120 y120 r120',
      'm120 l120 x120 y120 r120',
      ['left', 'left', null, null, 'right'],
    ]);
  });

  it('limit a width to minimum and maximum, and keep it at any table width', () => {
    expect([
      [300, 10, 99_999, 40.4].map((width) =>
        drawn([column('a')], resizedColumn(NOTHING_REMEMBERED, column('a'), width)),
      ),
      drawn(
        [column('t', { type: 'datetime' })],
        resizedColumn(NOTHING_REMEMBERED, column('t', { type: 'datetime' }), 150),
      ),
      drawn([column('m', { minWidth: 200 })], resizedColumn(NOTHING_REMEMBERED, column('m', { minWidth: 200 }), 150)),
      drawn(columns, resizedColumn(NOTHING_REMEMBERED, column('a'), 300), 1000),
    ]).toEqual([['a300', 'a40', 'a2000', 'a40'], 't190', 'm200', 'a300 b90 c265 d265']);
  });

  it('return the width before resizing, if visible', () => {
    const wider = resizedColumn(resizedColumn(NOTHING_REMEMBERED, column('a'), 300), column('b'), 90);
    const from = (remembered: RememberedColumns, room: number | null) =>
      laidOut(columns, remembered, room).map((one) => one.resizedFrom);
    expect([
      from(NOTHING_REMEMBERED, null),
      from(wider, null),
      from(wider, 1000),
      from({ ...wider, hidden: ['a'] }, null),
    ]).toEqual([
      [null, null, null, null],
      [120, 90, null, null],
      [276, 90, null, null],
      [null, 90, null, null],
    ]);
  });

  it('move before another one or to the end', () => {
    const layout = laidOut(columns, NOTHING_REMEMBERED, null);
    const order = (remembered: RememberedColumns) =>
      laidOut(columns, remembered, null)
        .map(({ column: { key } }) => key)
        .join('');
    const once = movedColumn(NOTHING_REMEMBERED, layout, 'd', 'a');
    expect([
      order(once),
      order(movedColumn(once, laidOut(columns, once, null), 'd', null)),
      movedColumn(NOTHING_REMEMBERED, layout, 'a', 'a'),
      movedColumn(NOTHING_REMEMBERED, layout, 'a', 'z'),
      movedColumn(NOTHING_REMEMBERED, layout, 'z', 'a'),
    ]).toEqual(['dabc', 'abcd', NOTHING_REMEMBERED, NOTHING_REMEMBERED, NOTHING_REMEMBERED]);
    const set: RememberedColumns = { order: ['x', 'b', 'z'], widths: { a: 50 }, hidden: ['c'] };
    expect(movedColumn(set, layout, 'd', 'b')).toEqual({
      order: ['a', 'd', 'b', 'c', 'x', 'z'],
      widths: { a: 50 },
      hidden: ['c'],
    });
  });

  it('can be hidden and shown again, except the last one', () => {
    const two = [column('a'), column('b')];
    const one = hiddenColumn(NOTHING_REMEMBERED, laidOut(two, NOTHING_REMEMBERED, null), 'a', true);
    const layout = laidOut(two, one, null);
    expect([
      drawn(two, one),
      visibleColumns(layout).length,
      hiddenColumn(one, layout, 'b', true),
      hiddenColumn(one, layout, 'a', false),
    ]).toEqual(['(a)120 b120', 1, one, NOTHING_REMEMBERED]);
  });

  it('are hidden once each, and shown individually', () => {
    const hide = (remembered: RememberedColumns, key: string, isHidden: boolean) =>
      hiddenColumn(remembered, laidOut(columns, remembered, null), key, isHidden);
    const both = hide(hide(hide(NOTHING_REMEMBERED, 'a', true), 'b', true), 'a', true);
    expect([both, hide(both, 'b', false), hide(both, 'c', false)]).toEqual([
      { ...NOTHING_REMEMBERED, hidden: ['b', 'a'] },
      { ...NOTHING_REMEMBERED, hidden: ['a'] },
      both,
    ]);
  });

  it('keep their settings while columns come and go', () => {
    const layout = laidOut(columns, NOTHING_REMEMBERED, null);
    const set = resizedColumn(
      hiddenColumn(movedColumn(NOTHING_REMEMBERED, layout, 'd', 'a'), layout, 'b', true),
      column('a'),
      200,
    );
    const without = columns.filter(({ key }) => key !== 'd');
    const later = movedColumn(set, laidOut(without, set, null), 'c', 'a');
    expect([
      drawn(columns, set),
      drawn([column('n'), ...columns, column('o')], set),
      drawn([column('a'), column('n'), column('c')], set),
      drawn(without, later),
      drawn(columns, later),
      drawn([column('b')], set),
    ]).toEqual([
      'd120 a200 (b)120 c200',
      'n120 d120 o120 a200 (b)120 c200',
      'a200 n120 c120',
      'c200 a200 (b)120',
      'c200 a200 (b)120 d120',
      'b120',
    ]);
  });

  it('TABLE-08 are visible only with the permission of prefix and key', () => {
    const isAllowed = (code: string) => code !== 'shop:b';
    expect(
      [
        permittedColumns(columns, 'shop', isAllowed),
        permittedColumns(columns, undefined, () => false),
        permittedColumns(columns, '', () => false),
      ].map((some) => some.map(({ key }) => key).join('')),
    ).toEqual(['acd', 'abcd', 'abcd']);
  });

  it('persist in the storage, and malformed settings are ignored', () => {
    const read = (text: string) => {
      const localStorage = fakeStorage({ 'pro__table:columns:t1': text });
      const storage = createTypedStorage({
        localStorage,
        sessionStorage: fakeStorage(),
        clock: fakeClock(),
        logger: fakeLogger(),
      });
      return storage.family(rememberedColumnsFamily).get('t1');
    };
    const kept: RememberedColumns = { order: ['b', 'a'], widths: { a: 200 }, hidden: ['c'] };
    const wrong: readonly unknown[] = [
      { ...kept, order: 'a' },
      { ...kept, widths: { a: '1' } },
      { ...kept, widths: { a: -1 } },
      [],
      null,
    ];
    expect([kept, ...wrong].map((value) => read(JSON.stringify({ value, expire: null })))).toEqual([
      kept,
      ...wrong.map(() => undefined),
    ]);
  });
});
