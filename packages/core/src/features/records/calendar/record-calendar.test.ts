import * as v from 'valibot';
import { expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from '../../../index.ts';
import { activityResource, resourceRowSchema, type ResourceRow } from '../../../resources/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createListPage, defaultListQuery } from '../list/index.ts';
import { calendarKeyDay, calendarTitle, shownSpan, steppedDay } from './record-calendar.model.ts';
import { createRecordCalendar } from './record-calendar.service.ts';

function activity(id: string, startTime: string, endTime: string): ResourceRow {
  const shown = {
    title: `活动${id}`,
    status: '1',
    startTime,
    endTime,
    quota: 0,
    signedCount: 0,
    isTop: 'N',
    needAudit: 'N',
  };
  return v.parse(resourceRowSchema(activityResource), {
    id,
    version: 1,
    auditStatus: '1',
    fee: 0,
    points: 0,
    ...shown,
  });
}

const pageOf = (records: readonly ResourceRow[]) => ({
  records,
  total: records.length,
  size: 100,
  current: 1,
  pages: 1,
});

async function opened() {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  const userInfo = { id: 'u1', username: 'clerk', realname: '黄敏', avatar: '' };
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo });
  await settled();
  const auth = [{ action: 'activity:list' }];
  const menu = [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动' } }];
  ports.http.take('getUserPermissionByToken').succeed({ menu, auth, allAuth: auth });
  await settled();
  const resource = activityResource;
  const query = { ...defaultListQuery(resource), search: { title: '讲座' } };
  const list = core.open((page) => createListPage({ ...page, resource, query, fixed: { typeId: 't1' } }));
  const nextList = async () => {
    const call = ports.http.take('/isps/activity/list');
    const asked = new URL(call.request.url, 'http://host').searchParams;
    return {
      asked,
      answer: async (...rows: readonly ResourceRow[]) => {
        call.succeed(pageOf(rows));
        await settled();
      },
    };
  };
  await (await nextList()).answer();
  const calendar = core.open((page) => createRecordCalendar({ ...page, resource, list }));
  const busy = () =>
    calendar
      .facts()
      .weeks.flat()
      .filter(({ entries }) => entries.length > 0)
      .map(({ day, entries }) => [day, ...entries.map(({ title, time }) => `${time ?? '…'} ${title}`)]);
  return { ports, list, calendar, nextList, busy };
}

it('PAGE-28 shows what takes place in the weeks of a month or in one week, of what the list finds, with today and each day of what lasts', async () => {
  const { list, calendar, nextList, busy } = await opened();
  const month = await nextList();
  await month.answer(
    activity('b', '2026-01-15 14:00:00', '2026-01-15 16:00:00'),
    activity('a', '2026-01-15 09:30:00', '2026-01-17 10:00:00'),
  );
  const { title, weeks } = calendar.facts();
  const inMonth = busy();
  const today = weeks
    .flat()
    .filter(({ isToday }) => isToday)
    .map(({ day }) => day);
  calendar.send({ type: 'mode.choose', mode: 'week' });
  const week = await nextList();
  await week.answer();
  calendar.send({ type: 'calendar.step', direction: 1 });
  const next = await nextList();
  list.send({ type: 'search.submit', search: { title: '登高' } });
  await (await nextList()).answer();
  const searched = await nextList();
  const named = (asked: URLSearchParams) => [
    asked.get('title'),
    asked.get('typeId'),
    asked.get('column'),
    asked.get('order'),
  ];
  const span = (asked: URLSearchParams) =>
    [...decodeURIComponent(asked.get('superQueryParams') ?? '').matchAll(/\d{4}-\d\d-\d\d/gu)].map(([day]) => day);
  expect({
    title: title['zh-CN'],
    first: weeks[0]?.[0]?.day,
    outside: weeks.flat().filter(({ isOutside }) => isOutside).length,
    today,
    inMonth,
    named: [named(month.asked), named(searched.asked)],
    spans: [month, week, next, searched].map(({ asked }) => span(asked)),
  }).toEqual({
    title: '2026年1月',
    first: '2025-12-29',
    outside: 4,
    today: ['2026-01-15'],
    inMonth: [
      ['2026-01-15', '09:30 活动a', '14:00 活动b'],
      ['2026-01-16', '… 活动a'],
      ['2026-01-17', '… 活动a'],
    ],
    named: [
      ['讲座', 't1', 'startTime', 'asc'],
      ['登高', 't1', 'startTime', 'asc'],
    ],
    spans: [
      ['2026-02-01', '2025-12-29'],
      ['2026-01-18', '2026-01-12'],
      ['2026-01-25', '2026-01-19'],
      ['2026-01-25', '2026-01-19'],
    ],
  });
});

it('is read again after a failure and when the rows of the list are newer, and turns with the cursor', async () => {
  const { ports, list, calendar, nextList } = await opened();
  ports.http.take('/isps/activity/list').reject('服务器忙');
  await settled();
  const failed = [calendar.facts().status, calendar.facts().failure?.['zh-CN']];
  calendar.send({ type: 'calendar.retry' });
  await (await nextList()).answer();
  calendar.send({ type: 'day.choose', day: '2026-01-31' });
  const within = ports.http.pending();
  calendar.send({ type: 'day.choose', day: '2026-02-28' });
  await (await nextList()).answer();
  list.send({ type: 'list.refresh' });
  await (await nextList()).answer();
  const again = ports.http.pending();
  expect({ failed, within, again, title: calendar.facts().title['en-US'] }).toEqual({
    failed: ['failed', '服务器忙'],
    within: 0,
    again: 1,
    title: 'February 2026',
  });
});

it('weeks begin on Monday, and a step from a long month ends in the last day of a short one', () => {
  expect({
    span: shownSpan('month', '2026-11-28'),
    steps: [
      steppedDay('month', '2026-01-31', 1),
      steppedDay('month', '2026-01-15', -1),
      steppedDay('week', '2026-12-30', 1),
    ],
    keys: ['ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageUp', 'a'].map((key) => calendarKeyDay(key, '2026-11-28')),
    week: calendarTitle('week', '2026-11-28')['zh-CN'],
  }).toEqual({
    span: { from: '2026-10-26', to: '2026-12-06' },
    steps: ['2026-02-28', '2025-12-15', '2027-01-06'],
    keys: ['2026-11-27', '2026-12-05', '2026-11-23', '2026-11-29', '2026-10-28', null],
    week: '2026年11月23日 – 2026年11月29日',
  });
});
