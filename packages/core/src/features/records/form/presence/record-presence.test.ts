import { expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import { minutes, seconds } from '../../../../kernel/index.ts';
import { activityResource } from '../../../../resources/index.ts';
import { fakeLive, fakePorts, settled } from '../../../../testing/index.ts';
import { createRecordPresence } from './record-presence.service.ts';

const PRESENCE = '/sys/record/presence';

async function opened() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const live = fakeLive();
  const presence = createRecordPresence({ resource: activityResource, id: 'a1', client, clock: ports.clock, live });
  await settled();
  const { http, clock } = ports;
  return {
    http,
    live,
    clock,
    presence,
    told: () => presence.facts().others.map((text) => text['zh-CN']),
    answer: async (...others: readonly object[]) => {
      http.take(PRESENCE).succeed({ others });
      await settled();
    },
    pass: async (time: number) => {
      clock.advance(time);
      await settled();
    },
  };
}

it('LIST-23 says every fifteen seconds that the record is edited, and tells who else edits it since when', async () => {
  const { http, clock, answer, told, pass } = await opened();
  const call = http.requests[0];
  const now = clock.now();
  await answer(
    { name: '张伟', since: now - minutes(3) },
    { name: '王秀兰', since: now },
    { name: '李建国', since: now - minutes(130) },
  );
  const first = told();
  await pass(seconds(14));
  const early = http.pending();
  await pass(seconds(1));
  await answer();
  expect([call?.method, JSON.parse(call?.body ?? ''), first, early, told()]).toEqual([
    'PUT',
    { resource: 'activity', id: 'a1' },
    [
      '张伟 正在编辑此记录（3 分钟前开始）',
      '王秀兰 正在编辑此记录（刚刚开始）',
      '李建国 正在编辑此记录（2 小时前开始）',
    ],
    0,
    [],
  ]);
});

it('LIST-23 asks nothing while the window is hidden, and says when the form is left', async () => {
  const { http, presence, answer, pass } = await opened();
  await answer();
  presence.send({ type: 'window.hidden' });
  await pass(minutes(5));
  const hidden = http.pending();
  presence.send({ type: 'window.shown' });
  await settled();
  await answer();
  presence.dispose();
  await settled();
  const leaving = http.take(PRESENCE).request;
  await pass(minutes(5));
  expect([hidden, leaving.method, leaving.url.includes('resource=activity&id=a1'), http.pending()]).toEqual([
    0,
    'DELETE',
    true,
    0,
  ]);
});

it('names nobody while the server cannot be asked, and goes on asking', async () => {
  const { http, clock, answer, told, pass } = await opened();
  await answer({ name: '张伟', since: clock.now() });
  await pass(seconds(15));
  http.take(PRESENCE).end({ kind: 'unreachable' });
  await settled();
  const failed = told();
  await pass(seconds(15));
  await answer({ name: '张伟', since: clock.now() });
  expect([failed, told().length]).toEqual([[], 1]);
});

it('LIST-23 asks as soon as the server tells that somebody began or ended, and half as often by itself', async () => {
  const { http, live, clock, presence, answer, told, pass } = await opened();
  live.report({ isOpen: true, isBlocked: false });
  await answer();
  await pass(seconds(29));
  const quiet = http.pending();
  live.tell({ kind: 'presence', resource: 'activity', id: 'another' });
  live.tell({ kind: 'presence', resource: 'activity', id: 'a1' });
  await settled();
  await answer({ name: '张伟', since: clock.now() });
  const began = told();
  await pass(seconds(30));
  await answer();
  presence.dispose();
  live.tell({ kind: 'presence', resource: 'activity', id: 'a1' });
  expect([quiet, began, told(), http.pending()]).toEqual([0, ['张伟 正在编辑此记录（刚刚开始）'], [], 1]);
});
