import { describe, expect, it } from 'vitest';

import { defaultCoreConfig } from '../../../core.config.ts';
import { createCore } from '../../../create-core.ts';
import { days, sameText, localized, type Notice } from '../../../kernel/index.ts';
import { fakePorts, fakeSharedStorage, settled, type FakePorts } from '../../../testing/index.ts';

const station = { id: 'd1', orgCode: 'A01A04', departName: '东湖区退休人员服务站' };
const street = { id: 'd2', orgCode: 'A01A04A01', departName: '梨园街道' };
const city = { id: '1001', name: '江城市本级' };
const zone = { id: '1002', name: '江城市经济开发区' };
const user = { id: 'u1', username: 'liuyang', realname: '刘洋', avatar: '', orgCode: '' };
const menu = { menu: [{ id: 'm', path: '/a', component: 'x', meta: { title: '甲' } }], auth: [], allAuth: [] };

const both = {
  token: 'T1',
  userInfo: { ...user, relTenantIds: '1001, 1002' },
  departs: [station, street],
  multi_depart: 2,
};
const departmentsOnly = { ...both, userInfo: user };
const tenantsOnly = { ...both, departs: [station], multi_depart: 1 };

function open(ports: FakePorts = fakePorts()) {
  const core = createCore(ports, defaultCoreConfig);
  const notices: Notice[] = [];
  core.on((notice) => notices.push(notice));
  const { auth } = core;
  return { core, auth, ports, http: ports.http, notices };
}

async function signIn(answer: object, ports?: FakePorts) {
  const opened = open(ports);
  opened.auth.send({ type: 'login.submit', credentials: { username: 'liuyang', password: 'p' } });
  opened.http.take('/sys/login').succeed(answer);
  await settled();
  return opened;
}

async function asked(answer: object, tenants: readonly object[] = [city, zone], ports?: FakePorts) {
  const opened = await signIn(answer, ports);
  opened.http.take('/sys/tenant/queryList').succeed(tenants);
  await settled();
  return opened;
}

const question = {
  status: 'choosing',
  title: localized('请选择租户和部门', 'Choose tenant and department'),
  departments: [station, street],
  tenants: [city, zone],
  orgCode: null,
  tenantId: null,
  isDepartmentMissing: false,
  isTenantMissing: false,
  failure: null,
};

describe('selection after login', () => {
  it('AUTH-11 AUTH-12 asks for tenant and department, sends both, stores the response for seven days and only then loads the menu', async () => {
    const { auth, http, ports } = await signIn(both);
    expect(auth.facts().orgSelection).toEqual({ ...question, status: 'loading', tenants: [] });
    const names = http.take('/sys/tenant/queryList');
    expect([
      new URLSearchParams(names.request.url.split('?')[1]).get('ids'),
      names.request.headers['tenant-id'],
    ]).toEqual(['1001,1002', '0']);
    names.succeed([{ id: 1001, name: city.name }, zone]);
    await settled();
    expect([auth.facts().status, auth.facts().orgSelection, http.pending()]).toEqual(['choosing', question, 0]);

    auth.send({ type: 'choice.tenant', tenantId: '1002' });
    auth.send({ type: 'choice.confirm' });
    expect(auth.facts().orgSelection).toEqual({ ...question, tenantId: '1002', isDepartmentMissing: true });
    auth.send({ type: 'choice.department', orgCode: 'A01A04A01' });
    auth.send({ type: 'choice.confirm' });
    expect(auth.facts().orgSelection?.status).toBe('submitting');
    const choice = http.take('/sys/selectDepart');
    expect([choice.request.body, choice.request.headers['tenant-id']]).toEqual([
      '{"orgCode":"A01A04A01","username":"liuyang"}',
      '1002',
    ]);
    const chosen = { ...both.userInfo, orgCode: 'A01A04A01' };
    choice.succeed({ userInfo: chosen });
    await settled();
    const load = http.take('getUserPermissionByToken');
    expect([auth.facts().status, load.request.headers['tenant-id']]).toEqual(['loadingPermissions', '1002']);
    load.succeed(menu);
    await settled();
    expect([auth.facts().status, auth.facts().orgSelection, auth.facts().user]).toEqual(['loggedIn', null, chosen]);
    expect(JSON.parse(ports.localStorage.entries()['pro__Login_Userinfo'] ?? '')).toEqual({
      value: chosen,
      expire: ports.clock.now() + days(7),
    });
    expect([ports.localStorage.entries()['pro__TENANT_ID'], ports.localStorage.entries()['pro__Login_Choice']]).toEqual(
      ['{"value":"1002","expire":null}', undefined],
    );
  });

  it('AUTH-11 asks only for the department without a choice of tenants', async () => {
    const { auth, http } = await signIn(departmentsOnly);
    expect(auth.facts().orgSelection).toEqual({
      ...question,
      title: localized('请选择部门', 'Choose a department'),
      tenants: [],
    });
    auth.send({ type: 'choice.confirm' });
    expect([auth.facts().orgSelection?.isDepartmentMissing, http.pending()]).toEqual([true, 0]);
  });

  it('AUTH-12 asks only for the tenant with a single department, without a server call', async () => {
    const { auth, http } = await asked(tenantsOnly);
    expect(auth.facts().orgSelection).toEqual({
      ...question,
      title: localized('请选择租户', 'Choose a tenant'),
      departments: [],
    });
    auth.send({ type: 'choice.tenant', tenantId: '1001' });
    auth.send({ type: 'choice.confirm' });
    await settled();
    expect([auth.facts().status, http.take('getUserPermissionByToken').request.headers['tenant-id']]).toEqual([
      'loadingPermissions',
      '1001',
    ]);
  });

  it.each([
    ['one department and no tenant', { ...departmentsOnly, departs: [station], multi_depart: 1 }, '0', []],
    [
      'one of each',
      { ...both, userInfo: { ...user, relTenantIds: '1001' }, departs: [station], multi_depart: 1 },
      '1001',
      [],
    ],
    ['no department', { ...departmentsOnly, departs: [], multi_depart: 0 }, '0', ['您尚未归属部门,请确认账号信息']],
    ['no word about it, as older servers', { token: 'T1', userInfo: user }, '0', []],
  ] as const)('AUTH-11 AUTH-12 does not ask with %s', async (_, answer, tenant, words) => {
    const { http, notices } = await signIn(answer);
    expect(http.take('getUserPermissionByToken').request.headers['tenant-id']).toBe(tenant);
    expect(notices.map(({ level, text: told }) => [level, told['zh-CN']])).toEqual(
      words.map((told) => ['warning', told]),
    );
  });

  it('AUTH-12 does not ask if only one of the tenants exists, and selects it', async () => {
    const { auth, http } = await asked(tenantsOnly, [zone]);
    expect([auth.facts().status, http.take('getUserPermissionByToken').request.headers['tenant-id']]).toEqual([
      'loadingPermissions',
      '1002',
    ]);
    const none = await asked(tenantsOnly, []);
    expect(none.http.take('getUserPermissionByToken').request.headers['tenant-id']).toBe('0');
  });

  it('reports why the tenants could not be loaded, and reloads them', async () => {
    const { auth, http } = await signIn(both);
    http.take('/sys/tenant/queryList').status(504);
    await settled();
    expect(auth.facts().orgSelection).toEqual({
      ...question,
      status: 'failed',
      tenants: [],
      failure: localized('网络超时', 'The network timed out'),
    });
    auth.send({ type: 'choice.retry' });
    http.take('/sys/tenant/queryList').succeed([city, zone]);
    await settled();
    expect(auth.facts().orgSelection).toEqual(question);
  });

  it('reports why a selection was rejected, and keeps it', async () => {
    const { auth, http } = await asked(both);
    auth.send({ type: 'choice.tenant', tenantId: '1001' });
    auth.send({ type: 'choice.department', orgCode: 'A01A04' });
    auth.send({ type: 'choice.confirm' });
    auth.send({ type: 'choice.confirm' });
    auth.send({ type: 'choice.cancel' });
    http.take('/sys/selectDepart').reject('您不属于该部门，请重新选择');
    await settled();
    expect([auth.facts().orgSelection, http.pending()]).toEqual([
      { ...question, tenantId: '1001', orgCode: 'A01A04', failure: sameText('您不属于该部门，请重新选择') },
      0,
    ]);
  });

  it('rejects options that are not offered', async () => {
    const { auth, http } = await asked(both);
    auth.send({ type: 'choice.tenant', tenantId: '9' });
    auth.send({ type: 'choice.department', orgCode: 'Z' });
    auth.send({ type: 'choice.confirm' });
    expect([
      auth.facts().orgSelection?.isTenantMissing,
      auth.facts().orgSelection?.isDepartmentMissing,
      http.pending(),
    ]).toEqual([true, true, 0]);
  });

  it('AUTH-11 cancelling logs out, on client and server', async () => {
    const { auth, http, ports } = await asked(both);
    auth.send({ type: 'choice.cancel' });
    http.take('/sys/logout').succeed(null);
    await settled();
    expect([auth.facts().status, auth.facts().end, ports.localStorage.entries()]).toEqual([
      'loggedOut',
      'signedOut',
      {},
    ]);
  });

  it('R-40 asks again after a reload, in every state of the selection', async () => {
    const middles = [
      await signIn(both),
      await asked(both),
      await (async () => {
        const opened = await asked(both);
        opened.auth.send({ type: 'choice.tenant', tenantId: '1001' });
        opened.auth.send({ type: 'choice.department', orgCode: 'A01A04' });
        opened.auth.send({ type: 'choice.confirm' });
        return opened;
      })(),
    ];
    for (const { ports, core } of middles) {
      core.dispose();
      const again = open(fakePorts({ clock: ports.clock, localStorage: ports.localStorage }));
      expect(again.auth.facts()).toMatchObject({ status: 'choosing', user: { username: 'liuyang' } });
      again.http.take('/sys/tenant/queryList').succeed([city, zone]);
      await settled();
      expect(again.auth.facts().orgSelection).toEqual(question);
    }
  });

  it('R-40 ends when the token is rejected meanwhile', async () => {
    const { auth, http, ports } = await signIn(both);
    http.take('/sys/tenant/queryList').status(401);
    await settled();
    expect([auth.facts().status, auth.facts().end, ports.localStorage.entries()]).toEqual(['loggedOut', 'expired', {}]);
  });

  it('AUTH-15 a selection in one window applies to the other', async () => {
    const shared = fakeSharedStorage();
    const one = await asked(both, [city, zone], fakePorts({ localStorage: shared.openWindow() }));
    const other = open(fakePorts({ localStorage: shared.openWindow() }));
    expect(other.auth.facts().status).toBe('choosing');
    one.auth.send({ type: 'choice.tenant', tenantId: '1002' });
    one.auth.send({ type: 'choice.department', orgCode: 'A01A04' });
    one.auth.send({ type: 'choice.confirm' });
    one.http.take('/sys/selectDepart').succeed({ userInfo: { ...both.userInfo, orgCode: 'A01A04' } });
    await settled();
    expect([
      other.auth.facts().status,
      other.auth.facts().user?.orgCode,
      other.http.take('getUserPermissionByToken').request.headers['tenant-id'],
    ]).toEqual(['loadingPermissions', 'A01A04', '1002']);
  });
});
