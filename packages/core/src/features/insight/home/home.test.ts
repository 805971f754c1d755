import { expect, it } from 'vitest';

import { createCore } from '../../../create-core.ts';
import { defaultCoreConfig } from '../../../core.config.ts';
import { localized } from '../../../kernel/index.ts';
import { activityResource } from '../../../resources/index.ts';
import { storageKeys } from '../../../storage/index.ts';
import { fakePorts, fakeStorage, settled, type FakePorts } from '../../../testing/index.ts';
import { createRecordForm } from '../../records/form/index.ts';
import { TOUR } from './tour.model.ts';
import { createHome } from './index.ts';

const user = { id: 'u1', username: 'clerk', realname: '黄敏', avatar: '' };
const page = (path: string, title: string, icon = '') => ({
  id: path,
  path,
  component: `areas/${path.split('/').at(-1)}`,
  meta: { title, icon },
});
const activities = page('/isps/activity', '活动管理', 'calendar');
const types = page('/isps/activityType', '活动类型');
const logs = page('/monitor/log', '系统日志');
const group = { id: 'g', path: '/isps', component: 'layouts/RouteView', meta: { title: '活动中心' } };
const ACTIVITY_AND_LOGS = ['activity:list', 'system:log:list'];

/** The home page of a user who holds `permissions`. */
async function openHome(permissions: readonly string[] = ACTIVITY_AND_LOGS, localStorage = fakeStorage()) {
  const ports = fakePorts({ localStorage });
  const core = createCore(ports, defaultCoreConfig);
  const isRestored = core.storage.get(storageKeys.token) !== undefined;
  if (!isRestored) {
    core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
    ports.http.take('/sys/login').succeed({ token: 'T1', userInfo: user });
    await settled();
  }
  const lists = permissions.map((action) => ({ action }));
  const allAuth = ACTIVITY_AND_LOGS.map((action) => ({ action }));
  const menu = [{ ...group, children: [activities, types] }, logs];
  ports.http.take('getUserPermissionByToken').succeed({ menu, auth: lists, allAuth });
  await settled();
  return { ports, core, home: core.open(createHome) };
}

const pageOf = (total: number, records: readonly object[] = []) => ({
  records,
  total,
  size: 10,
  current: 1,
  pages: 1,
});

const activity = {
  id: 'a1',
  title: '插花班',
  status: '1',
  startTime: '2026-01-16 09:00:00',
  address: '活动中心',
  quota: 20,
  signedCount: 18,
};

/** Answer the requests of the page in their order: four counts, activities, sign-ups, accounts. */
function answerAll({ http }: FakePorts, hasAccounts = true) {
  for (const total of [3, 12, 0, 5]) http.take('pageSize=1&').succeed(pageOf(total));
  http.take('pageSize=30').succeed(pageOf(1, [activity]));
  http.take('/sys/home/signUps').succeed([{ month: '2026-01', activities: 4, signUps: 61 }]);
  if (hasAccounts) {
    http.take('/sys/home/accounts').succeed({ failedSignIns: 2, newAccounts: 1 });
    http.take('/sys/loginfo').succeed({ totalVisitCount: 90, todayVisitCount: 7, todayIp: 3 });
    http.take('/sys/visitInfo').succeed([{ tian: '2026-01-15', type: '01/15', visit: 7, ip: 3 }]);
  }
  return settled();
}

it('HOME-01 counts what waits and the work of today, each leading into the same list', async () => {
  const { ports, home } = await openHome();
  expect(home.facts().counts.map(({ key, status, count }) => [key, status, count])).toEqual([
    ['drafts', 'loading', null],
    ['signUpOpen', 'loading', null],
    ['today', 'loading', null],
    ['thisWeek', 'loading', null],
  ]);
  const asked = ports.http.requests
    .filter(({ url }) => url.includes('pageSize=1&'))
    .map(({ url }) => new URL(url, 'http://x'));
  await answerAll(ports);
  const { counts } = home.facts();
  expect(counts.map(({ label, count, address }) => [label['zh-CN'], count, address])).toEqual([
    ['草稿待发布', 3, '/isps/activity?status=0'],
    ['正在报名', 12, '/isps/activity?status=1'],
    ['今天开始', 0, '/isps/activity?startTime_begin=2026-01-15%2000%3A00%3A00&startTime_end=2026-01-15%2023%3A59%3A59'],
    ['本周开始', 5, '/isps/activity?startTime_begin=2026-01-12%2000%3A00%3A00&startTime_end=2026-01-18%2023%3A59%3A59'],
  ]);
  // The count and the list behind it ask the server for the same rows.
  const conditionsOf = (parameters: URLSearchParams) =>
    [...parameters].filter(([key]) => key === 'status' || key.startsWith('startTime'));
  expect(asked.map(({ searchParams }) => conditionsOf(searchParams))).toEqual(
    counts.map(({ address }) => [...new URL(address, 'http://x').searchParams]),
  );
});

it('HOME-02 shows the next fourteen days with how full they are, and the figures of the months', async () => {
  const { ports, home } = await openHome();
  await answerAll(ports);
  const { upcoming, signUps, accounts } = home.facts();
  expect(upcoming).toEqual({
    status: 'loaded',
    failure: null,
    activities: [
      {
        id: 'a1',
        title: '插花班',
        startTime: '2026-01-16 09:00:00',
        place: '活动中心',
        signedCount: 18,
        quota: 20,
        fullness: 'nearlyFull',
        address: '/isps/activity?record=a1',
      },
    ],
    furtherCount: 0,
    address:
      '/isps/activity?column=startTime&order=asc&startTime_begin=2026-01-15%2000%3A00%3A00&startTime_end=2026-01-28%2023%3A59%3A59',
  });
  expect(signUps).toEqual({
    status: 'loaded',
    failure: null,
    months: [{ month: '2026-01', activities: 4, signUps: 61 }],
  });
  expect(accounts).toEqual({ status: 'loaded', failure: null, failedSignIns: 2, newAccounts: 1 });
  expect(home.facts().visits).toEqual({
    status: 'loaded',
    failure: null,
    total: 90,
    today: 7,
    addressesToday: 3,
    days: [{ day: '2026-01-15', visits: 7, addresses: 3 }],
  });
});

it('HOME-03 lists opened records, favourites in the order that the user arranges, and the card until it is closed', async () => {
  const localStorage = fakeStorage();
  const { core, ports, home } = await openHome(ACTIVITY_AND_LOGS, localStorage);
  const form = core.open((dependencies) =>
    createRecordForm({ ...dependencies, resource: activityResource, mode: { kind: 'details', id: 'a1' } }),
  );
  ports.http.take('queryById').succeed(activity);
  await settled();
  form.dispose();
  home.send({ type: 'page.shown' });
  const paths = (links: readonly { readonly path: string }[]) => links.map(({ path }) => path);
  expect(paths(home.facts().favourites)).toEqual(['/isps/activity', '/isps/activityType', '/monitor/log']);
  home.send({ type: 'favourite.move', path: '/monitor/log', position: 0 });
  home.send({ type: 'favourite.remove', path: '/isps/activityType' });
  expect(home.facts().isIntroductionShown).toBe(true);
  home.send({ type: 'introduction.dismiss' });
  home.dispose();

  const { openedRecords, favourites, otherPages, isIntroductionShown } = (
    await openHome(ACTIVITY_AND_LOGS, localStorage)
  ).home.facts();
  expect(openedRecords).toEqual([
    {
      id: 'a1',
      label: '插花班',
      kind: activityResource.singular,
      openedAt: ports.clock.now(),
      address: '/isps/activity?record=a1',
    },
  ]);
  expect([paths(favourites), paths(otherPages), isIntroductionShown]).toEqual([
    ['/monitor/log', '/isps/activity'],
    ['/isps/activityType'],
    false,
  ]);
  expect(favourites[1]).toEqual({
    path: '/isps/activity',
    title: '活动管理',
    icon: 'calendar',
    groups: ['活动中心'],
  });
});

it('greets by the hour and the name, and says the day', async () => {
  const { home } = await openHome([]);
  expect([home.facts().greeting, home.facts().today]).toEqual([
    localized('上午好，黄敏', 'Good morning, 黄敏'),
    localized('2026年1月15日星期四', 'Thursday, January 15, 2026'),
  ]);
});

it('says whether an administrator still has to grant the user anything, also when that happens meanwhile', async () => {
  const { core, ports, home } = await openHome([]);
  expect(home.facts().isWithoutGrants).toBe(true);
  core.auth.send({ type: 'menu.refresh' });
  const granted = [{ action: 'activity:list' }];
  ports.http.take('getUserPermissionByToken').succeed({ menu: [logs], auth: granted, allAuth: granted });
  await settled();
  expect(home.facts().isWithoutGrants).toBe(false);
});

it('asks for nothing that the user may not read', async () => {
  const { ports, home } = await openHome([]);
  const { counts, upcoming, signUps, accounts } = home.facts();
  expect([counts, upcoming, signUps, accounts, ports.http.pending()]).toEqual([[], null, null, null, 0]);
});

it('keeps the other figures when one fails, and the last ones when they are read again', async () => {
  const { ports, home } = await openHome();
  ports.http.take('/sys/home/accounts').status(503);
  await answerAll(ports, false);
  expect(home.facts().accounts).toEqual({
    status: 'failed',
    failure: home.facts().accounts?.failure,
    failedSignIns: null,
    newAccounts: null,
  });
  expect(home.facts().counts.map(({ count }) => count)).toEqual([3, 12, 0, 5]);
  home.send({ type: 'home.refresh' });
  expect(home.facts().counts.map(({ status, count }) => [status, count])).toEqual(
    [3, 12, 0, 5].map((count) => ['refreshing', count]),
  );
  await answerAll(ports);
  expect(home.facts().accounts?.failedSignIns).toBe(2);
});

it('reads the figures again every two minutes while the page is shown', async () => {
  const { ports, home } = await openHome();
  await answerAll(ports);
  ports.clock.advance(120_000);
  expect(ports.http.pending()).toBe(9);
  await answerAll(ports);
  home.send({ type: 'page.hidden' });
  ports.clock.advance(600_000);
  expect(ports.http.pending()).toBe(0);
  home.send({ type: 'page.shown' });
  expect(ports.http.pending()).toBe(9);
});

it('HOME-05 a tour of six stops is shown on demand, goes back and on, can be left and begun again, and is not offered once it was seen', async () => {
  const { home } = await openHome(ACTIVITY_AND_LOGS);
  const shown = () => [home.facts().tour, home.facts().isIntroductionShown];
  const seen = [shown()];
  for (const event of [
    { type: 'tour.step', by: 1 },
    { type: 'tour.start' },
    { type: 'tour.step', by: -1 },
    { type: 'tour.step', by: 1 },
    { type: 'tour.leave' },
    { type: 'tour.start' },
    ...TOUR.slice(1).map(() => ({ type: 'tour.step', by: 1 }) as const),
    { type: 'tour.step', by: 1 },
  ] as const) {
    home.send(event);
    seen.push(shown());
  }
  expect(TOUR.map(({ place }) => place)).toEqual(['menu', 'search', 'tabs', 'bell', 'comfort', 'account']);
  expect(seen).toEqual([
    [null, true],
    [null, true],
    [0, true],
    [0, true],
    [1, true],
    [null, true],
    [0, true],
    [1, true],
    [2, true],
    [3, true],
    [4, true],
    [5, true],
    [null, false],
  ]);
  home.dispose();
});
