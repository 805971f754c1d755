import { expect, it } from 'vitest';

import { createCore } from '../../../create-core.ts';
import { defaultCoreConfig } from '../../../core.config.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { resources, waitingViews } from '../../../resources/index.ts';
import { createTasks, createWorkplace, WORK_AGES } from './index.ts';

const user = { id: 'u1', username: 'clerk', realname: '黄敏', avatar: '' };
const page = (path: string, component: string) => ({ id: path, path, component, meta: { title: path, icon: '' } });

/** A user whose menu has sign-ups, orders and announcements; it is 9 o'clock on 15 January 2026. */
async function signedIn() {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo: user });
  await settled();
  const menu = [
    page('/isps/activitySignUp', 'areas/activitySignUp'),
    page('/isps/shopOrder', 'areas/shopOrder'),
    page('/isps/userAnnouncement', 'pages/user-announcement'),
  ];
  ports.http.take('getUserPermissionByToken').succeed({ menu, auth: [], allAuth: [] });
  await settled();
  return { ports, core };
}

const list = (resource: string, view: string, more: object) => ({
  resource,
  view,
  title: `${resource} ${view}`,
  path: `/isps/${resource}`,
  search: { status: '0' },
  total: 0,
  oldest: null,
  ages: [0, 0, 0, 0],
  people: [],
  ...more,
});
const WAITING = [
  list('activitySignUp', 'waiting', {
    total: 3,
    oldest: '2026-01-12 08:00:00',
    ages: [1, 1, 1, 0],
    people: [
      { name: '王秀兰', count: 2 },
      { name: '李建国', count: 1 },
    ],
  }),
  list('shopOrder', 'toAccept', {}),
  list('shopOrder', 'refunds', {
    total: 4,
    oldest: '2026-01-02 10:00:00',
    ages: [0, 0, 0, 4],
    people: [{ name: '李建国', count: 4 }],
  }),
  list('certification', 'waiting', { total: 9, oldest: '2025-01-01 00:00:00', people: [{ name: '陈静', count: 9 }] }),
];

it('PAGE-19 lists what waits with the oldest first, and leaves out what the menu does not lead to', async () => {
  const { ports, core } = await signedIn();
  const tasks = core.open(createTasks);
  expect(tasks.facts().waiting).toEqual({ status: 'loading', failure: null, lists: null, total: 0, people: [] });
  ports.http.take('/sys/work/waiting').succeed(WAITING);
  await settled();
  const { lists, total, people } = tasks.facts().waiting;
  expect([total, lists?.map(({ key, address, oldestDays }) => [key, address, oldestDays])]).toEqual([
    7,
    [
      ['shopOrder.refunds', '/isps/shopOrder?status=0', 12],
      ['activitySignUp.waiting', '/isps/activitySignUp?status=0', 3],
      ['shopOrder.toAccept', '/isps/shopOrder?status=0', 0],
    ],
  ]);
  expect(people.map(({ name, count, lists: own }) => [name, count, own.map(({ title }) => title)])).toEqual([
    ['李建国', 5, ['shopOrder refunds', 'activitySignUp waiting']],
    ['王秀兰', 2, ['activitySignUp waiting']],
  ]);
  expect(WORK_AGES.map((age) => age['zh-CN'])).toEqual(['1 天内', '1–3 天', '3–7 天', '7 天以上']);
  tasks.send({ type: 'work.refresh' });
  ports.http.take('/sys/work/waiting').reject('稍后再试');
  await settled();
  expect([tasks.facts().waiting.status, tasks.facts().waiting.total]).toEqual(['failed', 7]);
});

it('PAGE-31 NOTIF-09 is headed by the work, leads to the rows that the person may do it to now, and is nothing where the server answers none', async () => {
  const { ports, core } = await signedIn();
  const tasks = core.open(createTasks);
  const title = '待签到的人';
  const search = { status: '1', applies: 'checkIn' };
  ports.http.take('/sys/work/waiting').succeed([list('activitySignUp', 'toCheckIn', { title, search, total: 2 })]);
  await settled();
  const [work] = tasks.facts().waiting.lists ?? [];
  tasks.send({ type: 'work.refresh' });
  ports.http.take('/sys/work/waiting').succeed([]);
  await settled();
  const headings = waitingViews(resources).map(({ work: { title: heading, actions } }) => [
    heading['zh-CN'],
    actions.length > 0,
  ]);
  expect({ work: [work?.title, work?.address], none: tasks.facts().waiting.lists, headings }).toEqual({
    work: [title, '/isps/activitySignUp?status=1&applies=checkIn'],
    none: [],
    // What is to be done, each said once, and by which actions it is done.
    headings: [...new Set(headings.map(([heading]) => heading))].map((heading) => [heading, true]),
  });
  const titles = new Set(resources.map(({ title: listed }) => listed['zh-CN']));
  expect(headings.filter(([heading]) => titles.has(String(heading)))).toEqual([]);
});

it('PAGE-19 greets at the workplace with what waits, unread announcements and what the team changed', async () => {
  const { ports, core } = await signedIn();
  const workplace = core.open(createWorkplace);
  ports.http.take('/sys/work/waiting').succeed(WAITING);
  ports.http.take('getMyAnnouncementSend').succeed({
    records: [{ anntId: 'n1', titile: '体检通知', readFlag: '0', sendTime: '2026-01-14 10:00:00' }],
    total: 6,
    size: 5,
    current: 1,
    pages: 2,
  });
  const change = { action: '编辑', by: '陈静', at: '2026-01-14 16:00:00' };
  ports.http.take('/sys/work/changes').succeed([
    { resource: 'shopOrder', title: '订单', rowId: 'o1', rowLabel: 'D1', ...change },
    { resource: 'retiree', title: '退休人员', rowId: 'r1', rowLabel: '周桂英', ...change },
  ]);
  await settled();
  const { greeting, waiting, unread, news } = workplace.facts();
  expect([greeting['zh-CN'], waiting.total, unread.total, unread.address]).toEqual([
    '上午好，黄敏',
    7,
    6,
    '/isps/userAnnouncement',
  ]);
  expect(unread.announcements?.map(({ titile }) => titile)).toEqual(['体检通知']);
  expect(news.changes?.map(({ label, address }) => [label, address])).toEqual([
    ['D1', '/isps/shopOrder?record=o1'],
    ['周桂英', null],
  ]);
  workplace.send({ type: 'favourite.remove', path: '/isps/shopOrder' });
  expect(workplace.facts().favourites.map(({ path }) => path)).toEqual([
    '/isps/activitySignUp',
    '/isps/userAnnouncement',
  ]);
});
