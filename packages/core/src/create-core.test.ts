import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { activityResource } from './resources/index.ts';
import { coreConfigSchema, defaultCoreConfig, type CoreConfig } from './core.config.ts';
import { createCore } from './create-core.ts';
import { createListPage, defaultListQuery } from './features/records/list/index.ts';
import { localized, type Notice } from './kernel/index.ts';
import { fakePorts, settled } from './testing/index.ts';
import { createRecordForm } from './features/records/form/index.ts';

const user = { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' };
const menuAnswer = {
  menu: [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }],
  auth: [{ action: 'activity:add' }],
  allAuth: [{ action: 'activity:add' }, { action: 'activity:delete' }],
};
const noRows = { records: [], total: 0, size: 10, current: 1, pages: 0 };

async function signedIn() {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  const notices: Notice[] = [];
  core.on((notice) => notices.push(notice));
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo: user });
  await settled();
  ports.http.take('getUserPermissionByToken').succeed(menuAnswer);
  await settled();
  return { core, ports, notices };
}

describe('createCore', () => {
  it('AUTH-16 fifty parallel 401 responses cause one message, one logout and one reload', async () => {
    const { core, ports, notices } = await signedIn();
    const lists = Array.from({ length: 50 }, () =>
      core.open((page) =>
        createListPage({ ...page, resource: activityResource, query: defaultListQuery(activityResource) }),
      ),
    );
    for (let call = 0; call < 50; call += 1) ports.http.take('/isps/activity/list').status(401, 'Token无效');
    await settled();
    ports.clock.advance(1500);
    await settled();
    expect({
      notices,
      status: core.auth.facts().status,
      reloads: ports.location.reloads(),
      token: ports.localStorage.entries()['pro__Access-Token'],
      pending: ports.http.pending(),
    }).toEqual({
      notices: [{ level: 'error', text: localized('未授权，请重新登录', 'Not authorised, please sign in again') }],
      status: 'loggedOut',
      reloads: 1,
      token: undefined,
      pending: 0,
    });
    for (const list of lists) list.dispose();
  });

  it('AUTH-16 a late 401 for an old token does not end a newer session', async () => {
    const { core, ports, notices } = await signedIn();
    const list = core.open((page) =>
      createListPage({ ...page, resource: activityResource, query: defaultListQuery(activityResource) }),
    );
    const late = ports.http.take('/isps/activity/list');
    ports.localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'T2', expire: null }));
    late.status(401, 'Token无效');
    await settled();
    ports.clock.advance(10_000);
    expect({ status: core.auth.facts().status, notices }).toEqual({ status: 'loggedIn', notices: [] });
    list.dispose();
  });

  it('HTTP-03 forwards every notice once, whatever its source', async () => {
    const { core, ports, notices } = await signedIn();
    const list = core.open((page) =>
      createListPage({ ...page, resource: activityResource, query: defaultListQuery(activityResource) }),
    );
    ports.http.take('/isps/activity/list').status(504);
    await settled();
    list.send({ type: 'selection.remove' });
    expect(notices.map(({ level, text: words }) => [level, words['zh-CN']])).toEqual([
      ['error', '网络超时'],
      ['warning', '请选择一条记录！'],
    ]);
    list.dispose();
  });

  it('AUTH-17 offers unsaved input of an expired session after the next login', async () => {
    const { core, ports } = await signedIn();
    const form = core.open((page) => createRecordForm({ ...page, resource: activityResource, mode: { kind: 'add' } }));
    form.send({ type: 'value.change', key: 'title', value: '重阳节登高' });
    form.send({ type: 'form.submit' });
    ports.clock.advance(1000);
    const list = core.open((page) =>
      createListPage({ ...page, resource: activityResource, query: defaultListQuery(activityResource) }),
    );
    ports.http.take('/isps/activity/list').status(401);
    await settled();
    ports.clock.advance(1500);
    form.dispose();
    list.dispose();
    expect(core.auth.facts().status).toBe('loggedOut');

    const afresh = createCore(ports, defaultCoreConfig);
    // What the reloaded login page says, once.
    expect([afresh.auth.facts().end, createCore(ports, defaultCoreConfig).auth.facts().end]).toEqual(['expired', null]);
    afresh.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
    ports.http.take('/sys/login').succeed({ token: 'T2', userInfo: user });
    await settled();
    ports.http.take('getUserPermissionByToken').succeed(menuAnswer);
    await settled();
    const again = afresh.open((page) =>
      createRecordForm({ ...page, resource: activityResource, mode: { kind: 'add' } }),
    );
    expect(again.facts().draft).toEqual({ savedAt: ports.clock.now() - 2500 });
    again.send({ type: 'draft.restore' });
    expect(again.facts().values['title']).toBe('重阳节登高');
  });

  it('reloads the menu when the language changes', async () => {
    const { core, ports } = await signedIn();
    core.settings.send({ type: 'setting.choose', change: { theme: 'dark' } });
    expect(ports.http.pending()).toBe(0);
    core.settings.send({ type: 'setting.choose', change: { locale: 'en-US' } });
    const call = ports.http.take('getUserPermissionByToken');
    expect(call.request.headers['accept-language']).toBe('en-US');
  });

  it('a client without React logs in, opens a list and logs out through the core alone', async () => {
    const { core, ports } = await signedIn();
    expect([core.permit('activity:add').decision, core.permit('activity:delete').decision]).toEqual(['show', 'hide']);
    const list = core.open((page) =>
      createListPage({ ...page, resource: activityResource, query: defaultListQuery(activityResource) }),
    );
    ports.http.take('/isps/activity/list').succeed(noRows);
    await settled();
    expect({ status: list.facts().status, total: list.facts().total }).toEqual({ status: 'loaded', total: 0 });
    core.auth.send({ type: 'logout.request' });
    core.auth.send({ type: 'logout.confirm' });
    ports.http.take('/sys/logout').succeed(null);
    await settled();
    expect(core.auth.facts().status).toBe('loggedOut');
    list.dispose();
    core.dispose();
  });
});

describe('viewAddress', () => {
  it('HTTP-05 resolves below the configured static domain, or below the base path by default', () => {
    const addressBy = (config: Partial<CoreConfig>) =>
      createCore(fakePorts(), { ...defaultCoreConfig, ...config }).viewAddress('temp/a.png');
    expect([addressBy({}), addressBy({ staticDomain: 'https://static.example.org' })]).toEqual([
      '/api/sys/common/static/temp/a.png',
      'https://static.example.org/temp/a.png',
    ]);
  });
});

describe('coreConfigSchema', () => {
  it('HTTP-01 fills in defaults, including the base path, and removes a trailing slash', () => {
    expect(v.parse(coreConfigSchema, {})).toEqual(defaultCoreConfig);
    expect(v.parse(coreConfigSchema, { basePath: 'https://example.org/api/', staticDomain: '/files/' })).toEqual({
      ...defaultCoreConfig,
      basePath: 'https://example.org/api',
      staticDomain: '/files',
    });
  });

  it.each(['javascript:alert(1)', '//evil.example', 'api', 'https://a b'])('rejects the base path %s', (basePath) => {
    expect(v.safeParse(coreConfigSchema, { basePath }).success).toBe(false);
  });
});
