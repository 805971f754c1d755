import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createNoticeChoice } from './index.ts';

const PATH = '/sys/user/noticeChoice';
const all = { announcement: true, systemMessage: true };

function drive() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  return { http: ports.http, service: createNoticeChoice({ client }) };
}

it('reads which notices somebody wants, saves each change at once, and takes it back', async () => {
  const { http, service } = drive();
  http.take(PATH).reject('读不到');
  await settled();
  expect(service.facts()).toMatchObject({ status: 'failed', failure: localized('读不到', '读不到') });
  service.send({ type: 'choice.refresh' });
  http.take(PATH).succeed(all);
  await settled();
  expect(service.facts()).toEqual({ status: 'ready', choice: all, failure: null, canRetry: false, canUndo: false });
  service.send({ type: 'choice.change', kind: 'systemMessage', isWanted: true });
  expect(http.pending()).toBe(0);
  service.send({ type: 'choice.change', kind: 'systemMessage', isWanted: false });
  service.send({ type: 'choice.change', kind: 'announcement', isWanted: false });
  const muted = { ...all, systemMessage: false };
  expect([service.facts().status, service.facts().choice, http.pending()]).toEqual(['saving', muted, 1]);
  const call = http.take(PATH);
  expect(JSON.parse(String(call.request.body))).toEqual(muted);
  call.succeed(muted);
  await settled();
  expect(service.facts()).toEqual({ status: 'ready', choice: muted, failure: null, canRetry: false, canUndo: true });
  service.send({ type: 'choice.undo' });
  http.take(PATH).succeed(all);
  await settled();
  expect(service.facts().choice).toEqual(all);
});

it('shows what is saved when a change is not, and sends it again', async () => {
  const { http, service } = drive();
  http.take(PATH).succeed(all);
  await settled();
  service.send({ type: 'choice.change', kind: 'announcement', isWanted: false });
  http.take(PATH).reject('存不了');
  await settled();
  expect(service.facts()).toEqual({
    status: 'ready',
    choice: all,
    failure: localized('存不了', '存不了'),
    canRetry: true,
    canUndo: false,
  });
  service.send({ type: 'choice.retry' });
  const again = http.take(PATH);
  expect(JSON.parse(String(again.request.body))).toEqual({ ...all, announcement: false });
  again.succeed({ ...all, announcement: false });
  await settled();
  expect([service.facts().choice, service.facts().failure]).toEqual([{ ...all, announcement: false }, null]);
});
