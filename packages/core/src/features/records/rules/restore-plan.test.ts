import { describe, expect, it } from 'vitest';

import type { HistoryEntry } from '../../../contract/index.ts';
import { activityTypeResource, roleResource } from '../../../resources/index.ts';
import { restorePlan } from './restore-plan.model.ts';

const entry = (version: number, changes: HistoryEntry['changes']): HistoryEntry => ({
  version,
  at: '2026-12-01 09:00:00',
  by: 'clerk',
  byName: '王秀兰',
  action: 'edit',
  cause: null,
  changes,
});
const now = { name: '棋类', code: 'CHESS', sort: 7, status: '0', remark: '象棋' };
const row = { version: 4, values: now };
const entries = [
  entry(4, { sort: [6, 7], remark: [null, '象棋'] }),
  entry(3, {}),
  entry(2, { name: ['棋牌', '棋类'], status: ['1', '0'], sort: [5, 6], colour: ['red', null] }),
];
const plan = (version: number, withdrawn: Record<string, string[]> = {}) =>
  restorePlan(activityTypeResource, row, { entries, withdrawn }, version);

describe('a plan to go back', () => {
  it('takes back what was written since, newest first', () => {
    expect(plan(3)).toEqual({
      values: { ...now, sort: 6, remark: null },
      restored: [
        { key: 'sort', present: 7, earlier: 6 },
        { key: 'remark', present: '象棋', earlier: null },
      ],
      leftOut: [],
    });
  });

  it('takes parts back that came and went since', () => {
    const roleRow = { version: 4, values: { roleName: '活动专员' } };
    const writes = [
      entry(4, { 'grants/add': ['新增', null], 'grants/edit': [null, '编辑'] }),
      entry(3, { 'grants/edit': ['编辑', null] }),
      entry(2, { 'grants/add': [null, '新增'] }),
    ];
    const restored = (version: number) =>
      restorePlan(roleResource, roleRow, { entries: writes, withdrawn: {} }, version)?.restored;
    expect([restored(3), restored(2), restored(1)]).toEqual([
      [
        { key: 'grants/add', present: null, earlier: '新增' },
        { key: 'grants/edit', present: '编辑', earlier: null },
      ],
      [{ key: 'grants/add', present: null, earlier: '新增' }],
      [],
    ]);
  });

  it('leaves out fields that are gone and choices that nobody may choose', () => {
    expect(plan(1, { status: ['1'] })).toEqual({
      values: { ...now, name: '棋牌', sort: 5, remark: null },
      restored: [
        { key: 'name', present: '棋类', earlier: '棋牌' },
        { key: 'sort', present: 7, earlier: 5 },
        { key: 'remark', present: '象棋', earlier: null },
      ],
      leftOut: [
        { key: 'status', present: '0', earlier: '1', reason: 'withdrawn' },
        { key: 'colour', present: null, earlier: 'red', reason: 'gone' },
      ],
    });
  });

  it('leaves out what no form has', () => {
    const fields = {
      ...activityTypeResource.fields,
      sort: { ...activityTypeResource.fields.sort, form: false as const },
    };
    const closed = restorePlan({ ...activityTypeResource, fields }, row, { entries, withdrawn: {} }, 3);
    expect([closed?.restored.map(({ key }) => key), closed?.leftOut]).toEqual([
      ['remark'],
      [{ key: 'sort', present: 7, earlier: 6, reason: 'notTyped' }],
    ]);
  });

  it('changes nothing for the present version, and is impossible beyond the history', () => {
    expect([plan(4)?.restored, plan(0)]).toEqual([[], undefined]);
  });
});
