import { expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from '../../../index.ts';
import { localized, type Notice } from '../../../kernel/index.ts';
import { fakePorts, settled, type FakePorts } from '../../../testing/index.ts';

const user = { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' };
const menu = [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }];
const MIDNIGHT = Date.parse('2026-12-01T00:00:00+08:00');
const HOUR = 3_600_000;

function opened(ports: FakePorts) {
  const core = createCore(ports, defaultCoreConfig);
  const notices: Notice[] = [];
  core.welcome.on(({ notice }) => notices.push(notice));
  const receiveMenu = async () => {
    ports.http.take('getUserPermissionByToken').succeed({ menu, auth: [], allAuth: [] });
    await settled();
  };
  const signIn = async () => {
    core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
    ports.http.take('/sys/login').succeed({ token: 'T1', userInfo: user });
    await settled();
    await receiveMenu();
  };
  const signOut = async () => {
    core.auth.send({ type: 'logout.request' });
    core.auth.send({ type: 'logout.confirm' });
    ports.http.take('/sys/logout').succeed(null);
    await settled();
  };
  return { core, notices, signIn, signOut, receiveMenu };
}

it.each([
  [0, '早上好', 'Good morning'],
  [8, '早上好', 'Good morning'],
  [9, '上午好', 'Good morning'],
  [11, '上午好', 'Good morning'],
  [12, '中午好', 'Good day'],
  [13, '中午好', 'Good day'],
  [14, '下午好', 'Good afternoon'],
  [19, '下午好', 'Good afternoon'],
  [20, '晚上好', 'Good evening'],
  [23, '晚上好', 'Good evening'],
])("LAYOUT-15 greets on login at %i o'clock UTC+8 with %s", async (hour, chinese, english) => {
  const ports = fakePorts();
  ports.clock.jumpTo(MIDNIGHT + hour * HOUR + HOUR - 1);
  const { notices, signIn } = opened(ports);
  await signIn();
  expect(notices).toEqual([
    {
      level: 'success',
      title: localized('欢迎', 'Welcome'),
      text: localized(`${chinese}，王秀英，欢迎回来`, `${english}, 王秀英, welcome back`),
    },
  ]);
});

it('LAYOUT-15 greets once per login, and not after a reload', async () => {
  const ports = fakePorts();
  const first = opened(ports);
  await first.signIn();
  first.core.auth.send({ type: 'menu.refresh' });
  await first.receiveMenu();
  expect(first.notices.length).toBe(1);
  first.core.dispose();
  const again = opened(ports);
  await again.receiveMenu();
  expect([again.core.auth.facts().status, again.notices]).toEqual(['loggedIn', []]);
  await again.signOut();
  await again.signIn();
  expect(again.notices.length).toBe(1);
});
