import { describe, expect, it } from 'vitest';

import { fakeStorage } from '../../../../testing/index.ts';
import type { EnhanceRecord } from './enhance-records.ts';
import { recordsIn } from './enhance-records.testing.ts';

describe('enhance records', () => {
  it('TABLE-20 are stored by table code, most recent first, across a reload', () => {
    const localStorage = fakeStorage();
    const records = recordsIn(localStorage);
    records.add('order', { code: 'a' });
    records.add('order', { code: 'b', js: ['x', null, { y: true }] });
    records.add('goods', { code: 'c' });
    expect([
      recordsIn(localStorage).list('order'),
      recordsIn(localStorage).list('goods'),
      recordsIn(localStorage).list('none'),
      localStorage.getItem('pro__enhance_goods'),
    ]).toEqual([
      [{ code: 'b', js: ['x', null, { y: true }] }, { code: 'a' }],
      [{ code: 'c' }],
      [],
      '{"value":[{"code":"c"}],"expire":null}',
    ]);
    records.remove('order');
    expect(recordsIn(localStorage).list('order')).toEqual([]);
  });

  it('TABLE-20 are stored once each: an equal one moves to the front', () => {
    const records = recordsIn(fakeStorage());
    for (const record of [
      { code: 'a', at: [1] },
      { code: 'b' },
      { at: [1], code: 'a' },
      { code: 'a', at: [1, 2] },
      { code: 'a', at: { 0: 1 } },
    ])
      records.add('order', record);
    expect(records.list('order')).toEqual([
      { code: 'a', at: { 0: 1 } },
      { code: 'a', at: [1, 2] },
      { at: [1], code: 'a' },
      { code: 'b' },
    ]);
  });

  it('TABLE-20 are compared by full content', () => {
    const records = recordsIn(fakeStorage());
    const others: readonly EnhanceRecord[] = [
      { at: null },
      { at: {} },
      { at: [] },
      { at: 1 },
      { at: '1' },
      {},
      { at: { b: null } },
      { at: { c: null } },
    ];
    for (const record of [...others, ...others]) records.add('order', record);
    expect(records.list('order')).toEqual(others.toReversed());
  });

  it('TABLE-20 are limited to sixteen, whatever was stored before', () => {
    const localStorage = fakeStorage({
      pro__enhance_full: JSON.stringify({ value: Array.from({ length: 20 }, (_, code) => ({ code })), expire: null }),
    });
    const records = recordsIn(localStorage);
    for (let code = 1; code <= 20; code += 1) records.add('order', { code });
    const sixteen = Array.from({ length: 16 }, (_, index) => ({ code: 20 - index }));
    expect([
      records.list('order'),
      JSON.parse(localStorage.getItem('pro__enhance_order') ?? ''),
      records.list('full').map(({ code }) => code),
    ]).toEqual([sixteen, { value: sixteen, expire: null }, Array.from({ length: 16 }, (_, code) => code)]);
  });

  it('TABLE-20 are empty if the stored value is malformed', () => {
    const read = (text: string) => recordsIn(fakeStorage({ pro__enhance_order: text })).list('order');
    expect(
      [
        '{',
        '{"value":{},"expire":null}',
        '{"value":[1],"expire":null}',
        '{"value":[{"a":[{"b":null}]}],"expire":null}',
      ].map(read),
    ).toEqual([[], [], [], [{ a: [{ b: null }] }]]);
  });
});
