import { expect, it } from 'vitest';

import type { BoundCondition } from '../../../resources/index.ts';
import { mayManage, notToGive } from './account-powers.model.ts';
import type { AccountPowers, Gift, Giver } from './account-powers.types.ts';

const within = (...values: readonly string[]): BoundCondition => ({ kind: 'textIn', field: 'sysOrgCode', values });
const powers = (changes: Partial<AccountPowers> = {}): AccountPowers => ({
  isAdministrator: false,
  permissions: new Set(['user:edit', 'activity:list']),
  tenants: new Set([0]),
  lists: new Set(['activity']),
  limits: new Map(),
  ...changes,
});
const limited = (...codes: readonly string[]) => powers({ limits: new Map([['activity', within(...codes)]]) });

it.each<[title: string, caller: AccountPowers, account: AccountPowers, isAllowed: boolean]>([
  ['an equal', powers(), powers(), true],
  ['one with fewer permissions', powers(), powers({ permissions: new Set() }), true],
  ['one with another permission', powers(), powers({ permissions: new Set(['activity:edit']) }), false],
  ['an administrator', powers(), powers({ isAdministrator: true, permissions: new Set() }), false],
  ['anybody, by an administrator', powers({ isAdministrator: true, permissions: new Set() }), powers(), true],
  ['an administrator, by another', powers({ isAdministrator: true }), powers({ isAdministrator: true }), true],
  ['one of a tenant that is not the caller’s', powers(), powers({ tenants: new Set([1001]) }), false],
  ['one of a tenant of both', powers({ tenants: new Set([1001, 1002]) }), powers({ tenants: new Set([1002]) }), true],
  ['one that is limited, by one that is not', powers(), limited('A01'), true],
  ['one that is not limited, by one that is', limited('A01'), powers(), false],
  ['one that reaches fewer rows', limited('A01', 'A01A01'), limited('A01A01'), true],
  ['one that reaches other rows', limited('A01'), limited('A02'), false],
  ['one that does not list what the caller is limited in', limited('A01'), powers({ lists: new Set() }), true],
])('PERM-16 manages %s only as far as one reaches oneself', (_title, caller, account, isAllowed) => {
  expect(mayManage(caller, account)).toBe(isAllowed);
});

it('PERM-16 gives roles, tenants and departments that one has, those below one’s own, and no others', () => {
  const giver: Giver = {
    isAdministrator: false,
    roles: new Set(['clerk']),
    tenants: new Set(['t1']),
    departments: ['A01A02'],
  };
  const nothing: Gift = { roles: [], tenants: [], departments: [] };
  expect([
    notToGive(giver, { roles: ['clerk'], tenants: ['t1'], departments: ['A01A02', 'A01A02A01'] }),
    notToGive(giver, { ...nothing, roles: ['clerk', 'supervisor'] }),
    notToGive(giver, { ...nothing, tenants: ['t2'] }),
    notToGive(giver, { ...nothing, departments: ['A01'] }),
    notToGive(giver, { ...nothing, departments: ['A01A03'] }),
    notToGive({ ...giver, departments: [] }, { ...nothing, departments: ['A01A02'] }),
    notToGive(
      { isAdministrator: true, roles: new Set(), tenants: new Set(), departments: [] },
      { roles: ['supervisor'], tenants: ['t2'], departments: ['A01'] },
    ),
  ]).toEqual([undefined, 'roles', 'tenants', 'departments', 'departments', 'departments', undefined]);
});
