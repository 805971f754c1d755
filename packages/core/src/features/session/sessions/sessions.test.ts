import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized, type Notice } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createSessions } from './index.ts';

const desk = {
  id: 's1',
  device: 'Chrome · Windows',
  address: '192.0.2.10',
  tenant: '',
  signedInAt: '2026-12-01 09:00:00',
  lastUsedAt: '2026-12-01 10:00:00',
  isCurrent: true,
};
const phone = { ...desk, id: 's2', device: '', address: '198.51.100.7', isCurrent: false };
const tablet = { ...phone, id: 's3', device: 'Safari · iPad' };
const shown = (session: typeof desk) => ({
  ...session,
  device: session.device === '' ? localized('未知设备', 'Unknown device') : localized(session.device, session.device),
  isHandheld: session.id === 's3',
});
const signIn = {
  id: 'l1',
  event: 'login.refused',
  device: '',
  address: '203.0.113.9',
  times: 3,
  time: '2026-12-01 08:59:00',
};
const shownSignIn = {
  id: 'l1',
  what: localized('登录失败：密码或验证码错误', 'Sign-in refused: wrong password or code'),
  isRefusal: true,
  device: localized('未知设备', 'Unknown device'),
  address: '203.0.113.9',
  times: 3,
  time: '2026-12-01 08:59:00',
};

function drive(accountId?: string) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const service = createSessions({ client, ...(accountId === undefined ? {} : { accountId }) });
  const notices: Notice[] = [];
  service.on(({ notice }) => notices.push(notice));
  async function answer(sessions: readonly unknown[], signIns: readonly unknown[] = [signIn]) {
    ports.http.take('/sys/session/list').succeed(sessions);
    await settled();
    ports.http.take('/sys/session/signIns').succeed(signIns);
    await settled();
  }
  return { service, http: ports.http, notices, answer };
}

it("AUTH-18 lists the user's sessions and logins, asks for confirmation before ending one or all others, and reloads", async () => {
  const { service, http, notices, answer } = drive();
  expect(service.facts()).toEqual({
    status: 'loading',
    sessions: [],
    signIns: [],
    failure: null,
    question: null,
    canEnd: false,
  });
  await answer([desk, phone, tablet]);
  const listed = {
    status: 'loaded',
    sessions: [desk, phone, tablet].map(shown),
    signIns: [shownSignIn],
    failure: null,
    question: null,
    canEnd: true,
  };
  expect(service.facts()).toEqual(listed);

  service.send({ type: 'session.end', id: 's2' });
  expect(service.facts()).toEqual({
    ...listed,
    status: 'asking',
    question: { kind: 'one', session: shown(phone) },
    canEnd: false,
  });
  service.send({ type: 'question.cancel' });
  expect([service.facts(), http.pending()]).toEqual([listed, 0]);

  service.send({ type: 'session.end', id: 's2' });
  service.send({ type: 'question.confirm' });
  expect(service.facts()).toEqual({
    ...listed,
    status: 'ending',
    question: { kind: 'one', session: shown(phone) },
    canEnd: false,
  });
  const ending = http.take('/sys/session/delete');
  expect([ending.request.method, new URL(ending.request.url, 'http://x').searchParams.get('id')]).toEqual([
    'DELETE',
    's2',
  ]);
  ending.succeed(null, '已结束该登录');
  await settled();
  expect([service.facts().status, service.facts().question]).toEqual(['refreshing', null]);
  await answer([desk, tablet]);

  service.send({ type: 'others.end' });
  expect(service.facts().question).toEqual({ kind: 'others', count: 1 });
  service.send({ type: 'question.confirm' });
  http.take('/sys/session/deleteOthers').succeed(1, '已结束其他 1 个登录');
  await settled();
  await answer([desk]);
  expect(service.facts()).toEqual({ ...listed, sessions: [shown(desk)], canEnd: false });
  expect(notices).toEqual([
    { level: 'success', text: localized('已结束该登录', '已结束该登录') },
    { level: 'success', text: localized('已结束其他 1 个登录', '已结束其他 1 个登录') },
  ]);
});

it('ignores the current session, an unlisted one, and others if there are none', async () => {
  const { service, answer } = drive();
  service.send({ type: 'others.end' });
  await answer([desk]);
  service.send({ type: 'session.end', id: 's1' });
  service.send({ type: 'session.end', id: 'other' });
  service.send({ type: 'others.end' });
  expect([service.facts().status, service.facts().question]).toEqual(['loaded', null]);
});

it('keeps the displayed data when loading fails, and reloads on request', async () => {
  const { service, http, answer } = drive();
  http.take('/sys/session/list').reject('维护中');
  await settled();
  expect(service.facts()).toEqual({
    status: 'failed',
    sessions: [],
    signIns: [],
    failure: localized('维护中', '维护中'),
    question: null,
    canEnd: false,
  });
  service.send({ type: 'list.refresh' });
  await answer([desk, phone]);
  service.send({ type: 'list.refresh' });
  http.take('/sys/session/list').succeed([desk]);
  await settled();
  http.take('/sys/session/signIns').reject('维护中');
  await settled();
  expect([service.facts().status, service.facts().sessions, service.facts().failure]).toEqual([
    'failed',
    [desk, phone].map(shown),
    localized('维护中', '维护中'),
  ]);
});

it('reports why a session could not be ended, and reloads the list', async () => {
  const { service, http, notices, answer } = drive();
  await answer([desk, phone]);
  service.send({ type: 'session.end', id: 's2' });
  service.send({ type: 'question.confirm' });
  http.take('/sys/session/delete').reject('该登录不存在或已结束，请刷新后查看');
  await settled();
  const words = '该登录不存在或已结束，请刷新后查看';
  expect([notices, service.facts().status]).toEqual([
    [{ level: 'warning', text: localized(words, words) }],
    'refreshing',
  ]);
  await answer([desk]);
  expect([service.facts().status, service.facts().canEnd]).toEqual(['loaded', false]);
});

it('keeps the list when the call to end a session fails', async () => {
  const { service, http, notices, answer } = drive();
  await answer([desk, phone]);
  service.send({ type: 'others.end' });
  service.send({ type: 'question.confirm' });
  http.take('/sys/session/deleteOthers').end({ kind: 'unreachable' });
  await settled();
  expect([
    service.facts().status,
    service.facts().question,
    service.facts().sessions.length,
    notices,
    http.pending(),
  ]).toEqual(['loaded', null, 2, [], 0]);
});

it('displays an unknown event verbatim', async () => {
  const { service, answer } = drive();
  await answer([desk], [{ ...signIn, event: 'passkey.added', times: 1 }]);
  expect(service.facts().signIns).toEqual([
    { ...shownSignIn, what: localized('passkey.added', 'passkey.added'), isRefusal: false, times: 1 },
  ]);
});

it('reads and ends the sessions of somebody else, for those who look after accounts', async () => {
  const { service, http, notices } = drive('u7');
  const other = { ...phone, isCurrent: false };
  async function answer(sessions: readonly unknown[]) {
    const list = http.take('/sys/user/sessions/list');
    expect(new URL(list.request.url, 'http://x').searchParams.get('userId')).toBe('u7');
    list.succeed(sessions);
    await settled();
    http.take('/sys/user/sessions/signIns').succeed([signIn]);
    await settled();
  }
  await answer([other, tablet]);
  service.send({ type: 'session.end', id: other.id });
  service.send({ type: 'question.confirm' });
  const one = http.take('/sys/user/sessions/delete');
  expect(Object.fromEntries(new URL(one.request.url, 'http://x').searchParams)).toMatchObject({
    userId: 'u7',
    id: other.id,
  });
  one.succeed(null, '已结束该登录');
  await settled();
  await answer([tablet]);
  service.send({ type: 'others.end' });
  service.send({ type: 'question.confirm' });
  http.take('/sys/user/sessions/deleteAll').succeed(1, '已结束该账号的 1 个登录');
  await settled();
  await answer([]);
  expect([service.facts().sessions, service.facts().canEnd, notices.map(({ text }) => text['zh-CN'])]).toEqual([
    [],
    false,
    ['已结束该登录', '已结束该账号的 1 个登录'],
  ]);
});
