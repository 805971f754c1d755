import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createMemberList, createMembers, type MembersOf } from './index.ts';

function drive(of: MembersOf) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const dependencies = { client, clock: ports.clock, of };
  const service = createMembers(dependencies);
  const emitted: unknown[] = [];
  service.on((one) => emitted.push(one.type === 'notice.raised' ? one.notice.text['zh-CN'] : one.type));
  return { service, emitted, http: ports.http, list: () => createMemberList(dependencies) };
}
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);

it('adds users to a role at once, and removes one after a question that names who loses what', async () => {
  const { service, emitted, http } = drive({ kind: 'role', id: 'r1' });
  service.send({ type: 'members.add', ids: [] });
  expect([service.facts(), http.pending()]).toEqual([{ status: 'ready', question: null, losses: null }, 0]);
  service.send({ type: 'members.add', ids: ['u1', 'u2'] });
  const adding = http.take('/sys/user/addSysUserRole');
  expect([service.facts().status, JSON.parse(String(adding.request.body))]).toEqual([
    'writing',
    { roleId: 'r1', userIdList: ['u1', 'u2'] },
  ]);
  adding.succeed(null, '添加成功！');
  await settled();
  const leaving = [{ id: 'u1', name: '张伟' }];
  const weighed = async (answer: unknown) => {
    const asked = http.take('/sys/permission/queryLosses');
    asked.succeed(answer);
    await settled();
    return JSON.parse(String(asked.request.body)) as unknown;
  };
  service.send({ type: 'members.remove', members: leaving });
  expect(service.facts()).toEqual({ status: 'weighing', question: leaving, losses: null });
  const lost = { id: 'u1', username: 'zhangwei', realname: '张伟', lost: ['p1'] };
  const answer = { total: 1, people: [lost], permissions: [{ id: 'p1', path: '活动管理 › 编辑' }] };
  expect(await weighed(answer)).toEqual({ of: 'role', ids: 'r1', userIds: 'u1' });
  const losses = {
    total: 1,
    people: [{ id: 'u1', name: '张伟', username: 'zhangwei', lost: ['活动管理 › 编辑'] }],
    failure: null,
  };
  expect(service.facts()).toEqual({ status: 'asking', question: leaving, losses });
  service.send({ type: 'question.cancel' });
  expect([service.facts(), http.pending()]).toEqual([{ status: 'ready', question: null, losses: null }, 0]);
  service.send({ type: 'members.remove', members: leaving });
  await weighed({ total: 0, people: [] });
  service.send({ type: 'question.confirm' });
  const removing = http.take('/sys/user/deleteUserRoleBatch');
  expect([service.facts(), queryOf(removing.request.url)]).toMatchObject([
    { status: 'writing', question: leaving },
    { roleId: 'r1', userIds: 'u1' },
  ]);
  removing.reject('张伟：这是最后一位可用的管理员，请先让另一位用户成为管理员');
  await settled();
  expect([service.facts(), emitted]).toEqual([
    { status: 'ready', question: null, losses: null },
    ['添加成功！', 'members.changed', '张伟：这是最后一位可用的管理员，请先让另一位用户成为管理员', 'members.changed'],
  ]);
});

it('adds users to a department and removes them, and lists those that there are', async () => {
  const { service, http, list } = drive({ kind: 'department', id: 'd1' });
  service.send({ type: 'members.add', ids: ['u1'] });
  expect(JSON.parse(String(http.take('/sys/user/editSysDepartWithUser').request.body))).toEqual({
    depId: 'd1',
    userIdList: ['u1'],
  });
  const members = list();
  members.send({ type: 'picker.open' });
  const reading = http.take('/sys/user/departmentMembers');
  expect(queryOf(reading.request.url)).toMatchObject({ depId: 'd1', pageNo: '1', pageSize: '10' });
  const member = { id: 'u1', username: 'zhangwei', realname: '张伟', status: '1', status_dictText: '正常' };
  reading.succeed({ records: [member], total: 1, size: 10, current: 1, pages: 1 });
  await settled();
  expect(members.facts().rows).toEqual([{ ...member, departments_dictText: '' }]);
});
