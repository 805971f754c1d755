import { describe, expect, it } from 'vitest';

import { defaultCoreConfig } from '../../../core.config.ts';
import { createCore } from '../../../create-core.ts';
import { sameText } from '../../../kernel/index.ts';
import { fakeLocation, fakePorts, settled, type PendingCall } from '../../../testing/index.ts';
import { ticketIn } from './cas-ticket.ts';
import { createLoginForm } from '../login-form/index.ts';
import { createLoginMethods } from './index.ts';

const user = { id: 'u1', username: 'clerk', realname: '王秀兰', avatar: '' };
const menu = { menu: [{ id: 'm', path: '/a', component: 'x', meta: { title: '甲' } }], auth: [], allAuth: [] };
const cas = { loginUrl: 'https://sso.example/cas/login?service=x', service: 'https://home.example/user/login' };

function openedAt(path: string, session: Readonly<Record<string, string>> = {}) {
  const ports = fakePorts({ location: fakeLocation(path) });
  for (const [key, value] of Object.entries(session)) ports.sessionStorage.setItem(key, value);
  return { ports, core: createCore(ports, defaultCoreConfig), http: ports.http };
}

describe('ticket in the URL', () => {
  it("AUTH-04 is validated for the server's service, removed from the URL immediately, and logs in", async () => {
    const { core, ports, http } = openedAt('/user/login?redirect=%2Fisps%2Factivity&ticket=ST-1-abc');
    expect([ports.location.current(), core.auth.facts().status]).toEqual([
      '/user/login?redirect=%2Fisps%2Factivity',
      'loggingIn',
    ]);
    http.take('/sys/signInWays').succeed({ cas });
    await settled();
    const call = http.take('/sys/cas/client/validateLogin');
    const query = new URLSearchParams(call.request.url.split('?')[1]);
    expect([query.get('ticket'), query.get('service')]).toEqual(['ST-1-abc', cas.service]);
    call.succeed({ token: 'T1', userInfo: user });
    await settled();
    http.take('getUserPermissionByToken').succeed(menu);
    await settled();
    expect([core.auth.facts().status, core.auth.facts().user]).toEqual(['loggedIn', user]);
  });

  it('AUTH-04 success is success true, whatever the code', async () => {
    const { core, http } = openedAt('/user/login?ticket=ST-1');
    http.take('/sys/signInWays').succeed({ cas });
    await settled();
    const body = JSON.stringify({ success: true, code: 0, result: { token: 'T1', userInfo: user } });
    http.take('/sys/cas/client/validateLogin').end({ kind: 'answered', status: 200, headers: {}, body });
    await settled();
    expect(core.auth.facts().status).toBe('loadingPermissions');
  });

  it('AUTH-04 reports a rejection, and password login still works', async () => {
    const { core, http } = openedAt('/isps/activity?pageNo=2&ticket=ST-1#top');
    http.take('/sys/signInWays').succeed({ cas: null });
    await settled();
    http.take('/sys/cas/client/validateLogin').reject('未启用统一身份认证登录，请使用账号密码登录');
    await settled();
    expect([core.auth.facts().status, core.auth.facts().loginFailure]).toEqual([
      'loggedOut',
      sameText('未启用统一身份认证登录，请使用账号密码登录'),
    ]);
    const [ways, form] = [core.open(createLoginMethods), core.open(createLoginForm)];
    expect([ways.facts().failure, form.facts().failure]).toEqual([
      sameText('未启用统一身份认证登录，请使用账号密码登录'),
      null,
    ]);
    core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
    expect([http.take('/sys/login').request.method, ways.facts().failure]).toEqual(['POST', null]);
  });

  it('AUTH-04 does not replace an open session, but is removed from the URL', async () => {
    const first = openedAt('/');
    first.core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
    first.http.take('/sys/login').succeed({ token: 'T1', userInfo: user });
    await settled();
    const ports = fakePorts({
      location: fakeLocation('/user/login?ticket=ST-9'),
      localStorage: first.ports.localStorage,
    });
    const core = createCore(ports, defaultCoreConfig);
    expect([
      ports.location.current(),
      core.auth.facts().status,
      ports.http.requests.map(({ url }) => url.split('?')[0]),
    ]).toEqual(['/user/login', 'loadingPermissions', ['/api/sys/permission/getUserPermissionByToken']]);
  });

  it.each([
    ['/user/login', null],
    ['/user/login?ticket=', null],
    ['/user/login?ticket=TGT-1', null],
    ['/user/login?ticket=ST-a%20b', null],
    ['/user/login?ticket=ST-%E0%A4', null],
    ['/isps/shop?ticket=42', null],
    ['/a?ticketed=1&ticket=ST-1', { ticket: 'ST-1', path: '/a?ticketed=1' }],
    ['/a?ticket=ST-1&ticket=ST-2#ticket=ST-3', { ticket: 'ST-1', path: '/a#ticket=ST-3' }],
    ['/a?b=%26ticket&ticket=ST-1', { ticket: 'ST-1', path: '/a?b=%26ticket' }],
  ])('is extracted from %s', (path, found) => {
    expect(ticketIn(path)).toEqual(found);
  });
});

describe('single sign-on', () => {
  it('AUTH-04 is offered if enabled, and restores the requested path', async () => {
    const { core, ports, http } = openedAt('/user/login?redirect=%2Fisps%2Factivity%3FpageNo%3D2');
    const ways = core.open(createLoginMethods);
    ways.send({ type: 'singleSignOn.choose' });
    http.take('/sys/signInWays').succeed({ cas });
    await settled();
    expect([ways.facts(), ports.location.left]).toEqual([
      { status: 'ready', hasSingleSignOn: true, thirdParties: [], demonstration: [], failure: null },
      [],
    ]);
    ways.send({ type: 'singleSignOn.choose' });
    expect([ports.location.left, ports.sessionStorage.entries()]).toEqual([
      [cas.loginUrl],
      { WANTED_PATH: '"/isps/activity?pageNo=2"' },
    ]);
    const back = openedAt('/user/login?ticket=ST-1', ports.sessionStorage.entries());
    expect([back.ports.location.current(), back.ports.sessionStorage.entries()]).toEqual([
      '/user/login?redirect=%2Fisps%2Factivity%3FpageNo%3D2',
      {},
    ]);
  });

  it('T-60 drops a requested path outside this site, and one of an earlier attempt', async () => {
    for (const redirect of ['https%3A%2F%2Fevil.example', '%2F%2Fevil.example', '']) {
      const { core, ports, http } = openedAt(`/user/login?redirect=${redirect}`, { WANTED_PATH: '"/old"' });
      const ways = core.open(createLoginMethods);
      http.take('/sys/signInWays').succeed({ cas });
      await settled();
      ways.send({ type: 'singleSignOn.choose' });
      expect(ports.sessionStorage.entries()).toEqual({});
    }
    const crafted = openedAt('/user/login?ticket=ST-1', { WANTED_PATH: '"//evil.example"' });
    expect(crafted.ports.location.current()).toBe('/user/login');
  });

  it.each([
    ['off', (call: PendingCall) => call.succeed({ cas: null })],
    ['not to be asked', (call: PendingCall) => call.status(404)],
    [
      'an address that could run',
      (call: PendingCall) => call.succeed({ cas: { ...cas, loginUrl: 'javascript:alert(1)' } }),
    ],
  ] as const)('AUTH-04 is not offered if %s', async (_, answer) => {
    const { core, ports, http } = openedAt('/user/login');
    const ways = core.open(createLoginMethods);
    answer(http.take('/sys/signInWays'));
    await settled();
    ways.send({ type: 'singleSignOn.choose' });
    expect([ways.facts(), ports.location.left]).toEqual([
      { status: 'ready', hasSingleSignOn: false, thirdParties: [], demonstration: [], failure: null },
      [],
    ]);
  });
});

describe('logout with single sign-on', () => {
  it.each([
    [{ logoutUrl: 'https://sso.example/cas/logout' }, ['https://sso.example/cas/logout']],
    [{ logoutUrl: 'javascript:alert(1)' }, []],
    [{}, []],
    [null, []],
    ['ok', []],
  ])('AUTH-04 continues to its logout page: %j', async (result, left) => {
    const { core, ports, http } = openedAt('/');
    core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
    http.take('/sys/login').succeed({ token: 'T1', userInfo: user });
    await settled();
    http.take('getUserPermissionByToken').succeed(menu);
    await settled();
    core.auth.send({ type: 'logout.request' });
    core.auth.send({ type: 'logout.confirm' });
    http.take('/sys/logout').succeed(result);
    await settled();
    expect([core.auth.facts().status, ports.location.left, ports.localStorage.entries()]).toEqual([
      'loggedOut',
      left,
      {},
    ]);
  });
});
