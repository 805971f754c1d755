import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createOwnAnnouncements } from './index.ts';

const LIST = '/sys/sysAnnouncementSend/getMyAnnouncementSend';
const OPEN = '/sys/sysAnnouncementSend/editByAnntIdAndUserId';
const ALL = '/sys/sysAnnouncementSend/readAll';
const unread = { anntId: 'a1', titile: '停电通知', readFlag: '0' };
const page = (...records: readonly object[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 });

function stage() {
  const ports = fakePorts();
  const { http, clock, random } = ports;
  const client = createHttpClient({
    http,
    clock,
    random,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const answer = async (path: string, result: unknown) => {
    const call = http.take(path);
    const { _t: _time, ...query } = Object.fromEntries(new URL(call.request.url, 'http://h').searchParams);
    call.succeed(result);
    await settled();
    return query;
  };
  const storage = createTypedStorage(ports);
  return { http, answer, own: createOwnAnnouncements({ client, clock, storage, userId: 'u1' }) };
}

it('asks for a page of all, of the unread, and of those with a word in the title', async () => {
  const { answer, own } = stage();
  const queries = [await answer(LIST, page(unread))];
  own.send({ type: 'filter.choose', filter: 'unread' });
  queries.push(await answer(LIST, page(unread)));
  own.send({ type: 'words.search', words: ' 停电 ' });
  queries.push(await answer(LIST, page(unread)));
  own.send({ type: 'page.turn', page: 2, pageSize: 10 });
  queries.push(await answer(LIST, page()));
  expect([queries, own.facts().status, own.facts().rows, own.facts().page]).toEqual([
    [
      { pageNo: '1', pageSize: '20', titile: '' },
      { pageNo: '1', pageSize: '20', titile: '', readFlag: '0' },
      { pageNo: '1', pageSize: '20', titile: '停电', readFlag: '0' },
      { pageNo: '2', pageSize: '10', titile: '停电', readFlag: '0' },
    ],
    'loaded',
    [],
    2,
  ]);
});

it('opens one, which is read by it, and shows the list as it is then', async () => {
  const { answer, own } = stage();
  await answer(LIST, page(unread));
  own.send({ type: 'announcement.open', id: 'a1' });
  const waiting = own.facts().opened?.status;
  await answer(OPEN, { ...unread, readFlag: '1', msgContent: '<p>周三</p>' });
  const opened = own.facts().opened?.announcement?.msgContent;
  await answer(LIST, page({ ...unread, readFlag: '1' }));
  const flags = own.facts().rows.map(({ readFlag }) => readFlag);
  own.send({ type: 'announcement.close' });
  expect([waiting, opened, flags, own.facts().opened]).toEqual(['loading', '<p>周三</p>', ['1'], null]);
});

it('reads a server of the older contract: rows by their `id`, and no answer to the call that marks one as read', async () => {
  const { answer, own } = stage();
  const older = {
    id: 'a1',
    titile: '停电通知',
    msgContent: '<p>周三</p>',
    openType: 'url',
    openPage: '/isps/activity',
  };
  await answer(LIST, page(older));
  own.send({ type: 'announcement.open', id: 'a1' });
  await answer(OPEN, null);
  const { anntId, msgContent, openType, openPage, readFlag } = own.facts().opened?.announcement ?? {};
  expect([own.facts().rows.map((row) => row.anntId), { anntId, msgContent, openType, openPage, readFlag }]).toEqual([
    ['a1'],
    { anntId: 'a1', msgContent: '<p>周三</p>', openType: 'url', openPage: '/isps/activity', readFlag: '1' },
  ]);
});

it('says why one that was revoked cannot be opened', async () => {
  const { http, answer, own } = stage();
  await answer(LIST, page(unread));
  own.send({ type: 'announcement.open', id: 'a1' });
  http.take(OPEN).reject('这条消息已经撤销或过期，不能再查看');
  await settled();
  expect(own.facts().opened).toEqual({
    status: 'failed',
    announcement: null,
    failure: { 'zh-CN': '这条消息已经撤销或过期，不能再查看', 'en-US': '这条消息已经撤销或过期，不能再查看' },
  });
});

it('marks all as read and asks for the list again', async () => {
  const { answer, own } = stage();
  await answer(LIST, page(unread));
  own.send({ type: 'all.read' });
  const isMarking = own.facts().isMarking;
  await answer(ALL, null);
  await answer(LIST, page());
  expect([isMarking, own.facts().isMarking, own.facts().rows]).toEqual([true, false, []]);
});
