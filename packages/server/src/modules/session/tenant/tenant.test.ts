import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { loginResult } from '@evergreen/core/contract';

import { describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';
import { sysUserDepart, sysUserTenant } from '../../../db/schema/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';

const city = { id: '1001', name: '江城市本级' };
const zone = { id: '1002', name: '江城市经济开发区' };

describeApplicationOnBothEngines('several tenants and departments', (application) => {
  const list = (token: string, ids: string, headers = {}) =>
    application().call({ method: 'GET', url: `/sys/tenant/queryList?ids=${ids}`, token, headers });
  async function login(username: string) {
    const { envelope } = await application().call({
      method: 'POST',
      url: '/sys/login',
      payload: { username, password: PASSWORD },
    });
    const { departs, multi_depart: count, userInfo } = v.parse(loginResult, envelope.result);
    return { departs: departs?.map(({ departName }) => departName), count, tenants: userInfo.relTenantIds };
  }

  it('names the tenants that somebody may enter: own ones, or the platform without any, and all for administrators', async () => {
    const { call, signIn } = application();
    const enterable = async (username: string, tenant: string) => {
      const headers = { 'tenant-id': tenant };
      const { envelope } = await call({
        method: 'GET',
        url: '/sys/tenant/enterable',
        token: await signIn(username),
        headers,
      });
      return envelope.result;
    };
    const platform = { id: '0', name: '' };
    expect([
      await enterable('clerk', '0'),
      await enterable('zhangwei', '1001'),
      await enterable('admin', '1002'),
    ]).toEqual([[platform], [city, zone], [platform, city, zone]]);
  });

  it('AUTH-11 AUTH-12 says at the sign-in which departments and tenants somebody has', async () => {
    const { database } = application();
    await database.orm.delete(sysUserDepart);
    expect(await login('clerk')).toEqual({ departs: [], count: 0, tenants: '' });
  });

  it('AUTH-11 AUTH-12 counts one department, several departments, and both', async () => {
    expect([await login('clerk'), await login('liuyang'), await login('zhangwei'), await login('wufang')]).toEqual([
      { departs: ['活动服务科'], count: 1, tenants: '' },
      { departs: ['东湖区退休人员服务站', '梨园街道'], count: 2, tenants: '' },
      { departs: ['活动服务科'], count: 1, tenants: '1001,1002' },
      { departs: ['活动服务科', '西山区退休人员服务站'], count: 2, tenants: '1001,1002' },
    ]);
  });

  it('AUTH-12 T-03 names the caller’s own open tenants among those asked for, and nobody else’s', async () => {
    const { database, signIn } = application();
    const [zhangwei, clerk] = [await signIn('zhangwei'), await signIn('clerk')];
    const asked = async (token: string, ids: string) => (await list(token, ids)).envelope.result;
    expect([
      await asked(zhangwei, '1001,1002'),
      await asked(zhangwei, '1002,9999'),
      await asked(zhangwei, ''),
      await asked(clerk, '1001,1002'),
    ]).toEqual([[city, zone], [zone], [], []]);
    await database.orm.execute(sql`update tenant set status = '0' where number = 1002`);
    expect([await asked(zhangwei, '1001,1002'), (await login('zhangwei')).tenants]).toEqual([[city], '1001']);
  });

  it('AUTH-12 T-02 takes a call for one’s own tenant or for none, and for no other, whatever the header holds', async () => {
    const { signIn } = application();
    const [zhangwei, admin] = [await signIn('zhangwei'), await signIn('admin')];
    const status = async (token: string, tenant: string) => (await list(token, '1001', { 'tenant-id': tenant })).status;
    const tried = async (token: string) => {
      const found: Record<string, number> = {};
      for (const tenant of [
        '',
        '0',
        '1001',
        '1002',
        '1003',
        '-1',
        '1e3',
        '1001,1002',
        '1001 or 1=1',
        '99999999999',
        '１００１',
      ])
        found[tenant] = await status(token, encodeURI(tenant));
      return found;
    };
    const refused = {
      '1003': 403,
      '-1': 403,
      '1e3': 403,
      '1001,1002': 403,
      '1001 or 1=1': 403,
      '99999999999': 403,
      '１００１': 403,
    };
    expect(await tried(zhangwei)).toEqual({ '': 200, '0': 200, '1001': 200, '1002': 200, ...refused });
    expect(await tried(admin)).toEqual({ '': 200, '0': 200, '1001': 200, '1002': 200, ...refused });
    expect((await list(admin, '1001', { 'tenant-id': '1003' })).envelope).toEqual({
      success: false,
      message: '您不属于当前租户，请重新登录后选择',
      code: 403,
      result: null,
    });
  });

  it('AUTH-12 who is taken out of a tenant is refused at the next call, and can still sign out', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('zhangwei');
    const headers = { 'tenant-id': '1002' };
    const [user] = await database.orm.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.username, 'zhangwei'));
    expect((await list(token, '', headers)).status).toBe(200);
    await database.orm.delete(sysUserTenant).where(eq(sysUserTenant.userId, user?.id ?? ''));
    expect((await list(token, '', headers)).status).toBe(403);
    expect((await call({ method: 'POST', url: '/sys/logout', token, headers })).status).toBe(200);
    expect((await list(token, '')).status).toBe(401);
  });

  it('T-21 a sign-out ends the session of its own token alone', async () => {
    const { call, signIn } = application();
    const [own, foreign] = [await signIn('clerk'), await signIn('admin')];
    const logout = (token?: string) =>
      call({
        method: 'POST',
        url: '/sys/logout',
        ...(token === undefined ? {} : { token }),
        payload: { token: foreign },
      });
    expect([(await logout()).status, (await logout('A'.repeat(43))).status, (await logout(`${own}x`)).status]).toEqual([
      401, 401, 401,
    ]);
    expect([(await list(own, '')).status, (await list(foreign, '')).status]).toEqual([200, 200]);
    expect((await logout(own)).status).toBe(200);
    expect([(await list(own, '')).status, (await list(foreign, '')).status]).toEqual([401, 200]);
  });
});
