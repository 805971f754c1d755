import { expect, it } from 'vitest';

import { departmentRoleResource, permissionResource, userResource, type Resource } from '../../../resources/index.ts';
import { settled } from '../../../testing/index.ts';
import { desk } from './record-form.testing.ts';

const audit = { createBy: 'admin', createTime: '2026-01-15 09:00:00', updateBy: null, updateTime: null, version: 1 };
const button = {
  ...audit,
  id: 'p1',
  name: '编辑',
  menuType: '2',
  parentId: 'p0',
  perms: 'activity:edit',
  permsType: '1',
  sortNo: 1,
  isRoute: 'Y',
  hidden: 'N',
  keepAlive: 'N',
  alwaysShow: 'N',
  internalOrExternal: 'N',
  status: '1',
};
const person = { ...audit, id: 'u1', username: 'clerk', realname: '王秀兰', roles: 'r1,r2', departments: 'd1,d2' };
const inside = { ...audit, id: 'i1', departId: 'd1', roleName: '助理', roleCode: 'helper', users: 'u1,u2' };
const losses = {
  total: 2,
  people: [{ id: 'u1', username: 'clerk', realname: '王秀兰', lost: ['p1'] }],
  permissions: [{ id: 'p1', path: '活动管理 › 编辑' }],
};

async function opened(resource: Resource, row: { readonly id: string }) {
  const table = desk(resource);
  const page = table.open({ kind: 'edit', id: row.id });
  await table.answer('/queryById', row);
  return { ...table, ...page, http: table.ports.http };
}

it('PERM-18 names who loses permissions before a form takes them, keeps what was typed, and saves after a confirmation', async () => {
  const { form, type, answer, http, asked } = await opened(permissionResource, button);
  type('status', '0');
  type('name', '修改');
  form.send({ type: 'form.submit' });
  expect(form.facts().status).toBe('saving');
  await answer('/queryLosses', losses);
  expect([asked().at(-1)?.[2], form.facts().status, form.facts().losses]).toEqual([
    '{"of":"permission","ids":"p1"}',
    'confirmingLosses',
    {
      total: 2,
      people: [{ id: 'u1', name: '王秀兰', username: 'clerk', lost: ['活动管理 › 编辑'] }],
      failure: null,
    },
  ]);
  form.send({ type: 'losses.cancel' });
  const { status, values, losses: none } = form.facts();
  expect([status, values['status'], values['name'], none]).toEqual(['editing', '0', '修改', null]);
  form.send({ type: 'form.submit' });
  http.take('/queryLosses').status(500);
  await settled();
  expect([form.facts().status, form.facts().losses?.failure?.['zh-CN']]).toEqual([
    'confirmingLosses',
    '请求失败（500）',
  ]);
  form.send({ type: 'losses.confirm' });
  await answer('/edit', { ...button, status: '0', version: 2 });
  expect(form.facts().status).toBe('closed');
});

it('asks nothing where nobody loses anything, where the server says so, and leaves an invalid form to its errors', async () => {
  const { form, type, answer, http } = await opened(permissionResource, button);
  type('sortNo', 2);
  form.send({ type: 'form.submit' });
  http.take('/edit').reject('请稍后再试');
  await settled();
  type('status', '0');
  type('name', null);
  form.send({ type: 'form.submit' });
  expect([form.facts().status, http.pending()]).toEqual(['editing', 0]);
  type('name', '编辑');
  form.send({ type: 'form.submit' });
  // Leads back to the fields although the server has not told.
  http.take('/queryLosses');
  form.send({ type: 'form.cancel' });
  expect(form.facts().status).toBe('editing');
  form.send({ type: 'form.submit' });
  await settled();
  await answer('/queryLosses', { total: 0, people: [], permissions: [] });
  await answer('/edit', { ...button, status: '0', version: 2 });
  expect(form.facts().status).toBe('closed');
});

it.each([
  [
    'the code of a permission',
    permissionResource,
    button,
    { perms: 'activity:change' },
    { of: 'permission', ids: 'p1' },
  ],
  ['the roles of an account', userResource, person, { roles: 'r2,r3' }, { of: 'user', ids: 'u1', roles: 'r2,r3' }],
  [
    'its roles and departments',
    userResource,
    person,
    { roles: null, departments: 'd2' },
    { of: 'user', ids: 'u1', roles: '', departments: 'd2' },
  ],
  [
    'the people of a role inside a department',
    departmentRoleResource,
    inside,
    { users: 'u2,u3' },
    { of: 'departmentRole', ids: 'i1', userIds: 'u1' },
  ],
])('asks who loses what by a change of %s', async (_what, resource, row, typed, question) => {
  const { form, type, asked } = await opened(resource, row);
  for (const [key, value] of Object.entries(typed)) type(key, value);
  form.send({ type: 'form.submit' });
  await settled();
  expect(JSON.parse(asked().at(-1)?.[2] ?? '')).toEqual(question);
});

it('saves at once what gives and takes nothing', async () => {
  for (const [row, typed] of [
    [person, { roles: 'r2,r1,r3' }],
    [person, { workNo: '1001' }],
  ] as const) {
    const { form, type, http } = await opened(userResource, row);
    for (const [key, value] of Object.entries(typed)) type(key, value);
    form.send({ type: 'form.submit' });
    expect(http.take('/edit').request.url).toContain('/sys/user/edit');
  }
});
