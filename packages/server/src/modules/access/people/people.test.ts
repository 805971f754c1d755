import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplication, type Answer } from '../../../../test/test-application.ts';
import { sysRolePermission, sysSession } from '../../../db/schema/index.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const row = v.object({ id: v.string(), version: v.number() });
const listed = v.object({ records: v.array(v.record(v.string(), v.unknown())) });
const user = (name: string) => seedIdentifier('user', name);
const role = (code: string) => seedIdentifier('role', code);
const department = (code: string) => seedIdentifier('depart', code);
const PASSWORD = 'Evergreen-1';
const WEAK = '密码由8位数字、大小写字母和特殊符号组成!';

const newcomer = {
  username: 'linna',
  realname: '林娜',
  password: PASSWORD,
  workNo: '2001',
  roles: `${role('activity_clerk')},${role('supervisor')}`,
  departments: department('A01A02'),
  tenants: seedIdentifier('tenant', '1001'),
};

describeApplication('users, roles and departments as rows', (application) => {
  const signedIn = async (username = 'admin') => {
    const { call, signIn } = application();
    const token = await signIn(username);
    const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET') => async (url: string, payload?: object) =>
      call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    return { get: send('GET'), post: send('POST'), put: send('PUT'), remove: send('DELETE') };
  };
  const told = ({ envelope, error }: Answer) => [envelope.message, error?.fields];

  it('add an account with its roles, departments and tenants, which signs in by its password', async () => {
    const { post, get } = await signedIn();
    const added = await post('/sys/user/add', newcomer);
    const { id } = v.parse(row, added.envelope.result);
    const found = await get(`/sys/user/queryById?id=${id}`);
    expect(found.envelope.result).toMatchObject({
      username: 'linna',
      roles: [role('activity_clerk'), role('supervisor')].toSorted().join(','),
      departments: department('A01A02'),
      departments_dictText: '活动服务科',
      tenants_dictText: '江城市本级',
      orgCode: 'A01A02',
      status: '1',
      status_dictText: '正常',
    });
    expect(found.envelope.result).not.toHaveProperty('password');
    const { call } = application();
    const entered = await call({
      method: 'POST',
      url: '/sys/login',
      payload: { username: 'linna', password: PASSWORD },
    });
    expect(entered.status).toBe(200);
  });

  it('find the accounts of a role, of a department and of a tenant', async () => {
    const { get } = await signedIn();
    const names = async (query: string) =>
      v
        .parse(listed, (await get(`/sys/user/list?column=username&order=asc&pageSize=20&${query}`)).envelope.result)
        .records.map(({ username }) => username);
    expect([
      await names(`roles=${role('admin')}`),
      await names(`departments=${department('A01A02')}`),
      await names('status=2'),
    ]).toEqual([['admin'], ['clerk', 'wufang', 'zhangwei'], ['sunlei']]);
    const { call, signIn } = application();
    const inTenant = await call({
      method: 'GET',
      url: '/sys/user/list?column=username&order=asc',
      token: await signIn('admin'),
      headers: { 'tenant-id': '1001' },
    });
    expect(v.parse(listed, inTenant.envelope.result).records.map(({ username }) => username)).toEqual([
      'wufang',
      'zhangwei',
    ]);
  });

  it('replace what an account refers to, and leave alone what an edit does not name', async () => {
    const { put, get } = await signedIn();
    const edited = await put('/sys/user/edit', { id: user('wufang'), roles: role('supervisor') });
    expect(edited.envelope.message).toBe('编辑成功！');
    expect((await get(`/sys/user/queryById?id=${user('wufang')}`)).envelope.result).toMatchObject({
      roles: role('supervisor'),
      roles_dictText: '监管人员',
      departments: [department('A01A06'), department('A01A02')].toSorted().join(','),
    });
    await put('/sys/user/edit', { id: user('wufang'), roles: null });
    expect((await get(`/sys/user/queryById?id=${user('wufang')}`)).envelope.result).toMatchObject({ roles: null });
  });

  it('refuse what is taken, kept for the platform, weak, unknown or twice', async () => {
    const { post } = await signedIn();
    expect([
      told(await post('/sys/user/add', { ...newcomer, username: 'clerk' })),
      told(await post('/sys/user/add', { ...newcomer, username: 'SYSTEM' })),
      told(await post('/sys/user/add', { ...newcomer, password: 'password' })),
      told(await post('/sys/user/add', { ...newcomer, roles: 'nobody' })),
      (await post('/sys/user/add', { ...newcomer, roles: `${role('admin')},${role('admin')}` })).status,
    ]).toEqual([
      ['用户账号“clerk”已存在，请换一个', { username: '用户账号“clerk”已存在，请换一个' }],
      ['这个账号名由平台保留，请换一个', { username: '这个账号名由平台保留，请换一个' }],
      [WEAK, { password: WEAK }],
      ['角色的值不在可选范围内，请重新选择', { roles: '角色的值不在可选范围内，请重新选择' }],
      400,
    ]);
  });

  it('T-38 keep the last administrator, and nobody locks themselves out', async () => {
    const { put, remove, post, get } = await signedIn();
    const rows = [{ id: user('admin') }];
    expect([
      told(await put('/sys/user/freeze', { rows })),
      told(await put('/sys/user/edit', { id: user('admin'), roles: role('supervisor') })),
      told(await remove(`/sys/user/delete?id=${user('admin')}`)),
      told(await remove(`/sys/role/delete?id=${role('admin')}`)),
      told(await remove(`/sys/role/delete?id=${role('supervisor')}`)),
    ]).toEqual([
      ['不能冻结自己的账号，请让另一位管理员来做', undefined],
      ['不能去掉自己的管理员角色，请让另一位管理员来做', { roles: '不能去掉自己的管理员角色，请让另一位管理员来做' }],
      ['不能删除自己的账号，请让另一位管理员来做', undefined],
      ['“平台管理员”正被 1 条用户使用，不能删除', undefined],
      ['“监管人员”正被 4 条用户使用，不能删除', undefined],
    ]);
    expect(
      (await post('/sys/role/add', { roleName: '又一个', needsSecondFactor: 'N', roleCode: 'admin' })).envelope.message,
    ).toBe('角色编码“admin”已存在，请换一个');
    // Codes that look alike are one code, in the check of a form as well.
    const similar = await post('/sys/role/add', { roleName: '又一个', needsSecondFactor: 'N', roleCode: 'ADMIN' });
    expect(similar.envelope.message).toBe('角色编码“ADMIN”已存在，请换一个');
    const asked = '/sys/duplicate/check?tableName=sys_role&fieldName=role_code&fieldVal=Activity_Clerk';
    expect((await get(asked)).envelope.success).toBe(false);
  });

  it('sign a frozen account out at once, and let it in again when it is thawed', async () => {
    const { put } = await signedIn();
    const clerk = await signedIn('clerk');
    const rows = [{ id: user('clerk') }];
    expect((await clerk.get('/sys/user/getCurrentUserDeparts')).status).toBe(200);
    await put('/sys/user/freeze', { rows });
    expect((await clerk.get('/sys/user/getCurrentUserDeparts')).status).toBe(401);
    await put('/sys/user/thaw', { rows });
    expect((await (await signedIn('clerk')).get('/sys/user/getCurrentUserDeparts')).status).toBe(200);
  });

  it('sign a deleted account out everywhere', async () => {
    const { remove } = await signedIn();
    await signedIn('wufang');
    await remove(`/sys/user/delete?id=${user('wufang')}`);
    const open = await application()
      .database.orm.select({ id: sysSession.id })
      .from(sysSession)
      .where(and(eq(sysSession.userId, user('wufang')), isNull(sysSession.revokedAt)));
    expect(open).toEqual([]);
  });

  it('sign an account out everywhere when an administrator gives it a password', async () => {
    const { put } = await signedIn();
    const clerk = await signedIn('clerk');
    await put('/sys/user/edit', { id: user('clerk'), password: PASSWORD });
    expect((await clerk.get('/sys/user/getCurrentUserDeparts')).status).toBe(401);
  });

  it('give a department the code after the last one beside it, and keep it where it is', async () => {
    const { post, put, remove } = await signedIn();
    const added = await post('/sys/sysDepart/add', {
      departName: '梨花街道',
      parentId: department('A01A04'),
      orgCategory: '2',
      departOrder: 1,
    });
    expect(added.envelope.result).toMatchObject({ orgCode: 'A01A04A04', parentId_dictText: '东湖区退休人员服务站' });
    const { id } = v.parse(row, added.envelope.result);
    expect(told(await put('/sys/sysDepart/edit', { id, parentId: department('A01A05') }))).toEqual([
      '部门不能换到别的上级下，请在那里新建一个部门',
      { parentId: '部门不能换到别的上级下，请在那里新建一个部门' },
    ]);
    expect((await remove(`/sys/sysDepart/delete?id=${department('A01A02')}`)).envelope.message).toMatch(
      /^“活动服务科”/u,
    );
    expect((await remove(`/sys/sysDepart/delete?id=${id}`)).envelope.message).toBe('删除成功！');
  });

  it('answer the calls of the older family by the same rules', async () => {
    const { get, put } = await signedIn();
    const status = async (name: string) =>
      v.parse(
        v.looseObject({ status: v.string() }),
        (await get(`/sys/user/queryById?id=${user(name)}`)).envelope.result,
      ).status;
    const frozen = await put('/sys/user/frozenBatch', { ids: `${user('wufang')},${user('sunlei')}`, status: 2 });
    const states = [await status('wufang'), await status('sunlei')];
    await put('/sys/user/frozenBatch', { ids: user('wufang'), status: '1' });
    const oneself = await put('/sys/user/frozenBatch', { ids: user('admin'), status: 2 });
    const differing = await put('/sys/user/changePassword', {
      username: 'wufang',
      password: PASSWORD,
      confirmPassword: 'Evergreen-2',
    });
    const changed = await put('/sys/user/changePassword', {
      username: 'wufang',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    expect({
      frozen: frozen.envelope.success,
      states,
      thawed: await status('wufang'),
      oneself: oneself.envelope.success,
      differing: told(differing),
      changed: changed.envelope.message,
      taken: Object.keys((await get('/sys/user/checkOnlyUser?username=clerk')).error?.fields ?? {}),
      own: (await get(`/sys/user/checkOnlyUser?username=clerk&id=${user('clerk')}`)).envelope.result,
      roles: (await get(`/sys/user/queryUserRole?userid=${user('clerk')}`)).envelope.result,
    }).toEqual({
      frozen: true,
      states: ['2', '2'],
      thawed: '1',
      oneself: false,
      differing: ['两次输入的密码不一样', { confirmPassword: '两次输入的密码不一样' }],
      changed: '密码修改成功！',
      taken: ['username'],
      own: true,
      roles: [role('activity_clerk')],
    });
  });

  it('T-39 PAGE-11 restore an account from the bin without a taken name, and without roles that the restorer lacks', async () => {
    const { post, put, remove, get } = await signedIn();
    const account = { ...newcomer, username: 'returner', workNo: '3001' };
    const { id } = v.parse(row, (await post('/sys/user/add', account)).envelope.result);
    await remove(`/sys/user/delete?id=${id}`);
    const bin = v.parse(listed, (await get('/sys/user/recycleBin?username=returner')).envelope.result);
    expect(bin.records.map(({ username, updateBy, version }) => [username, updateBy, version])).toEqual([
      ['returner', 'admin', 2],
    ]);
    const other = v.parse(row, (await post('/sys/user/add', { ...account, workNo: null })).envelope.result);
    expect(told(await put('/sys/user/putRecycleBin', { rows: [{ id }] }))[0]).toBe(
      '用户账号“returner”已被其他数据使用',
    );
    await remove(`/sys/user/delete?id=${other.id}`);
    await putRightsOnClerks(['user:recycle', 'user:purge']);
    const clerk = await signedIn('clerk');
    const notHeld = await clerk.put('/sys/user/putRecycleBin', { rows: [{ id }] });
    expect(told(notHeld)[0]).toBe('只能给出或收回自己也有的角色，或您的角色可授予的角色');
    expect((await put('/sys/user/putRecycleBin', { rows: [{ id, version: 2 }] })).envelope.message).toBe(
      '恢复成功，共 1 项',
    );
    const login = await application().call({
      method: 'POST',
      url: '/sys/login',
      payload: { username: 'returner', password: PASSWORD },
    });
    expect(login.status).toBe(200);
    await remove(`/sys/user/delete?id=${id}`);
    expect((await put('/sys/user/deleteRecycleBin', { rows: [{ id }, { id: other.id }] })).envelope.message).toBe(
      '已彻底删除，共 2 项',
    );
  });

  /** Gives the role of clerks these permissions beside its own. */
  async function putRightsOnClerks(codes: readonly string[]) {
    const roleId = role('activity_clerk');
    await application()
      .database.orm.insert(sysRolePermission)
      .values(codes.map((code) => ({ roleId, permissionId: seedIdentifier('permission', code) })));
  }
});
