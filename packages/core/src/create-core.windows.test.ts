import { describe, expect, it } from 'vitest';

import { activityResource, resourceEndpoints } from './resources/index.ts';
import { defaultCoreConfig } from './core.config.ts';
import { createCore, type Core } from './create-core.ts';
import { createListPage, defaultListQuery } from './features/records/list/index.ts';
import { days, type Notice } from './kernel/index.ts';
import { fakeClock, fakePorts, fakeSharedStorage, settled, type FakePorts } from './testing/index.ts';
import { createRecordForm } from './features/records/form/index.ts';

const clerk = { id: 'u1', username: 'clerk', realname: '王秀兰', avatar: '', orgCode: '' };
const supervisor = { id: 'u2', username: 'supervisor', realname: '李建国', avatar: '', orgCode: '' };
type Person = typeof clerk;

const menuOf = (title: string) => ({
  menu: [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title } }],
  auth: [],
  allAuth: [],
});

interface OpenWindow {
  readonly core: Core;
  readonly ports: FakePorts;
  readonly notices: readonly string[];
  /** Notices of login and logout. */
  readonly told: readonly string[];
}

/** A browser: windows share local storage and clock, each with its own network. */
function browser() {
  const shared = fakeSharedStorage();
  const clock = fakeClock();
  return {
    clock,
    open(): OpenWindow {
      const ports = fakePorts({ clock, localStorage: shared.openWindow() });
      const core = createCore(ports, defaultCoreConfig);
      const notices: string[] = [];
      const told: string[] = [];
      core.on(({ text }: Notice) => notices.push(text['zh-CN']));
      core.auth.on((emitted) => {
        if (emitted.type === 'session.started') told.push(`in ${emitted.user.username}`);
        if (emitted.type === 'session.ended') told.push(`out ${emitted.end}`);
      });
      return { core, ports, notices, told };
    },
  };
}

async function loadMenu({ ports }: OpenWindow, title = '活动管理'): Promise<void> {
  ports.http.take('getUserPermissionByToken').succeed(menuOf(title));
  await settled();
}

async function signIn(window: OpenWindow, user: Person, token: string): Promise<void> {
  window.core.auth.send({ type: 'login.submit', credentials: { username: user.username, password: 'p' } });
  window.ports.http.take('/sys/login').succeed({ token, userInfo: user });
  await settled();
  await loadMenu(window);
}

async function signOut({ core, ports }: OpenWindow): Promise<void> {
  core.auth.send({ type: 'logout.request' });
  core.auth.send({ type: 'logout.confirm' });
  ports.http.take('/sys/logout').succeed(null);
  await settled();
}

const whoIs = ({ core }: OpenWindow) => [core.auth.facts().status, core.auth.facts().user?.username ?? null];

const ENDED = '您已在另一个窗口退出，或登录已过期；已填写的内容保留为草稿，请重新登录';

async function twoWindows() {
  const both = browser();
  const one = both.open();
  await signIn(one, clerk, 'T1');
  const other = both.open();
  await loadMenu(other);
  return { ...both, one, other };
}

describe('two windows', () => {
  it('AUTH-15 logout in one logs out the other immediately, without a call of its own', async () => {
    const { one, other } = await twoWindows();
    await signOut(one);
    expect({ one: whoIs(one), other: whoIs(other), notices: [one.notices, other.notices], told: other.told }).toEqual({
      one: ['loggedOut', null],
      other: ['loggedOut', null],
      notices: [[], [ENDED]],
      told: ['in clerk', 'out endedElsewhere'],
    });
    expect([other.ports.http.pending(), other.ports.sessionStorage.entries()]).toEqual([0, { OPEN_TABS: '[]' }]);
  });

  it('logout in one is known in the other before the server ends the session, whose refusal then reports nothing', async () => {
    const { one, other } = await twoWindows();
    const running = other.core.client.call(resourceEndpoints(activityResource).queryById, { query: { id: 'r1' } });
    one.core.auth.send({ type: 'logout.request' });
    one.core.auth.send({ type: 'logout.confirm' });
    const call = one.ports.http.take('/sys/logout');
    await settled();
    expect([whoIs(other), other.notices, call.request.headers['x-access-token']]).toEqual([
      ['loggedOut', null],
      [ENDED],
      'T1',
    ]);
    call.succeed(null);
    await settled();
    expect([await running, other.notices, other.told, one.ports.localStorage.getItem('pro__SIGNING_OUT')]).toEqual([
      { ok: false, error: { kind: 'sessionEnded' } },
      [ENDED],
      ['in clerk', 'out endedElsewhere'],
      null,
    ]);
  });

  it('AUTH-15 login in one logs in the other, and a login as another user switches it to that user', async () => {
    const { one, other } = await twoWindows();
    await signOut(one);
    await signIn(one, supervisor, 'T2');
    await loadMenu(other);
    expect([whoIs(other), other.ports.http.requests.at(-1)?.headers['x-access-token']]).toEqual([
      ['loggedIn', 'supervisor'],
      'T2',
    ]);
  });

  it('AUTH-15 a login as another user replaces user, menu, permissions and tabs of the other window', async () => {
    const { one, other } = await twoWindows();
    const title = { 'zh-CN': '活动', 'en-US': 'Activities' };
    other.core.tabs.send({ type: 'route.opened', keptAs: null, key: '/isps/activity', path: '/isps/activity', title });
    const running = other.core.client.call(resourceEndpoints(activityResource).queryById, { query: { id: 'r1' } });
    one.ports.localStorage.setItem('pro__Login_Userinfo', JSON.stringify({ value: supervisor, expire: null }));
    one.ports.localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'T2', expire: null }));
    await settled();
    expect([whoIs(other), other.core.auth.facts().menu, other.core.auth.facts().permissions]).toEqual([
      ['loadingPermissions', 'supervisor'],
      [],
      null,
    ]);
    await loadMenu(other, '监管菜单');
    expect({
      who: whoIs(other),
      menu: other.core.auth.facts().menu.map(({ meta }) => meta.title),
      tabs: other.core.tabs.facts().tabs,
      notices: other.notices,
      told: other.told,
      running: await running,
    }).toEqual({
      who: ['loggedIn', 'supervisor'],
      menu: ['监管菜单'],
      tabs: [],
      notices: ['另一个窗口已登录为李建国，本窗口随之切换'],
      told: ['in clerk', 'out replaced', 'in supervisor'],
      running: { ok: false, error: { kind: 'sessionEnded' } },
    });
  });

  it("R-10 a pending save ends as session ended, and the input is persisted as that user's draft", async () => {
    const { one, other, clock } = await twoWindows();
    const form = other.core.open((page) =>
      createRecordForm({ ...page, resource: activityResource, mode: { kind: 'edit', id: 'r1' } }),
    );
    const stored = {
      id: 'r1',
      title: '旧',
      typeId: 't',
      status: '0',
      targetGroup: '3',
      organizerName: 'o',
      address: 'a',
      startTime: '2026-12-01 09:00:00',
      endTime: '2026-12-01 11:00:00',
      needAudit: 'N',
      isTop: 'N',
      version: 1,
    };
    other.ports.http.take('queryById').succeed(stored);
    await settled();
    form.send({ type: 'value.change', key: 'title', value: '重阳节登高' });
    form.send({ type: 'form.submit' });
    const running = other.ports.http.take('/isps/activity/edit');
    await signOut(one);
    expect({ status: form.facts().status, failure: form.facts().failure?.['zh-CN'] }).toEqual({
      status: 'editing',
      failure: '登录状态已结束，无法确认是否保存成功；已填写的内容会保留为草稿',
    });
    running.succeed(stored);
    await settled();
    form.dispose();
    expect({ status: whoIs(other), draft: other.core.drafts.list('u1', 'activity') }).toEqual({
      status: ['loggedOut', null],
      draft: [
        {
          key: { userId: 'u1', resource: 'activity', rowId: 'r1' },
          draft: {
            values: expect.objectContaining({ title: '重阳节登高' }),
            base: expect.objectContaining({ title: '旧' }),
            savedAt: clock.now(),
          },
        },
      ],
    });
  });

  it('AUTH-16 a menu response after logout in another window does not log in again', async () => {
    const { open, one } = await twoWindows();
    const late = open();
    const menu = late.ports.http.take('getUserPermissionByToken');
    expect(whoIs(late)).toEqual(['loadingPermissions', 'clerk']);
    await signOut(one);
    menu.succeed(menuOf('迟到'));
    await settled();
    expect({ late: whoIs(late), told: late.told, kept: late.ports.sessionStorage.entries() }).toEqual({
      late: ['loggedOut', null],
      told: ['out endedElsewhere'],
      kept: { OPEN_TABS: '[]' },
    });
  });

  it('R-11 a new login of the same user renews the session of the other window in place, including an open renewal dialog', async () => {
    const { one, other } = await twoWindows();
    other.core.auth.send({ type: 'session.expired' });
    expect(other.core.auth.facts().isExpired).toBe(true);
    one.ports.localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'T2', expire: null }));
    await settled();
    expect([other.core.auth.facts().isExpired, whoIs(other), other.told]).toEqual([
      false,
      ['loggedIn', 'clerk'],
      ['in clerk'],
    ]);
  });

  it('R-11 eight windows whose token is rejected together do not clear a new login', async () => {
    const { clock, open, one } = await twoWindows();
    const windows = Array.from({ length: 7 }, open);
    for (const window of windows) await loadMenu(window);
    for (const { core, ports } of windows) {
      core.open((page) =>
        createListPage({ ...page, resource: activityResource, query: defaultListQuery(activityResource) }),
      );
      ports.http.take('/isps/activity/list').status(401);
    }
    await settled();
    one.ports.localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'T2', expire: null }));
    await settled();
    clock.advance(1500);
    await settled();
    expect({
      token: one.ports.localStorage.entries()['pro__Access-Token'],
      statuses: [one, ...windows].map((window) => whoIs(window)[0]),
      reloads: windows.map(({ ports }) => ports.location.reloads()),
    }).toEqual({
      token: '{"value":"T2","expire":null}',
      statuses: Array(8).fill('loggedIn'),
      reloads: Array(7).fill(0),
    });
  });
});

describe('system clock', () => {
  it('R-15 set back by eight days it keeps the session, set forward by eight it ends the session at the next call, with one message', async () => {
    const { open, clock } = browser();
    const window = open();
    await signIn(window, clerk, 'T1');
    const start = clock.now();
    const ask = () =>
      window.core.open((page) =>
        createListPage({ ...page, resource: activityResource, query: defaultListQuery(activityResource) }),
      );
    clock.jumpTo(start - days(8));
    ask();
    const early = window.ports.http.take('/isps/activity/list');
    expect(early.request.headers['x-access-token']).toBe('T1');
    clock.jumpTo(start + days(8));
    ask();
    ask();
    for (let call = 0; call < 2; call += 1) {
      const late = window.ports.http.take('/isps/activity/list');
      expect(late.request.headers['x-access-token']).toBeUndefined();
      late.status(401);
    }
    await settled();
    clock.advance(1500);
    await settled();
    expect({ who: whoIs(window), notices: window.notices, reloads: window.ports.location.reloads() }).toEqual({
      who: ['loggedOut', null],
      notices: ['未授权，请重新登录'],
      reloads: 1,
    });
  });

  it('R-15 a window opened eight days later has no session', async () => {
    const { open, clock } = browser();
    await signIn(open(), clerk, 'T1');
    clock.jumpTo(clock.now() + days(8));
    expect(whoIs(open())).toEqual(['loggedOut', null]);
  });
});
