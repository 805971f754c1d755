import { expect, it } from 'vitest';
import * as v from 'valibot';

import { dataLogResource, logResource, resourceEndpoints } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { sysUserTenant } from '../../../db/schema/index.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const chess = { name: '棋牌', code: 'CHESS', sort: 5, status: '1', remark: null };

describeApplicationOnBothEngines('the lists of what was done', (application) => {
  it('API-08 names who changed what, in words and by the real name, in the data log', async () => {
    const { call, clock, signIn } = application();
    const token = await signIn('admin');
    const added = await call({ method: 'POST', url: '/isps/activityType/add', token, payload: chess });
    const { id } = v.parse(v.object({ id: v.string() }), added.envelope.result);
    clock.advance(60_000);
    await call({ method: 'DELETE', url: `/isps/activityType/delete?id=${id}`, token });
    const list = async (tenant: string, query = '') => {
      const answer = await call({
        method: 'GET',
        url: `/sys/dataLog/list${query}`,
        token,
        headers: { 'tenant-id': tenant },
      });
      const { records } = v.parse(resourceEndpoints(dataLogResource).list.answer, answer.envelope.result);
      return records.map((row) => [
        row['recordName'],
        row['dataTable_dictText'],
        row['action_dictText'],
        row['dataVersion'],
        row['realname'],
        row['time'],
        row['dataId'],
      ]);
    };
    const deleted = ['棋牌', '活动类型', '删除', 2, '管理员', '2026-01-15 09:01:00', id];
    const first = ['棋牌', '活动类型', '新增', 1, '管理员', '2026-01-15 09:00:00', id];
    expect(await list('0')).toEqual([deleted, first]);
    expect(await list('0', '?action=add&recordName=棋&time_begin=2026-01-15')).toEqual([first]);
    expect(await list('1001')).toEqual([]);
    // A list asks for its columns alone, and leads to what they name all the same.
    const operations = await call({ method: 'GET', url: '/sys/log/list?logType=2&field=objectName', token });
    const { records: lines } = v.parse(resourceEndpoints(logResource).list.answer, operations.envelope.result);
    const about = ['棋牌', 'activityType', id];
    expect(lines.map((row) => [row['objectName'], row['objectKind'], row['objectId']])).toEqual([about, about]);
    for (const url of ['/sys/dataLog/list', '/sys/log/list'])
      expect((await call({ method: 'GET', url, token: await signIn('supervisor') })).status).toBe(403);
  });

  it('API-08 names who did what, in words and by the real name, in the operation log', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    await call({ method: 'POST', url: '/isps/activityType/add', token, payload: { ...chess, name: '文艺演出' } });
    const answer = await call({
      method: 'GET',
      url: '/sys/log/list?logType=2',
      token,
      headers: { 'accept-language': 'en' },
    });
    const { records } = v.parse(resourceEndpoints(logResource).list.answer, answer.envelope.result);
    expect(
      records.map((row) => [row['realname'], row['event_dictText'], row['outcome_dictText'], row['path'], row['ip']]),
    ).toEqual([['管理员', 'Add one activity type', 'Not allowed', 'POST /isps/activityType/add', '127.0.0.1']]);
  });

  it('LOG-01 a file of the log says what was granted in words, as the page does', async () => {
    const { app, call, signIn } = application();
    const token = await signIn('admin');
    const clerks = seedIdentifier('role', 'activity_clerk');
    const { envelope } = await call({ url: `/sys/permission/queryRolePermission?roleId=${clerks}`, token });
    const before = v.parse(v.array(v.string()), envelope.result);
    const payload = { roleId: clerks, permissionIds: before.slice(1).join(','), lastpermissionIds: before.join(',') };
    await call({ method: 'POST', url: '/sys/permission/saveRolePermission', token, payload });
    const { body } = await app.inject({
      url: '/api/sys/log/exportXls?format=csv&field=event,content&event=grant.changed',
      headers: { 'x-access-token': token },
    });
    expect([body.includes('授权对象：活动专员'), body.includes('收回授权：'), body.includes('{')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('LOG-03 shows a tenant its own entries, and administrators at the platform all of them', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    await call({ method: 'GET', url: '/sys/dict/refleshCache', token, headers: { 'tenant-id': '1001' } });
    const entries = async (tenant: string) => {
      const answer = await call({ method: 'GET', url: '/sys/log/list', token, headers: { 'tenant-id': tenant } });
      const { records } = v.parse(resourceEndpoints(logResource).list.answer, answer.envelope.result);
      return records.map((row) => [row['event'], row['tenantNumber']]);
    };
    const inTenant = ['dictionary.refleshCache', 1001];
    expect([await entries('1001'), await entries('0'), await entries('1002')]).toEqual([
      [inTenant],
      [inTenant, ['login.succeeded', 0]],
      [],
    ]);
    await database.orm.insert(sysUserTenant).values({ userId: seedIdentifier('user', 'clerk'), tenantId: 1002 });
    await signIn('clerk');
    expect(await entries('1002')).toEqual([['login.succeeded', 1002]]);
  });
});
