import { expect, it } from 'vitest';

import type { PermissionEntry } from '../../../contract/index.ts';
import { isShownWhereListed, POLICIES, type PermissionLists } from './index.ts';

function entry(action: string, status = '1'): PermissionEntry {
  return { action, type: '1', status, describe: '' };
}

const holding = (own: readonly PermissionEntry[], all: readonly PermissionEntry[] = []): PermissionLists => ({
  own,
  all,
});
const shown = (lists: PermissionLists | null, code = 'user:add') =>
  POLICIES.filter((policy) => isShownWhereListed(code, { lists, policy }));

it('a listed code is shown to its holders, by the policy if it is out of service', () => {
  const all = [entry('user:add'), entry('user:batch_delete')];
  expect([
    shown(holding([], all)),
    shown(holding([entry('user:add')], all)),
    shown(holding([entry('user:batch_delete, user:add')], all)),
    shown(holding([entry('user:add')], [entry('user:add', '0')])),
    shown(holding([entry('user:add', '0')])),
  ]).toEqual([['helper'], [...POLICIES], [...POLICIES], ['directive'], []]);
});

it('an unlisted code is shown, and nothing is shown until the lists are loaded', () => {
  const all = [entry('user:add')];
  expect([shown(holding([], all), 'role:add'), shown(holding([], all), 'user:added'), shown(null)]).toEqual([
    [...POLICIES],
    [...POLICIES],
    [],
  ]);
});
