import { expect, it } from 'vitest';

import { USUAL_CHOICE } from '../../../contract/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { localized, minutes } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import type { DesktopNoticePort, DesktopPermission } from '../../../ports/index.ts';
import { createNoticeChoice } from './index.ts';

const PATH = '/sys/user/noticeChoice';
const all = { ...USUAL_CHOICE, mail: 'on' as const };
const usual = { delivery: 'normal', pausedUntil: null, desktop: 'unasked' };
const { mail: _mail, ...sent } = all;

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
  let permission: DesktopPermission = 'unasked';
  let answer: DesktopPermission = 'denied';
  const desktop: DesktopNoticePort = {
    permission: () => permission,
    ask: async () => (permission = answer),
    isInFront: () => false,
    show: () => undefined,
  };
  const service = createNoticeChoice({ client, clock: ports.clock, desktop });
  const allow = () => {
    answer = 'granted';
  };
  return { http: ports.http, clock: ports.clock, service, allow };
}

it('reads which notices somebody wants, saves each change at once, and takes it back', async () => {
  const { http, service } = drive();
  http.take(PATH).reject('读不到');
  await settled();
  expect(service.facts()).toMatchObject({ status: 'failed', failure: localized('读不到', '读不到') });
  service.send({ type: 'choice.refresh' });
  http.take(PATH).succeed(all);
  await settled();
  expect(service.facts()).toEqual({
    status: 'ready',
    choice: all,
    ...usual,
    failure: null,
    canRetry: false,
    canUndo: false,
  });
  service.send({ type: 'kind.choose', channel: 'bell', kind: 'systemMessage', isWanted: true });
  expect(http.pending()).toBe(0);
  service.send({ type: 'kind.choose', channel: 'bell', kind: 'systemMessage', isWanted: false });
  service.send({ type: 'kind.choose', channel: 'bell', kind: 'announcement', isWanted: false });
  const muted = { ...all, systemMessage: false };
  expect([service.facts().status, service.facts().choice, http.pending()]).toEqual(['saving', muted, 1]);
  const call = http.take(PATH);
  expect(JSON.parse(String(call.request.body))).toEqual({ ...sent, systemMessage: false });
  call.succeed(muted);
  await settled();
  expect(service.facts()).toEqual({
    status: 'ready',
    choice: muted,
    ...usual,
    failure: null,
    canRetry: false,
    canUndo: true,
  });
  service.send({ type: 'choice.undo' });
  http.take(PATH).succeed(all);
  await settled();
  expect(service.facts().choice).toEqual(all);
});

it('shows what is saved when a change is not, and sends it again', async () => {
  const { http, service } = drive();
  http.take(PATH).succeed(all);
  await settled();
  service.send({ type: 'kind.choose', channel: 'bell', kind: 'announcement', isWanted: false });
  http.take(PATH).reject('存不了');
  await settled();
  expect(service.facts()).toEqual({
    status: 'ready',
    choice: all,
    ...usual,
    failure: localized('存不了', '存不了'),
    canRetry: true,
    canUndo: false,
  });
  service.send({ type: 'choice.retry' });
  const again = http.take(PATH);
  expect(JSON.parse(String(again.request.body))).toEqual({ ...sent, announcement: false });
  again.succeed({ ...all, announcement: false });
  await settled();
  expect([service.facts().choice, service.facts().failure]).toEqual([{ ...all, announcement: false }, null]);
});

it('NOTIF-10 each kind has its channels, and quiet hours, a pause and a digest are chosen; the desktop needs the leave of the browser', async () => {
  const { http, clock, service, allow } = drive();
  http.take(PATH).succeed(all);
  await settled();
  const bodies: unknown[] = [];
  const save = async () => {
    const { request, succeed } = http.take(PATH);
    const body = JSON.parse(String(request.body));
    bodies.push(Object.fromEntries(Object.entries(body).filter(([key, value]) => !isUsual(key, value))));
    succeed({ ...body, mail: 'on' });
    await settled();
  };
  const isUsual = (key: string, value: unknown) =>
    JSON.stringify(Object.entries(sent).find(([known]) => known === key)?.[1]) === JSON.stringify(value);
  service.send({ type: 'kind.choose', channel: 'toast', kind: 'file', isWanted: false });
  await save();
  service.send({ type: 'kind.choose', channel: 'digest', kind: 'file', isWanted: true });
  await save();
  service.send({ type: 'kind.choose', channel: 'desktop', kind: 'alert', isWanted: true });
  await settled();
  const refused = [service.facts().desktop, http.pending()];
  allow();
  service.send({ type: 'kind.choose', channel: 'desktop', kind: 'alert', isWanted: true });
  await settled();
  await save();
  const quiet = { from: '22:00', to: '07:30', weekdays: [1, 2, 3, 4, 5], urgentPasses: true };
  service.send({ type: 'quiet.choose', quiet });
  await save();
  service.send({ type: 'digest.choose', at: { weekday: 1, hour: 9 } });
  await save();
  service.send({ type: 'mail.choose', isMailed: true });
  await save();
  service.send({ type: 'pause.choose', length: 'hour' });
  await save();
  const paused = [service.facts().delivery, service.facts().choice?.pausedUntil];
  service.send({ type: 'pause.choose', length: null });
  await save();
  const toast = sent.toast.filter((kind) => kind !== 'file');
  const first = { toast, digest: ['file'], desktop: ['alert'] };
  const last = { ...first, quiet, digestAt: { weekday: 1, hour: 9 }, isMailed: true };
  expect({ refused, desktop: service.facts().desktop, paused, bodies }).toEqual({
    refused: ['denied', 0],
    desktop: 'granted',
    paused: ['paused', clock.now() + minutes(60)],
    bodies: [
      { toast },
      { toast, digest: ['file'] },
      first,
      { ...first, quiet },
      { ...first, quiet, digestAt: { weekday: 1, hour: 9 } },
      last,
      { ...last, pausedUntil: clock.now() + minutes(60) },
      last,
    ],
  });
});
