import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { accountAdministrationEndpoints as endpoints } from '@evergreen/core/contract';
import { seconds } from '@evergreen/core/kernel';

import { describeApplicationOnBothEngines, PASSWORD, type Answer } from '../../../../test/test-application.ts';
import { sysRolePermission } from '../../../db/schema/index.ts';
import { sysLog } from '../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { formatPlatformTime } from '../../../platform-time.ts';

const user = (name: string) => seedIdentifier('user', name);
const role = (code: string) => seedIdentifier('role', code);
const permission = (code: string) => seedIdentifier('permission', code);
const department = (code: string) => seedIdentifier('depart', code);
const row = v.object({ id: v.string(), version: v.number() });

describeApplicationOnBothEngines('the care of other people’s accounts', (application) => {
  const signedIn = async (username = 'admin') => {
    const { call, signIn } = application();
    const token = await signIn(username);
    const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET') => async (url: string, payload?: object) =>
      call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    return { token, get: send('GET'), post: send('POST'), put: send('PUT'), remove: send('DELETE') };
  };
  const told = ({ envelope, error }: Answer) => [envelope.message, error?.fields];
  const tries = async (username: string, password = PASSWORD) =>
    (await application().call({ method: 'POST', url: '/sys/login', payload: { username, password } })).envelope.success;
  const isOpen = async (token: string) =>
    (await application().call({ method: 'GET', url: '/sys/user/getCurrentUserDeparts', token })).status === 200;
  const logged = async (event: string) =>
    application()
      .database.orm.select({ username: sysLog.username, content: sysLog.logContent })
      .from(sysLog)
      .where(eq(sysLog.event, event));
  const giveClerks = async (...codes: readonly string[]) =>
    application()
      .database.orm.insert(sysRolePermission)
      .values(codes.map((code) => ({ roleId: role('activity_clerk'), permissionId: permission(code) })));

  it('unlocks an account after failed sign-ins, at once and on every address, and logs who did it', async () => {
    const { put } = await signedIn();
    for (let index = 0; index < 7; index += 1) await tries('zhangwei', 'wrong');
    expect(await tries('zhangwei')).toBe(false);
    const unlock = () => put('/sys/user/unlock', { rows: [{ id: user('zhangwei') }] });
    expect((await unlock()).envelope.message).toBe('已解除登录限制，现在可以登录');
    expect(await tries('zhangwei')).toBe(true);
    expect((await unlock()).envelope.message).toBe('没有登录限制，无需解除');
    expect(await logged('account.unlocked')).toEqual([
      { username: 'zhangwei', content: '{"by":"admin","byName":"管理员"}' },
    ]);
    const clerk = await signedIn('clerk');
    expect((await clerk.put('/sys/user/unlock', { rows: [{ id: user('zhangwei') }] })).status).toBe(403);
  });

  it('shows where somebody is signed in, ends one session and all, and names the administrator in the log', async () => {
    const { get, remove } = await signedIn();
    const tokens = [await application().signIn('zhangwei'), await application().signIn('zhangwei')];
    const of = `userId=${user('zhangwei')}`;
    const list = async () =>
      v.parse(endpoints.sessions.answer, (await get(`/sys/user/sessions/list?${of}`)).envelope.result);
    const listed = await list();
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    const [first] = listed;
    const ended = await remove(`/sys/user/sessions/delete?${of}&id=${first?.id ?? ''}`);
    expect(ended.envelope.message).toBe('已结束该登录');
    expect((await Promise.all(tokens.map(isOpen))).filter(Boolean)).toHaveLength(1);
    const all = await remove(`/sys/user/sessions/deleteAll?${of}`);
    expect([all.envelope.result, all.envelope.message]).toEqual([1, '已结束该账号的 1 个登录']);
    expect(await list()).toEqual([]);
    const signIns = v.parse(endpoints.signIns.answer, (await get(`/sys/user/sessions/signIns?${of}`)).envelope.result);
    expect(signIns.map(({ event, times }) => [event, times])).toEqual(
      expect.arrayContaining([
        ['account.sessionsEnded', 1],
        ['account.sessionEnded', 1],
        ['login.succeeded', 2],
      ]),
    );
    const [entry] = await logged('account.sessionsEnded');
    expect(entry).toEqual({ username: 'zhangwei', content: '{"count":1,"by":"admin","byName":"管理员"}' });
    expect((await get('/sys/user/sessions/list?userId=none')).envelope.success).toBe(false);
  });

  it('T-37 leaves the sessions and the password of administrators to administrators, and one’s own session to its owner', async () => {
    await giveClerks('user:list', 'user:sessions', 'user:password');
    const [clerk, admin] = [await signedIn('clerk'), await signedIn('admin')];
    const of = `userId=${user('admin')}`;
    const denied = '只有管理员可以修改管理员的账号';
    expect(told(await clerk.remove(`/sys/user/sessions/deleteAll?${of}`))[0]).toBe(denied);
    const [own] = v.parse(
      endpoints.sessions.answer,
      (await admin.get(`/sys/user/sessions/list?${of}`)).envelope.result,
    );
    expect(own?.isCurrent).toBe(true);
    expect(told(await clerk.remove(`/sys/user/sessions/delete?${of}&id=${own?.id ?? ''}`))[0]).toBe(denied);
    expect(told(await admin.remove(`/sys/user/sessions/delete?${of}&id=${own?.id ?? ''}`))[0]).toBe(
      '这是当前登录，请用“退出登录”结束',
    );
    expect((await admin.remove(`/sys/user/sessions/deleteAll?${of}`)).envelope.result).toBe(0);
    const asked = { rows: [{ id: user('admin') }], asked: { password: 'Evergreen-2' } };
    expect(JSON.stringify((await clerk.put('/sys/user/password', asked)).envelope)).toContain(denied);
    expect([await isOpen(admin.token), await tries('admin')]).toEqual([true, true]);
  });

  it('sets a password, which signs the account out everywhere, and refuses a weak one', async () => {
    const { put } = await signedIn();
    const token = await application().signIn('zhangwei');
    const set = (password: string | null) =>
      put('/sys/user/password', { rows: [{ id: user('zhangwei') }], asked: { password } });
    expect(told(await set('weak'))[1]).toHaveProperty('password');
    expect((await set(null)).envelope.success).toBe(false);
    expect(await isOpen(token)).toBe(true);
    expect((await set('Evergreen-2')).envelope.success).toBe(true);
    expect([await isOpen(token), await tries('zhangwei', 'Evergreen-2')]).toEqual([false, true]);
    expect(await logged('password.reset')).toEqual([
      { username: 'zhangwei', content: '{"by":"admin","byName":"管理员","passwordOf":"张伟"}' },
    ]);
  });

  it('tells when an account signed in last, which changes neither version nor history', async () => {
    const { clock } = application();
    const { get } = await signedIn();
    clock.advance(seconds(90));
    await application().signIn('yangli');
    const read = async () => (await get(`/sys/user/queryById?id=${user('yangli')}`)).envelope.result;
    expect(await read()).toMatchObject({ lastSignIn: formatPlatformTime(clock.now()), version: 1 });
    const { put } = await signedIn();
    await put('/sys/user/edit', { id: user('yangli'), lastSignIn: '2000-01-01 00:00:00', realname: '杨立' });
    expect(await read()).toMatchObject({ lastSignIn: formatPlatformTime(clock.now()), realname: '杨立' });
  });

  it('lets one other person stand in at a time', async () => {
    const { post } = await signedIn();
    const deputy = {
      userId: user('zhangwei'),
      agentId: user('chenjing'),
      startTime: '2026-12-01 09:00:00',
      endTime: '2026-12-08 18:00:00',
      status: '1',
      note: '休年假',
    };
    const add = async (changes: object) => told(await post('/sys/sysUserAgent/add', { ...deputy, ...changes }));
    expect((await add({ agentId: deputy.userId }))[0]).toBe('联系人不能是本人');
    expect((await add({ endTime: '2026-11-30 09:00:00' }))[1]).toHaveProperty('endTime');
    expect((await add({}))[1]).toBeUndefined();
    expect((await add({ agentId: user('clerk'), startTime: '2026-12-07 09:00:00' }))[0]).toBe(
      '这段时间已经有联系人，请先修改或停用原来的',
    );
    expect((await add({ startTime: '2026-12-07 09:00:00', status: '0' }))[1]).toBeUndefined();
    expect((await add({ startTime: '2026-12-08 18:00:00', endTime: '2026-12-09 18:00:00' }))[1]).toBeUndefined();
  });

  it('PAGE-29 who is hired has to change the first password; who leaves is frozen, loses the roles, hands over, and may be brought back', async () => {
    const { get, post, put } = await signedIn();
    const departments = department('A01A02');
    const roles = role('activity_clerk');
    const hired = await post('/sys/user/add', {
      username: 'lina',
      realname: '李娜',
      password: PASSWORD,
      departments,
      roles,
    });
    const leaver = v.parse(row, hired.envelope.result).id;
    const { call } = application();
    const login = await call({ method: 'POST', url: '/sys/login', payload: { username: 'lina', password: PASSWORD } });
    const session = v.parse(
      v.object({ token: v.string(), userInfo: v.object({ mustChangePassword: v.optional(v.boolean()) }) }),
      login.envelope.result,
    );
    const listed = await call({ method: 'GET', url: '/isps/activity/list', token: session.token });
    expect([session.userInfo.mustChangePassword, listed.status]).toEqual([true, 403]);
    await post('/sys/sysUserAgent/add', {
      userId: user('yangli'),
      agentId: leaver,
      startTime: '2026-12-10 09:00:00',
      endTime: '2026-12-18 18:00:00',
      status: '1',
      note: '休年假',
    });
    const inside = { departId: departments, roleName: '活动排期', roleCode: 'activity_plan', users: leaver };
    const inDepartment = v.parse(row, (await post('/sys/sysDepartRole/add', inside)).envelope.result).id;
    expect((await get(`/sys/user/depart/weigh?id=${leaver}`)).envelope.result).toEqual([
      { title: '登录中的设备，马上退出', count: 1, names: [] },
      { title: '角色，全部收回', count: 1, names: ['活动专员'] },
      { title: '部门角色，交给同部门的接手人', count: 1, names: ['活动排期'] },
      { title: '作为他人的外出联系人，换成接手人', count: 1, names: ['杨丽'] },
    ]);
    const depart = (successor: string) => put('/sys/user/depart', { rows: [{ id: leaver }], asked: { successor } });
    expect(told(await depart(leaver))[1]).toHaveProperty('successor');
    const left = await depart(user('zhangwei'));
    expect(left.envelope.success).toBe(true);
    const person = async () => (await get(`/sys/user/queryById?id=${leaver}`)).envelope.result;
    expect(await person()).toMatchObject({ status: '2', roles: null, successor: user('zhangwei') });
    expect([await isOpen(session.token), await tries('lina')]).toEqual([false, false]);
    expect((await get(`/sys/sysDepartRole/queryById?id=${inDepartment}`)).envelope.result).toMatchObject({
      users: user('zhangwei'),
    });
    const contacts = (await get(`/sys/sysUserAgent/list?userId=${user('yangli')}`)).envelope.result;
    expect(contacts).toMatchObject({ records: [{ agentId: user('zhangwei') }] });
    expect(told(await depart(user('zhangwei')))[0]).toBe('已办理离职');
    expect((await put('/sys/user/depart/undo', { rows: [{ id: leaver }] })).envelope.success).toBe(true);
    expect(await person()).toMatchObject({ status: '1', roles, successor: null, leftTime: null });
  });

  it('T-38 keeps department roles in their department, and gives them to its people alone', async () => {
    const { post, put } = await signedIn();
    const values = {
      departId: department('A01A02'),
      roleName: '活动统计',
      roleCode: 'activity_statistics',
      users: user('zhangwei'),
    };
    const added = await post('/sys/sysDepartRole/add', values);
    const { id } = v.parse(row, added.envelope.result);
    expect((await post('/sys/sysDepartRole/add', values)).envelope.success).toBe(false);
    expect(told(await put('/sys/sysDepartRole/edit', { id, departId: department('A01') }))[0]).toBe(
      '部门角色不能换到别的部门，请在那里新建一个',
    );
    expect(told(await put('/sys/sysDepartRole/edit', { id, users: user('huangmin') }))[0]).toBe(
      '成员中有不属于这个部门的用户，请先把他们加入部门',
    );
    await giveClerks('departRole:edit');
    await grantTo(id, 'user:list');
    const clerk = await signedIn('clerk');
    expect(told(await clerk.put('/sys/sysDepartRole/edit', { id, users: user('clerk') }))[0]).toBe(
      '这个角色有您自己没有的权限，只有拥有这些权限的人才能给出或收回',
    );
    expect((await put('/sys/sysDepartRole/edit', { id, users: user('clerk') })).envelope.success).toBe(true);
  });

  /** Grants something to a department and to a role inside it. */
  async function grantTo(roleId: string, code: string) {
    const { post } = await signedIn();
    const grant = { permissionIds: permission(code), lastpermissionIds: '' };
    await post('/sys/permission/saveDepartPermission', { departId: department('A01A02'), ...grant });
    await post('/sys/sysDepartPermission/saveDeptRolePermission', { roleId, ...grant });
  }
});
