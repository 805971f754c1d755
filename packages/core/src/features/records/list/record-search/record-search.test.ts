import { expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from '../../../../index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import type { ResourceEntry } from '../../../../resources/index.ts';
import { activityResource } from '../../../../resources/business/activity.resource.ts';
import { createRecordSearch } from './record-search.service.ts';

const user = { id: 'u1', username: 'clerk', realname: '黄敏', avatar: '' };
const menu = [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }];
const rows = (...names: readonly string[]) => ({
  records: names.map((title, place) => ({
    id: `a${place}`,
    title,
    createBy: null,
    createTime: null,
    updateBy: null,
    updateTime: null,
  })),
  total: names.length,
  size: 5,
  current: 1,
  pages: 1,
});

async function opened(permissions: readonly string[] = ['activity:list'], entries?: readonly ResourceEntry[]) {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo: user });
  await settled();
  const lists = permissions.map((action) => ({ action }));
  ports.http.take('getUserPermissionByToken').succeed({ menu, auth: lists, allAuth: [{ action: 'activity:list' }] });
  await settled();
  const search = core.open((page) => createRecordSearch({ ...page, ...(entries === undefined ? {} : { entries }) }));
  const type = (words: string) => search.send({ type: 'words.type', words });
  const pause = async (milliseconds = 300) => {
    ports.clock.advance(milliseconds);
    await settled();
  };
  const seen = () => ({ ...search.facts(), records: search.facts().records.map(({ label }) => label) });
  return { ports, search, type, pause, seen };
}

it('LAYOUT-20 finds records of the resources that one may read, by a part of their name, after a pause', async () => {
  const { ports, search, type, pause, seen } = await opened();
  type('重');
  await pause(299);
  type('重阳');
  await pause(299);
  expect([ports.http.pending(), seen()]).toEqual([0, { isSearching: true, records: [] }]);
  await pause(1);
  const call = ports.http.take('/isps/activity/list');
  const asked = Object.fromEntries(new URL(call.request.url, 'http://h').searchParams);
  expect(asked).toMatchObject({ title: '重阳', pageNo: '1', pageSize: '5', field: 'id,title' });
  call.succeed(rows('重阳登高'));
  await settled();
  expect([ports.http.pending(), search.facts()]).toEqual([
    0,
    {
      isSearching: false,
      records: [
        {
          resource: 'activity',
          group: { 'zh-CN': '活动管理', 'en-US': 'Activities' },
          id: 'a0',
          label: '重阳登高',
          path: '/isps/activity?record=a0',
          foundBy: '重阳',
        },
      ],
    },
  ]);
});

it('LIST-27 letters and digits are asked for as what people call a record: pinyin, the end of a number, a number', async () => {
  const { ports, type, pause, seen } = await opened();
  const asked: unknown[] = [];
  for (const words of ['lxh', '2303']) {
    type(words);
    await pause();
    const call = ports.http.take('/isps/activity/list');
    const { keyword, title } = Object.fromEntries(new URL(call.request.url, 'http://h').searchParams);
    asked.push([keyword, title]);
    call.succeed(rows('林小荷'));
    await settled();
  }
  expect([asked, seen().records]).toEqual([
    [
      ['lxh', undefined],
      ['2303', undefined],
    ],
    ['林小荷'],
  ]);
});

it('LAYOUT-20 drops the answer to earlier words, and everything once the words are gone', async () => {
  const { ports, type, pause, seen } = await opened();
  type('登高');
  await pause();
  const first = ports.http.take('/isps/activity/list');
  type('合唱');
  await pause();
  const second = ports.http.take('/isps/activity/list');
  second.succeed(rows('社区合唱'));
  await settled();
  first.succeed(rows('重阳登高'));
  await settled();
  const found = seen();
  type(' ');
  expect([found, seen()]).toEqual([
    { isSearching: false, records: ['社区合唱'] },
    { isSearching: false, records: [] },
  ]);
});

it('LAYOUT-20 asks for nothing that one may not read, nor for a single letter', async () => {
  const nobody = await opened([]);
  nobody.type('重阳');
  await nobody.pause();
  const clerk = await opened();
  clerk.type('a');
  await clerk.pause();
  expect([nobody.ports.http.pending(), clerk.ports.http.pending(), nobody.seen()]).toEqual([
    0,
    0,
    { isSearching: false, records: [] },
  ]);
});

/** Six resources that differ by name and address only. */
const six: readonly ResourceEntry[] = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => ({
  name,
  path: `/isps/${name}`,
  title: { 'zh-CN': name, 'en-US': name },
  singular: { 'zh-CN': name, 'en-US': name },
  permissionPrefix: 'activity',
  isNameSearched: true,
  load: () => Promise.resolve({ ...activityResource, name, path: `/isps/${name}` }),
}));

it('LAYOUT-20 has four calls on their way at most, asks the next as one is answered, and shows them in order', async () => {
  const { ports, type, pause, seen } = await opened(['activity:list'], six);
  const asked = () => ports.http.requests.slice(2).map(({ url }) => /isps\/(?<name>\w+)/u.exec(url)?.groups?.['name']);
  type('重阳');
  await pause();
  expect(asked()).toEqual(['one', 'two', 'three', 'four']);
  ports.http.take('/isps/three/').succeed(rows('第三'));
  await settled();
  expect(asked()).toEqual(['one', 'two', 'three', 'four', 'five']);
  ports.http.take('/isps/one/').status(500);
  await settled();
  for (const name of ['two', 'four', 'six', 'five']) ports.http.take(`/isps/${name}/`).succeed(rows(name));
  await settled();
  expect([asked().length, ports.http.pending(), seen()]).toEqual([
    6,
    0,
    { isSearching: false, records: ['two', '第三', 'four', 'five', 'six'] },
  ]);
});

it('LAYOUT-20 ends the calls of earlier words as soon as others are typed, and asks for none of the rest', async () => {
  const { ports, type, pause, seen } = await opened(['activity:list'], six);
  type('登高');
  await pause();
  const first = ['one', 'two', 'three', 'four'].map((name) => ports.http.take(`/isps/${name}/`));
  type('合唱');
  expect(first.map(({ request }) => request.signal?.aborted)).toEqual([true, true, true, true]);
  first[0]?.succeed(rows('重阳登高'));
  first[1]?.end({ kind: 'cancelled' });
  await settled();
  expect([ports.http.requests.length, ports.http.pending(), seen()]).toEqual([
    6,
    0,
    { isSearching: true, records: [] },
  ]);
  await pause();
  expect(ports.http.pending()).toBe(4);
});
