import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { pickerEndpoints } from '@evergreen/core/contract';
import { activityResource, defineResource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { sysUserRole } from '../../../db/schema/index.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { pickPermissions } from './picker-rights.ts';

const department = (code: string) => seedIdentifier('depart', code);
const user = (username: string) => seedIdentifier('user', username);

describeApplicationOnBothEngines('choosing people', (application) => {
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

  it('WID-04 finds users by a part of either name, by pinyin and the last digits of the telephone, in a department or below it, with sex, masked phone and departments', async () => {
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
      await users(token, 'username=wangxiul'),
      await users(token, 'username=1002'),
      await users(token, `ids=${user('clerk')}`),
      await users(token, `username=${encodeURIComponent('王秀')}&id=${department('A01')}`),
      (await users(token, `username=${encodeURIComponent('秀兰')}&id=${department('A01A04')}`)).total,
      (await users(token, 'username=%25')).total,
    ]).toEqual([page, page, page, page, page, page, 0, 0]);
  });

  it('WID-07 a list gives five rows a page by a part of a name, and those that are stored by their values', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const ask = async (query: string) =>
      (await call({ method: 'GET', url: `/sys/user/queryUserByDepId?${query}`, token })).envelope;
    const shown = v.object({
      records: v.array(v.object({ id: v.string(), username: v.string(), realname: v.string() })),
      total: v.number(),
      size: v.number(),
      current: v.number(),
      pages: v.number(),
    });
    const page = async (query: string) => v.parse(shown, (await ask(query)).result);
    const [first, second, found, named] = [
      await page('username=&pageNo=1&pageSize=5'),
      await page('username=&pageNo=2&pageSize=5'),
      await page(`username=${encodeURIComponent('秀兰')}&pageNo=1&pageSize=5`),
      await page(`ids=${user('clerk')},gone,${user('admin')}&pageNo=1&pageSize=100`),
    ];
    expect([first.records.map(({ realname }) => realname), second.records.map(({ realname }) => realname)]).toEqual([
      ['管理员', '郑国平', '陈静', '王秀兰', '何丽华'],
      ['黄敏', '刘洋', '孙磊', '李建国', '吴芳'],
    ]);
    const clerk = { id: user('clerk'), username: 'clerk', realname: '王秀兰' };
    expect([{ ...first, records: [] }, { ...second, records: [] }, found, named]).toEqual([
      { records: [], total: 14, size: 5, current: 1, pages: 3 },
      { records: [], total: 14, size: 5, current: 2, pages: 3 },
      { records: [clerk], total: 1, size: 5, current: 1, pages: 1 },
      {
        records: [{ id: user('admin'), username: 'admin', realname: '管理员' }, clerk],
        total: 2,
        size: 100,
        current: 1,
        pages: 1,
      },
    ]);
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

  it('counts no more than anybody pages through, and reads the pages beyond in the order of the accounts', async () => {
    const { database, signIn } = application();
    await database.orm.execute(sql`insert into sys_user (id, username, realname, password, status, create_time)
      select 'many' || n, 'many' || lpad(n::text, 4, '0'), '众', 'none', 1, now() from generate_series(1, 1003) n`);
    // As the care of the database does; without figures of the table a search takes a minute on the embedded engine.
    await database.orm.execute(sql`analyze sys_user`);
    const token = await signIn('admin');
    const page = async (query: string) => {
      const { records, total, isTotalLowerBound } = await users(token, query);
      return [records[0]?.username, records.length, total, isTotalLowerBound];
    };
    expect([
      await page('username=many'),
      await page('username=many&pageNo=11'),
      await page(`username=${encodeURIComponent('众')}`),
      await page('username=many000'),
    ]).toEqual([
      ['many0001', 100, 1001, true],
      ['many1001', 3, 1001, true],
      ['many0001', 100, 1001, true],
      ['many0001', 9, 9, undefined],
    ]);
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

  it('WID-03 lists the departments as a tree, those right below one, and those with a name', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const read = async (path: string) =>
      (await call({ method: 'GET', url: `/sys/sysDepart/${path}`, token })).envelope.result;
    const [root] = v.parse(pickerEndpoints.departments.answer, await read('queryIdTree'));
    const top = v.parse(pickerEndpoints.departmentsBelow.answer, await read('queryDepartTreeSync'));
    const below = v.parse(
      pickerEndpoints.departmentsBelow.answer,
      await read(`queryDepartTreeSync?pid=${department('A01')}`),
    );
    const named = v.parse(
      pickerEndpoints.departmentsNamed.answer,
      await read(`searchBy?keyWord=${encodeURIComponent('活动服务')}`),
    );
    expect([
      [root?.key, root?.title, root?.children.length],
      top,
      below.map(({ key }) => key),
      named.map(({ title }) => title),
    ]).toEqual([
      [department('A01'), '江城市企业退休人员服务中心', 6],
      [
        {
          id: department('A01'),
          key: department('A01'),
          title: '江城市企业退休人员服务中心',
          isLeaf: false,
          children: null,
        },
      ],
      root?.children.map(({ key }) => key),
      ['活动服务科'],
    ]);
  });

  it('WID-17 offers the roles and the positions by a part of their names, page by page', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const list = async (path: string) => {
      const { envelope } = await call({ method: 'GET', url: path, token });
      const { records, total } = v.parse(
        v.object({ records: v.array(v.looseObject({ id: v.string() })), total: v.number() }),
        envelope.result,
      );
      return { names: records.map((row) => row['roleName'] ?? row['name']), total };
    };
    const subjects = [
      { path: '/sys/role/list?column=roleCode&order=asc', key: 'roleName' },
      { path: '/sys/position/list?column=code&order=asc', key: 'name' },
    ];
    for (const { path, key } of subjects) {
      const all = await list(`${path}&pageSize=100`);
      const first = await list(`${path}&pageSize=2&pageNo=1`);
      const second = await list(`${path}&pageSize=2&pageNo=2`);
      const word = String(all.names[0]).slice(0, 2);
      const found = await list(`${path}&pageSize=100&${key}=${encodeURIComponent(word)}`);
      expect({ pages: [...first.names, ...second.names], found: found.names, total: all.total }).toEqual({
        pages: all.names.slice(0, 4),
        found: all.names.filter((name) => String(name).includes(word)),
        total: all.names.length,
      });
    }
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
