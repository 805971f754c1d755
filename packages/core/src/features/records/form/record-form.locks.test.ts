import { expect, it } from 'vitest';

import { roleResource, userResource, type Resource } from '../../../resources/index.ts';
import { settled } from '../../../testing/index.ts';
import { desk } from './record-form.testing.ts';

const audit = { createBy: 'admin', createTime: '2026-01-15 09:00:00', updateBy: null, updateTime: null, version: 1 };
const person = {
  ...audit,
  id: 'u1',
  username: 'clerk',
  realname: '王秀兰',
  roles: 'r1,r2',
  departments: 'd9',
  tenants: 't9',
};

async function locksOf(resource: Resource, row: { readonly id: string } | null, givable: unknown) {
  const table = desk(resource);
  const { form } = table.open(row === null ? { kind: 'add' } : { kind: 'edit', id: row.id });
  if (givable === undefined) table.ports.http.take('/sys/user/givable').status(500);
  else table.ports.http.take('/sys/user/givable').succeed(givable);
  await settled();
  if (row !== null) await table.answer('/queryById', row);
  return Object.entries(form.facts().locks).map(([key, { open, reason }]) => [
    key,
    [...open].join(','),
    reason['zh-CN'].slice(0, 4),
  ]);
}

it('PERM-16 locks the roles, tenants and departments that the user may not give, and lets what is stored of the last two be taken away', async () => {
  const mine = { roles: ['r2', 'r3'], tenants: [], departments: ['d1', 'd2'] };
  expect({
    stored: await locksOf(userResource, person, mine),
    added: await locksOf(userResource, null, mine),
    role: await locksOf(roleResource, null, mine),
    administrator: await locksOf(userResource, person, { roles: null, tenants: null, departments: null }),
    unread: await locksOf(userResource, person, undefined),
  }).toEqual({
    stored: [
      ['departments', 'd1,d2,d9', '只能给出'],
      ['roles', 'r2,r3', '只能给出'],
      ['tenants', 't9', '只能给出'],
    ],
    added: [
      ['departments', 'd1,d2', '只能给出'],
      ['roles', 'r2,r3', '只能给出'],
      ['tenants', '', '只能给出'],
    ],
    role: [['mayGive', 'r2,r3', '只能给出']],
    administrator: [],
    unread: [],
  });
});

it('asks for no locks where a form gives nothing, or is read', async () => {
  const types = desk();
  types.open();
  const people = desk(userResource);
  people.open({ kind: 'details', id: 'u1' });
  await settled();
  expect([types.asked(), people.asked().length]).toEqual([[], 1]);
});
