import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createColleagueDepartments, createColleagues } from './index.ts';

function stage() {
  const { http, clock, random } = fakePorts();
  const client = createHttpClient({
    http,
    clock,
    random,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const answer = async (path: string, result: unknown) => {
    const call = http.take(path);
    const { _t: _time, ...query } = Object.fromEntries(new URL(call.request.url, 'http://h').searchParams);
    call.succeed(result);
    await settled();
    return query;
  };
  return { dependencies: { client, clock }, http, answer };
}

const clerk = { id: 'u1', username: 'clerk', realname: '王秀兰', departments: '活动服务科' };
const page = (...records: readonly object[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 });

it.each([
  ['everybody', '/sys/user/queryByOrgCodeForAddressList'],
  ['own', '/sys/user/departUserList'],
] as const)('asks for %s by name and department, a page at a time', async (circle, path) => {
  const { dependencies, answer } = stage();
  const people = createColleagues({ ...dependencies, circle });
  people.send({ type: 'picker.open' });
  await settled();
  const first = await answer(path, page(clerk));
  people.send({ type: 'group.choose', group: 'd1' });
  await settled();
  const ofDepartment = await answer(path, page(clerk));
  people.send({ type: 'words.type', words: '王' });
  people.send({ type: 'words.search' });
  await settled();
  const found = await answer(path, page(clerk));
  expect([first, ofDepartment, found, people.facts().rows.map(({ realname }) => realname)]).toEqual([
    { pageNo: '1', pageSize: '20', username: '' },
    { pageNo: '1', pageSize: '20', username: '', id: 'd1' },
    { pageNo: '1', pageSize: '20', username: '王', id: 'd1' },
    ['王秀兰'],
  ]);
});

it.each([
  ['everybody', '/sys/sysDepart/queryIdTree'],
  ['own', '/sys/sysDepart/queryMyDeptTreeList'],
] as const)('reads the departments of %s', async (circle, path) => {
  const { dependencies, answer } = stage();
  const departments = createColleagueDepartments({ ...dependencies, circle });
  departments.send({ type: 'picker.open' });
  await settled();
  await answer(path, [{ key: 'd1', title: '活动服务科', children: [] }]);
  expect([departments.facts().status, departments.facts().rows.map(({ title }) => title)]).toEqual([
    'shown',
    ['活动服务科'],
  ]);
});

it('says that people could not be read, and asks again', async () => {
  const { dependencies, http, answer } = stage();
  const people = createColleagues({ ...dependencies, circle: 'own' });
  people.send({ type: 'picker.open' });
  await settled();
  http.take('/sys/user/departUserList').status(500);
  await settled();
  const failed = people.facts().status;
  people.send({ type: 'list.refresh' });
  await settled();
  await answer('/sys/user/departUserList', page(clerk));
  expect([failed, people.facts().status]).toEqual(['failed', 'shown']);
});
