import { describe, expect, it } from 'vitest';

import { createCore } from '../../../create-core.ts';
import { whenFacts } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { continueSignIn, signIn } from './index.ts';

const person = { username: 'liuyang', password: 'p' };
const user = { id: 'u1', username: 'liuyang', realname: '刘洋', avatar: '', orgCode: 'A01' };
const menu = { menu: [{ id: 'm', path: '/a', component: 'x', meta: { title: '甲' } }], auth: [], allAuth: [] };
const station = { id: 'd1', orgCode: 'A01A04', departName: '东湖区退休人员服务站' };
const street = { id: 'd2', orgCode: 'A01A04A01', departName: '梨园街道' };
const city = { id: '1001', name: '江城市本级' };
const zone = { id: '1002', name: '江城市经济开发区' };

function opened() {
  const ports = fakePorts();
  const core = createCore(ports, { url: 'https://office.example/' });
  const { http } = ports;
  return { core, http, menu: () => http.take('getUserPermissionByToken').succeed(menu) };
}

describe('signing in without a screen', () => {
  it('is one call against the address of a server, and a second call of the same account needs no password', async () => {
    const { core, http, menu: giveMenu } = opened();
    const answer = signIn(core, person);
    await settled();
    const call = http.take('/sys/login');
    expect(call.request.url).toBe('https://office.example/api/sys/login');
    call.succeed({ token: 'T1', userInfo: user });
    await settled();
    giveMenu();
    expect(await answer).toEqual({ ok: true, value: expect.objectContaining(user) });
    expect(await signIn(core, person)).toEqual({ ok: true, value: expect.objectContaining(user) });
    expect(http.pending()).toBe(0);
  });

  it('tells a wrong password from a server that does not answer', async () => {
    const { core, http } = opened();
    const wrong = signIn(core, person);
    await settled();
    http.take('/sys/login').reject('用户名或密码错误');
    expect(await wrong).toEqual({
      ok: false,
      error: { kind: 'refused', text: { 'zh-CN': '用户名或密码错误', 'en-US': '用户名或密码错误' } },
    });
    const lost = signIn(core, person);
    await settled();
    http.take('/sys/login').end({ kind: 'unreachable' });
    expect(await lost).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    for (const [status, body] of [
      [404, '<h1>Not Found</h1>'],
      [200, '<h1>Welcome</h1>'],
    ] as const) {
      const elsewhere = signIn(core, person);
      await settled();
      http.take('/sys/login').end({ kind: 'answered', status, headers: {}, body });
      expect(await elsewhere).toMatchObject({
        ok: false,
        error: { kind: 'unreachable', text: { 'en-US': expect.stringContaining('no server of Evergreen') } },
      });
    }
  });

  it('names the tenants and departments to choose from, and goes on with the choice', async () => {
    const { core, http, menu: giveMenu } = opened();
    const asked = signIn(core, person);
    await settled();
    http.take('/sys/login').succeed({
      token: 'T1',
      userInfo: { ...user, relTenantIds: '1001,1002' },
      departs: [station, street],
      multi_depart: 2,
    });
    await settled();
    http.take('/sys/tenant/queryList').succeed([city, zone]);
    expect(await asked).toMatchObject({ ok: false, error: { kind: 'tenant', tenants: [city, zone] } });
    expect(await continueSignIn(core, { tenant: '1002' })).toMatchObject({
      ok: false,
      error: { kind: 'department', departments: [station, street] },
    });
    const chosen = continueSignIn(core, { tenant: '1002', department: street.orgCode });
    await settled();
    http.take('/sys/selectDepart').succeed({ userInfo: { ...user, orgCode: street.orgCode } });
    await settled();
    giveMenu();
    expect(await chosen).toMatchObject({ ok: true, value: { orgCode: street.orgCode } });
  });

  it('asks for the code of the second step, says why one was refused, and goes on with the right one', async () => {
    const { core, http, menu: giveMenu } = opened();
    const asked = signIn(core, person);
    await settled();
    http.take('/sys/login').succeed({ secondFactor: { ticket: 'S1-0123456789abc', step: 'code' } });
    expect(await asked).toMatchObject({ ok: false, error: { kind: 'secondFactor' } });
    const second = continueSignIn(core, { code: '123456' });
    await settled();
    http.take('secondFactor').reject('验证码错误');
    expect(await second).toMatchObject({ ok: false, error: { kind: 'secondFactor', text: { 'zh-CN': '验证码错误' } } });
    const right = continueSignIn(core, { code: '654321' });
    await settled();
    http.take('secondFactor').succeed({ token: 'T1', userInfo: user });
    await settled();
    giveMenu();
    expect(await right).toMatchObject({ ok: true, value: { username: 'liuyang' } });
  });

  it('stops waiting when the signal says so', async () => {
    const { core } = opened();
    const stop = new AbortController();
    const waiting = whenFacts(core.auth, ({ status }) => status === 'loggedIn', { signal: stop.signal });
    stop.abort('too late');
    await expect(waiting).rejects.toBe('too late');
    expect(await whenFacts(core.auth, () => true)).toBe(core.auth.facts());
  });
});
