import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { sameText, localized } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createAuth } from './auth.service.ts';
import type { AuthEmitted, AuthFacts, Session } from './auth.types.ts';

const user = { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' };
const loginAnswer = {
  token: 'T1',
  userInfo: user,
  sysAllDictItems: { sex: [{ value: '1', text: '男' }] },
};
const home = {
  id: 'm1',
  path: '/isps/activity',
  name: 'isps-activity',
  route: '1',
  component: 'areas/activity',
  meta: { title: '活动管理' },
};
const menuAnswer = { menu: [home], auth: [{ action: 'activity:add', type: '1' }], allAuth: [] };

function drive(kept: Session | null = null) {
  const ports = fakePorts();
  const kept$: string[] = [];
  let token = kept?.token ?? null;
  let session = kept;
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => token,
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const auth = createAuth({
    client,
    clock: ports.clock,
    location: ports.location,
    random: ports.random,
    keep: {
      read: () => ({ session, pending: null, dictionaries: {} }),
      persistLogin: (login) => {
        token = login.token;
        kept$.push(`login ${login.token}`);
      },
      persistUser: (who) => kept$.push(`user ${who.username} of ${who.orgCode}`),
      persistDictionaries: (dictionaries) => kept$.push(`dictionaries ${Object.keys(dictionaries).join()}`),
      persistPermissions: (lists) => kept$.push(`permissions ${lists.own.length}/${lists.all.length}`),
      clear: () => {
        token = null;
        session = null;
        kept$.push('cleared');
      },
      persistTenant: (tenantId) => kept$.push(`tenant ${tenantId}`),
      persistChosen: () => kept$.push('chosen'),
      persistSigningOut: (leaving) => kept$.push(`signing out ${leaving?.token}`),
      persistExpired: () => kept$.push('expired'),
      takeExpired: () => false,
      clearWindow: () => kept$.push('cleared this window'),
      watch: () => () => {},
    },
  });
  const emitted: AuthEmitted[] = [];
  auth.on((event) => emitted.push(event));
  const shape = ({ status, user: who, loginFailure, end, isConfirmingLogout, isExpired }: AuthFacts) => ({
    status,
    who: who?.username ?? null,
    loginFailure,
    end,
    asks: isConfirmingLogout ? 'logout' : isExpired ? 'expired' : null,
  });
  return { auth, ports, emitted, kept: kept$, facts: () => shape(auth.facts()) };
}

async function signIn(driven: ReturnType<typeof drive>): Promise<void> {
  driven.auth.send({ type: 'login.submit', credentials: { username: ' clerk ', password: ' p ' } });
  driven.ports.http.take('/sys/login').succeed(loginAnswer);
  await settled();
  driven.ports.http.take('getUserPermissionByToken').succeed(menuAnswer);
  await settled();
}

const calm = { loginFailure: null, end: null, asks: null };

describe('auth', () => {
  it('AUTH-01 posts username and password, stores the session and loads the menu', async () => {
    const driven = drive();
    expect(driven.facts()).toEqual({ status: 'loggedOut', who: null, ...calm });
    driven.auth.send({ type: 'login.submit', credentials: { username: ' clerk ', password: ' p ' } });
    expect(driven.facts()).toEqual({ status: 'loggingIn', who: null, ...calm });
    const call = driven.ports.http.take('/sys/login');
    expect({ method: call.request.method, url: call.request.url, body: call.request.body }).toEqual({
      method: 'POST',
      url: '/api/sys/login',
      body: '{"username":"clerk","password":" p "}',
    });
    call.succeed(loginAnswer);
    await settled();
    expect(driven.facts()).toEqual({ status: 'loadingPermissions', who: 'clerk', ...calm });
    const menu = driven.ports.http.take('getUserPermissionByToken');
    expect(menu.request.headers['x-access-token']).toBe('T1');
    menu.succeed(menuAnswer);
    await settled();
    expect(driven.facts()).toEqual({ status: 'loggedIn', who: 'clerk', ...calm });
    expect(driven.auth.facts().menu.map((node) => node.path)).toEqual(['/isps/activity']);
    expect(driven.kept).toEqual(['login T1', 'permissions 1/0']);
    expect(driven.emitted).toEqual([{ type: 'session.started', user }]);
  });

  it.each([200, '200'])('AUTH-01 treats code %j as success', async (code) => {
    const driven = drive();
    driven.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
    driven.ports.http.take('/sys/login').end({
      kind: 'answered',
      status: 200,
      headers: {},
      body: JSON.stringify({ success: true, code, result: loginAnswer }),
    });
    await settled();
    expect(driven.facts()).toEqual({ status: 'loadingPermissions', who: 'clerk', ...calm });
  });

  it("AUTH-01 shows the server's message on rejection", async () => {
    const driven = drive();
    driven.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'wrong' } });
    driven.ports.http.take('/sys/login').reject('用户名或密码错误');
    await settled();
    expect(driven.facts()).toEqual({
      status: 'loggedOut',
      who: null,
      ...calm,
      loginFailure: sameText('用户名或密码错误'),
    });
    expect(driven.kept).toEqual([]);
  });

  it('AUTH-01 validates required fields before calling the server', () => {
    const driven = drive();
    driven.auth.send({ type: 'login.submit', credentials: { username: '  ', password: 'p' } });
    expect(driven.facts().loginFailure).toEqual(localized('请输入用户名', 'Enter a username'));
    driven.auth.send({ type: 'login.submit', credentials: { username: 'a', password: '' } });
    expect(driven.facts().loginFailure).toEqual(localized('请输入密码', 'Enter your password'));
    expect(driven.ports.http.requests).toEqual([]);
  });

  const faults = [
    [
      'server down',
      { kind: 'unreachable' },
      localized('无法连接服务器，请检查网络后重试', 'The server cannot be reached. Check the network and try again'),
    ],
    ['nine seconds over', { kind: 'timedOut' }, localized('网络超时', 'The network timed out')],
    [
      'an answer that is no JSON',
      { kind: 'answered', status: 200, headers: {}, body: '<html>' },
      localized(
        '服务器返回的数据无法识别，请稍后重试或联系管理员',
        'The server’s answer could not be understood. Try again later or tell an administrator',
      ),
    ],
  ] as const;

  it.each(faults)('stays logged out and shows the reason: %s', async (_, outcome, words) => {
    const driven = drive();
    driven.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
    driven.ports.http.take('/sys/login').end(outcome);
    await settled();
    expect(driven.facts()).toEqual({ status: 'loggedOut', who: null, ...calm, loginFailure: words });
  });

  it('ignores a second press of the login button while a request is pending', () => {
    const driven = drive();
    driven.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
    driven.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
    expect(driven.ports.http.requests).toHaveLength(1);
  });

  it('posts mobile number and code, and continues as after a password login', async () => {
    const driven = drive();
    driven.auth.send({
      type: 'login.submit',
      credentials: { kind: 'phone', mobile: ' 13900001234 ', captcha: ' 012345 ' },
    });
    const call = driven.ports.http.take('/sys/phoneLogin');
    expect({ method: call.request.method, url: call.request.url, body: call.request.body }).toEqual({
      method: 'POST',
      url: '/api/sys/phoneLogin',
      body: '{"mobile":"13900001234","captcha":"012345"}',
    });
    call.succeed(loginAnswer);
    await settled();
    driven.ports.http.take('getUserPermissionByToken').succeed(menuAnswer);
    await settled();
    expect(driven.facts()).toEqual({ status: 'loggedIn', who: 'clerk', ...calm });
    expect(driven.kept).toEqual(['login T1', 'permissions 1/0']);
  });

  it("shows the server's message about a code, and validates required fields before calling the server", async () => {
    const driven = drive();
    const attempts: [string, string, string][] = [
      ['', '012345', '请输入手机号'],
      ['12345', '012345', '请输入正确手机号'],
      ['13900001234', '', '请输入验证码'],
      ['13900001234', '1234', '验证码为6位数字'],
    ];
    for (const [mobile, captcha, words] of attempts) {
      driven.auth.send({ type: 'login.submit', credentials: { kind: 'phone', mobile, captcha } });
      expect(driven.facts().loginFailure?.['zh-CN']).toBe(words);
    }
    expect(driven.ports.http.requests).toEqual([]);
    driven.auth.send({
      type: 'login.submit',
      credentials: { kind: 'phone', mobile: '13900001234', captcha: '012345' },
    });
    driven.ports.http.take('/sys/phoneLogin').reject('手机验证码错误');
    await settled();
    expect(driven.facts()).toEqual({
      status: 'loggedOut',
      who: null,
      ...calm,
      loginFailure: sameText('手机验证码错误'),
    });
  });

  it("requires slider and captcha on the server's demand, with a new image for every attempt", async () => {
    const { auth, ports } = drive();
    const { http } = ports;
    const asked = () => ({ challenge: auth.facts().challenge, image: auth.facts().captchaImage });
    const submit = (proofs: { sliderPassed?: boolean; captcha?: string } = {}) =>
      auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p', ...proofs } });
    const draw = async (image: string) => {
      http.take('/sys/randomImage/').succeed(`data:image/png;base64,${image}`);
      await settled();
    };
    const refuse = async (code: number) => {
      http.take('/sys/login').reject('用户名或密码错误', code);
      await settled();
    };
    submit();
    await refuse(4001);
    expect(asked()).toEqual({ challenge: 'slider', image: null });
    auth.send({ type: 'captcha.refresh' });
    expect(http.pending()).toBe(0);
    submit({ sliderPassed: true });
    expect(http.requests.at(-1)?.body).toBe('{"username":"clerk","password":"p","sliderPassed":true}');
    await refuse(4002);
    await draw('AAAA');
    expect(asked()).toEqual({ challenge: 'captcha', image: 'data:image/png;base64,AAAA' });
    submit({ sliderPassed: true, captcha: ' ' });
    expect([auth.facts().loginFailure?.['zh-CN'], http.pending()]).toEqual(['请输入验证码', 0]);
    auth.send({ type: 'captcha.refresh' });
    expect(asked()).toEqual({ challenge: 'captcha', image: null });
    await draw('BBBB');
    const key = /randomImage\/([^?]+)/u.exec(http.requests.at(-1)?.url ?? '')?.[1];
    submit({ sliderPassed: true, captcha: ' 3a4k ' });
    expect(JSON.parse(http.requests.at(-1)?.body ?? '')).toEqual({
      username: 'clerk',
      password: 'p',
      sliderPassed: true,
      captcha: '3a4k',
      checkKey: key,
    });
    http.take('/sys/login').status(429, '登录失败次数过多，请 2 秒后再试');
    await settled();
    await draw('CCCC');
    expect(asked()).toEqual({ challenge: 'captcha', image: 'data:image/png;base64,CCCC' });
    submit({ sliderPassed: true, captcha: '3a4k' });
    http.take('/sys/login').succeed(loginAnswer);
    await settled();
    expect(asked()).toEqual({ challenge: 'none', image: null });
  });

  it('drops a challenge the server no longer requires, and handles a missing image', async () => {
    const { auth, ports } = drive();
    const submit = () =>
      auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p', captcha: 'x' } });
    submit();
    ports.http.take('/sys/login').reject('验证码无效', 4002);
    await settled();
    ports.http.take('/sys/randomImage/').status(429);
    await settled();
    expect([auth.facts().status, auth.facts().challenge, auth.facts().captchaImage]).toEqual([
      'loggedOut',
      'captcha',
      null,
    ]);
    submit();
    ports.http.take('/sys/login').reject('用户名或密码错误');
    await settled();
    expect([auth.facts().challenge, ports.http.pending()]).toEqual(['none', 0]);
  });

  it('ROUTE-04 loads the menu immediately if a session was stored', async () => {
    const driven = drive({ token: 'T0', user });
    expect(driven.facts()).toEqual({ status: 'loadingPermissions', who: 'clerk', ...calm });
    driven.ports.http.take('getUserPermissionByToken').succeed(menuAnswer);
    await settled();
    expect(driven.facts()).toEqual({ status: 'loggedIn', who: 'clerk', ...calm });
  });

  const menuFaults = [
    [
      'an empty menu',
      (call: ReturnType<ReturnType<typeof fakePorts>['http']['take']>) =>
        call.succeed({ menu: [], auth: [], allAuth: [] }),
      localized('permissions must be a non-null array', 'permissions must be a non-null array'),
    ],
    [
      'a menu that is no list',
      (call: ReturnType<ReturnType<typeof fakePorts>['http']['take']>) =>
        call.succeed({ menu: null, auth: [], allAuth: [] }),
      localized('菜单加载失败，请重新登录', 'The menu could not be loaded, please sign in again'),
    ],
    [
      'a refusal',
      (call: ReturnType<ReturnType<typeof fakePorts>['http']['take']>) => call.reject('账号已停用'),
      sameText('账号已停用'),
    ],
    [
      'a failing server',
      (call: ReturnType<ReturnType<typeof fakePorts>['http']['take']>) => call.status(500),
      localized('菜单加载失败，请重新登录', 'The menu could not be loaded, please sign in again'),
    ],
  ] as const;

  it.each(menuFaults)('ROUTE-05 logs out on %s and shows the reason', async (_, answer, words) => {
    const driven = drive({ token: 'T0', user });
    answer(driven.ports.http.take('getUserPermissionByToken'));
    await settled();
    expect(driven.facts()).toEqual({ status: 'loggedOut', who: null, ...calm, end: 'menuFailed' });
    expect(driven.emitted).toEqual([
      { type: 'notice.raised', notice: { level: 'error', text: words } },
      { type: 'session.ended', end: 'menuFailed' },
    ]);
    expect(driven.kept).toEqual(['cleared']);
  });

  it.each([
    ['refuses the token', 401, '未授权，请重新登录'],
    ['has forgotten the token', 500, 'Token失效，请重新登录'],
  ])(
    'tells the login page that the sign-in has ended when the server %s of a stored session',
    async (_, status, words) => {
      const driven = drive({ token: 'T0', user });
      driven.ports.http.take('getUserPermissionByToken').status(status, words);
      await settled();
      expect(driven.facts()).toEqual({ status: 'loggedOut', who: null, ...calm, end: 'expired' });
      expect([driven.emitted, driven.kept, driven.ports.location.reloads()]).toEqual([
        [{ type: 'session.ended', end: 'expired' }],
        ['cleared'],
        0,
      ]);
    },
  );

  it('AUTH-07 asks for confirmation before logout, and cancelling changes nothing', async () => {
    const driven = drive();
    await signIn(driven);
    driven.auth.send({ type: 'logout.request' });
    expect(driven.facts()).toEqual({ status: 'loggedIn', who: 'clerk', ...calm, asks: 'logout' });
    driven.auth.send({ type: 'logout.cancel' });
    expect(driven.facts()).toEqual({ status: 'loggedIn', who: 'clerk', ...calm });
  });

  it('AUTH-06 calls the server with the token, then clears everything', async () => {
    const driven = drive();
    await signIn(driven);
    driven.auth.send({ type: 'logout.request' });
    driven.auth.send({ type: 'logout.confirm' });
    expect(driven.facts().status).toBe('loggingOut');
    const call = driven.ports.http.take('/sys/logout');
    expect(call.request.headers['x-access-token']).toBe('T1');
    call.succeed(null);
    await settled();
    expect(driven.facts()).toEqual({ status: 'loggedOut', who: null, ...calm, end: 'signedOut' });
    expect(driven.auth.facts()).toEqual({
      status: 'loggedOut',
      user: null,
      menu: [],
      permissions: null,
      secondStep: null,
      dictionaries: {},
      loginFailure: null,
      loginCallFailure: null,
      loginWay: 'password',
      challenge: 'none',
      captchaImage: null,
      orgSelection: null,
      isConfirmingLogout: false,
      isExpired: false,
      end: 'signedOut',
    });
    expect(driven.kept.at(-1)).toBe('cleared');
  });

  it('AUTH-06 logs out even if that call fails, and shows the failure', async () => {
    const driven = drive();
    await signIn(driven);
    driven.auth.send({ type: 'logout.request' });
    driven.auth.send({ type: 'logout.confirm' });
    driven.ports.http.take('/sys/logout').reject('退出登录失败！');
    await settled();
    expect(driven.facts().status).toBe('loggedOut');
    expect(driven.emitted.slice(1)).toEqual([
      { type: 'notice.raised', notice: { level: 'error', text: sameText('退出登录失败！') } },
      { type: 'session.ended', end: 'signedOut' },
    ]);
  });

  it('AUTH-16 twenty rejected calls cause one message, one logout and one reload after 1.5 s', async () => {
    const driven = drive();
    await signIn(driven);
    for (let call = 0; call < 20; call += 1) driven.auth.send({ type: 'session.refused' });
    driven.ports.clock.advance(1499);
    expect({ ...driven.facts(), reloads: driven.ports.location.reloads() }).toEqual({
      status: 'loggedIn',
      who: 'clerk',
      ...calm,
      reloads: 0,
    });
    driven.ports.clock.advance(1);
    expect({ ...driven.facts(), reloads: driven.ports.location.reloads() }).toEqual({
      status: 'loggedOut',
      who: null,
      ...calm,
      end: 'expired',
      reloads: 1,
    });
    expect(driven.emitted.slice(1)).toEqual([
      {
        type: 'notice.raised',
        notice: { level: 'error', text: localized('未授权，请重新登录', 'Not authorised, please sign in again') },
      },
      { type: 'session.ended', end: 'expired' },
    ]);
  });

  it('HTTP-04 offers once to renew an expired session, and renews it on request', async () => {
    const driven = drive();
    await signIn(driven);
    driven.auth.send({ type: 'session.expired' });
    driven.auth.send({ type: 'session.expired' });
    expect(driven.facts()).toEqual({ status: 'loggedIn', who: 'clerk', ...calm, asks: 'expired' });
    driven.auth.send({ type: 'session.renew' });
    expect({ ...driven.facts(), reloads: driven.ports.location.reloads() }).toEqual({
      status: 'loggedOut',
      who: null,
      ...calm,
      end: 'expired',
      reloads: 1,
    });
    expect(driven.kept.slice(-2)).toEqual(['cleared', 'expired']);
  });

  it('reloads the menu on request, shows the latest response and keeps the old menu on failure', async () => {
    const driven = drive();
    await signIn(driven);
    const titles = () => driven.auth.facts().menu.map((node) => node.meta.title);
    driven.auth.send({ type: 'menu.refresh' });
    const overtaken = driven.ports.http.take('getUserPermissionByToken');
    driven.auth.send({ type: 'menu.refresh' });
    driven.ports.http
      .take('getUserPermissionByToken')
      .succeed({ ...menuAnswer, menu: [{ ...home, meta: { title: 'Activities' } }] });
    overtaken.succeed({ ...menuAnswer, menu: [{ ...home, meta: { title: 'late' } }] });
    await settled();
    expect({ facts: driven.facts(), titles: titles() }).toEqual({
      facts: { status: 'loggedIn', who: 'clerk', ...calm },
      titles: ['Activities'],
    });
    driven.auth.send({ type: 'menu.refresh' });
    driven.ports.http.take('getUserPermissionByToken').status(500);
    await settled();
    expect({ status: driven.facts().status, titles: titles() }).toEqual({ status: 'loggedIn', titles: ['Activities'] });
  });

  it('accepts updated user info of the same user and new dictionaries while logged in, and stores both', async () => {
    const driven = drive();
    const moved = { ...user, orgCode: 'A01A02' };
    driven.auth.send({ type: 'user.changed', user: moved });
    driven.auth.send({ type: 'dictionaries.changed', dictionaries: { yn: [] } });
    expect({ who: driven.auth.facts().user, dictionaries: driven.auth.facts().dictionaries }).toEqual({
      who: null,
      dictionaries: {},
    });
    await signIn(driven);
    driven.auth.send({ type: 'user.changed', user: { ...moved, id: 'u2', username: 'other' } });
    expect(driven.auth.facts().user).toEqual(user);
    driven.auth.send({ type: 'user.changed', user: moved });
    driven.auth.send({ type: 'dictionaries.changed', dictionaries: { yn: [] } });
    const { user: who, dictionaries, status } = driven.auth.facts();
    expect({ who, dictionaries, status }).toEqual({ who: moved, dictionaries: { yn: [] }, status: 'loggedIn' });
    expect(driven.kept).toEqual(['login T1', 'permissions 1/0', 'user clerk of A01A02', 'dictionaries yn']);
  });

  it('a menu response after disposal does not log in', async () => {
    const driven = drive({ token: 'T0', user });
    const late = driven.ports.http.take('getUserPermissionByToken');
    driven.auth.dispose();
    late.succeed(menuAnswer);
    await settled();
    expect(driven.kept).toEqual([]);
    expect(driven.emitted).toEqual([]);
  });
});
