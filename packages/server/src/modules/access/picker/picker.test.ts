import { expect, it } from 'vitest';
import * as v from 'valibot';

import { pickerEndpoints } from '@evergreen/core/contract';
import { activityResource, defineResource } from '@evergreen/core/resources';

import { describeApplication } from '../../../../test/test-application.ts';
import { sysUserRole } from '../../../db/schema/index.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { pickPermissions } from './picker-rights.ts';

const department = (code: string) => seedIdentifier('depart', code);
const user = (username: string) => seedIdentifier('user', username);

describeApplication('choosing people', (application) => {
  async function users(token: string, query: string, headers: Record<string, string> = {}) {
    const answer = await application().call({
      method: 'GET',
      url: `/sys/user/queryUserByDepId?pageSize=100&${query}`,
      token,
      headers,
    });
    return v.parse(pickerEndpoints.users.answer, answer.envelope.result);
  }
  const names = async (...asked: Parameters<typeof users>) =>
    (await users(...asked)).records.map(({ username }) => username);

  it('finds users by a part of either name, with masked phone and the names of their departments', async () => {
    const token = await application().signIn('admin');
    const clerk = {
      id: user('clerk'),
      username: 'clerk',
      realname: '王秀兰',
      sex: 2,
      phone: '154****1002',
      orgCodeTxt: '活动服务科',
    };
    const page = { records: [clerk], total: 1, size: 100, current: 1, pages: 1 };
    expect([
      await users(token, `username=${encodeURIComponent('秀兰')}`),
      await users(token, 'username=CLER'),
      await users(token, `ids=${user('clerk')}`),
      (await users(token, 'username=%25')).total,
    ]).toEqual([page, page, page, 0]);
  });

  it('finds the users of a department and of those below it', async () => {
    const token = await application().signIn('admin');
    const ofStreet = await names(token, `id=${department('A01A04A01')}`);
    const ofDistrict = await names(token, `id=${department('A01A04')}`);
    expect([
      ofStreet.includes('liuyang'),
      ofStreet.every((name) => ofDistrict.includes(name)),
      ofDistrict.includes('clerk'),
      (await names(token, `id=${department('A01')}`)).includes('clerk'),
      await names(token, 'id=none'),
    ]).toEqual([true, true, false, true, []]);
  });

  it('offers the users of the tenant that the caller works for, not even others by their id', async () => {
    const { database, signIn } = application();
    await database.orm
      .insert(sysUserRole)
      .values({ userId: user('zhangwei'), roleId: seedIdentifier('role', 'admin') });
    const token = await signIn('zhangwei');
    const tenant = { 'tenant-id': '1001' };
    expect([
      await names(token, '', tenant),
      await names(token, `ids=${user('clerk')},${user('wufang')}`, tenant),
      await names(token, `id=${department('A01')}&username=zhang`, tenant),
    ]).toEqual([['wufang', 'zhangwei'], ['wufang'], ['zhangwei']]);
  });

  it('lists the departments as a tree', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const tree = await call({ method: 'GET', url: '/sys/sysDepart/queryIdTree', token });
    const [root] = v.parse(pickerEndpoints.departments.answer, tree.envelope.result);
    expect([root?.key, root?.title, root?.children.length]).toEqual([
      department('A01'),
      '江城市企业退休人员服务中心',
      6,
    ]);
  });

  it('refuses whoever may write nothing that refers to the subject', async () => {
    const { call, signIn } = application();
    const token = await signIn('clerk');
    const statuses = await Promise.all(
      ['/sys/user/queryUserByDepId', '/sys/role/list'].map(
        async (url) => (await call({ method: 'GET', url, token })).status,
      ),
    );
    expect(statuses).toEqual([403, 403]);
  });

  it('lets whoever may add or edit a referring resource choose, with the departments of the users', () => {
    const referring = defineResource({
      ...activityResource,
      fields: {
        ...activityResource.fields,
        typeId: { ...activityResource.fields.typeId, resource: 'user' },
      },
    });
    expect([pickPermissions('user', [referring]), pickPermissions('department', [referring])]).toEqual([
      ['permission:explain', 'role:members', 'department:members', 'activity:add', 'activity:edit'],
      [
        'depart:authorize',
        'permission:explain',
        'addressBook:list',
        'role:members',
        'department:members',
        'activity:add',
        'activity:edit',
      ],
    ]);
  });
});
