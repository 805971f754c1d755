import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const NEW_PASSWORD = 'Case#2026x';
const withId = v.looseObject({ id: v.string() });

describeApplicationOnBothEngines('names of accounts, departments and roles', (application) => {
  const post = async (url: string, payload: object, token: string) =>
    application().call({ method: 'POST', url, token, payload });
  const refusal = async (answer: ReturnType<typeof post>) => {
    const { envelope, error } = await answer;
    return envelope.success ? 'stored' : (error?.fields ?? envelope.message);
  };

  it('TEXT-01 an account and an address are the same in any case, where they are added and where somebody signs in: case 17', async () => {
    const { call, signIn } = application();
    const token = await signIn('ADMIN');
    const add = (username: string, more: object = {}) =>
      refusal(post('/sys/user/add', { username, realname: '甲某', password: NEW_PASSWORD, ...more }, token));
    expect([
      await add('casetest', { email: 'case@example.com' }),
      await add('CaseTest'),
      await add('casetest2', { email: 'CASE@example.com' }),
      await add('ＣaseTest'),
      await add('System'),
    ]).toEqual([
      'stored',
      { username: '用户账号“CaseTest”已存在，请换一个' },
      { email: '邮箱“CASE@example.com”已存在，请换一个' },
      { username: expect.any(String) },
      { username: expect.any(String) },
    ]);
    const entered = await call({
      method: 'POST',
      url: '/sys/login',
      payload: { username: ' ＣＡＳＥTEST\u200b', password: NEW_PASSWORD },
    });
    expect(entered.envelope.result).toMatchObject({ userInfo: { username: 'casetest' } });
    const asked = (query: string) => call({ method: 'GET', url: `/sys/user/checkOnlyUser?${query}`, token });
    expect([
      (await asked('username=CASETEST')).envelope.success,
      (await asked('email=Case@Example.com')).envelope.success,
      (await asked('username=casetest9')).envelope.success,
    ]).toEqual([false, false, true]);
  });

  it('departments below one and roles have names of their own, at the top of the tree too; a hit says where it stands: case 18', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const [root, other] = ['A01', 'A01A04'].map((code) => seedIdentifier('depart', code));
    const department = (departName: string, parentId: string | null | undefined) =>
      post('/sys/sysDepart/add', { departName, parentId, orgCategory: '2', departOrder: 1 }, token);
    expect([
      await refusal(department('财务科', root)),
      await refusal(department('财务科\u200b', root)),
      await refusal(department('财务科', other)),
      await refusal(department('江城市企业退休人员服务中心', null)),
    ]).toEqual([
      'stored',
      { departName: '同一个上级下已有部门名称“财务科”，请换一个，或放到别的上级下' },
      'stored',
      { departName: '同一个上级下已有部门名称“江城市企业退休人员服务中心”，请换一个，或放到别的上级下' },
    ]);
    expect([
      await refusal(department('IT 部', root)),
      await refusal(department('ＩＴ部', root)),
      await refusal(department('it　部', root)),
      await refusal(department('IT部', other)),
    ]).toEqual([
      'stored',
      { departName: '同一个上级下已有部门名称“ＩＴ部”，请换一个，或放到别的上级下' },
      { departName: '同一个上级下已有部门名称“it　部”，请换一个，或放到别的上级下' },
      'stored',
    ]);
    const together = await Promise.all([department('总务科', root), department('总务科', root)]);
    expect(together.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const second = v.parse(withId, (await department('档案科', root)).envelope.result);
    expect(
      await refusal(
        call({ method: 'PUT', url: '/sys/sysDepart/edit', token, payload: { id: second.id, departName: '财务科' } }),
      ),
    ).toEqual({ departName: '同一个上级下已有部门名称“财务科”，请换一个，或放到别的上级下' });
    const hits = await call({
      method: 'GET',
      url: `/sys/sysDepart/searchBy?keyWord=${encodeURIComponent('财务科')}`,
      token,
    });
    expect(hits.envelope.result).toMatchObject([
      { title: '财务科', treePath: '江城市企业退休人员服务中心' },
      { title: '财务科', treePath: '江城市企业退休人员服务中心 / 东湖区退休人员服务站' },
    ]);
    const role = (roleName: string, roleCode: string) =>
      refusal(post('/sys/role/add', { roleName, roleCode, needsSecondFactor: 'N' }, token));
    expect([
      await role('活动专员二', 'second'),
      await role('活动专员二', 'third'),
      await role('活动 专员二', 'third'),
    ]).toEqual([
      'stored',
      { roleName: '角色名称“活动专员二”已存在，请换一个' },
      { roleName: '角色名称“活动 专员二”已存在，请换一个' },
    ]);
  });

  it('a department does not come back from the bin beside another of its name', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const add = async () => {
      const { envelope } = await post(
        '/sys/sysDepart/add',
        { departName: '财务科', parentId: seedIdentifier('depart', 'A01'), orgCategory: '2', departOrder: 1 },
        token,
      );
      return v.parse(withId, envelope.result).id;
    };
    const first = await add();
    await call({ method: 'DELETE', url: `/sys/sysDepart/delete?id=${first}`, token });
    await add();
    const restored = await call({
      method: 'PUT',
      url: '/sys/sysDepart/putRecycleBin',
      token,
      payload: { rows: [{ id: first }] },
    });
    expect([restored.envelope.success, restored.envelope.message]).toEqual([false, '部门名称“财务科”已被其他数据使用']);
  });
});
