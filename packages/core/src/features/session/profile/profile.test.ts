import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized, type Notice } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import type { AuthEvent } from '../auth/index.ts';
import { createProfile } from './index.ts';

const own = {
  username: 'clerk',
  realname: '王秀兰',
  avatar: '',
  birthday: '1988-03-12',
  sex: 2 as const,
  email: '',
  phone: '15400001002',
  workNo: '1002',
  departments: ['活动科'],
  roles: ['活动专员'],
  tenants: [],
  createTime: '2026-01-01 08:00:00',
  version: 3,
};
const userInfo = { id: 'u1', username: 'clerk', realname: '王秀', avatar: '', orgCode: 'A01', relTenantIds: '' };
const form = { realname: '王秀兰', birthday: '1988-03-12', sex: '2', email: '' } as const;
const READ = '/sys/user/login/setting/getUserData';
const EDIT = '/sys/user/login/setting/userEdit';

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
  const sent: AuthEvent[] = [];
  const service = createProfile({ client, clock: ports.clock, auth: { send: (event) => sent.push(event) } });
  const notices: Notice[] = [];
  const refused: (readonly string[])[] = [];
  service.on((emitted) => {
    if (emitted.type === 'notice.raised') notices.push(emitted.notice);
    if (emitted.type === 'form.refused') refused.push(emitted.fields);
  });
  const change = (field: keyof typeof form, value: string) => service.send({ type: 'value.change', field, value });
  return { service, http: ports.http, sent, notices, refused, change };
}

async function opened() {
  const stage = drive();
  stage.http.take(READ).succeed(own);
  await settled();
  return stage;
}

const shown = { status: 'editing', profile: own, values: form, errors: {}, failure: null, isChanged: false };

it('reads one’s own details, and reads them again after a failure', async () => {
  const { service, http } = drive();
  const unread = { status: 'loading', profile: null, failure: null, errors: {}, isChanged: false };
  expect(service.facts()).toMatchObject(unread);
  http.take(READ).reject('维护中');
  await settled();
  expect(service.facts()).toMatchObject({ ...unread, status: 'failed', failure: localized('维护中', '维护中') });
  service.send({ type: 'profile.retry' });
  expect(service.facts()).toMatchObject(unread);
  http.take(READ).succeed(own);
  await settled();
  expect(service.facts()).toEqual(shown);
});

it('sends what was typed, trimmed and with the version that was read, and the session learns of it', async () => {
  const { service, http, sent, notices, change } = await opened();
  change('realname', ' 王秀 ');
  change('birthday', '1988年3月13日');
  service.send({ type: 'value.leave', field: 'birthday' });
  change('sex', '');
  change('email', ' clerk@evergreen.example ');
  expect([service.facts().values, service.facts().isChanged]).toEqual([
    { realname: ' 王秀 ', birthday: '1988-03-13', sex: '', email: ' clerk@evergreen.example ' },
    true,
  ]);
  service.send({ type: 'form.submit' });
  service.send({ type: 'form.submit' });
  expect(service.facts().status).toBe('saving');
  const call = http.take(EDIT);
  const body = { realname: '王秀', birthday: '1988-03-13', sex: null, email: 'clerk@evergreen.example', version: 3 };
  expect([JSON.parse(String(call.request.body)), http.pending()]).toEqual([body, 0]);
  const profile = { ...own, ...body, version: 4 };
  call.succeed({ profile, userInfo }, '资料已保存');
  await settled();
  expect(service.facts()).toEqual({
    ...shown,
    profile,
    values: { realname: '王秀', birthday: '1988-03-13', sex: '', email: 'clerk@evergreen.example' },
  });
  expect([sent, notices]).toEqual([
    [{ type: 'user.changed', user: userInfo }],
    [{ level: 'success', text: localized('资料已保存', '资料已保存') }],
  ]);
});

it('sends nothing that cannot be right, and keeps it as it was typed', async () => {
  const { service, http, refused, change } = await opened();
  change('realname', '  ');
  change('birthday', '3月40日');
  change('email', 'clerk@');
  expect(service.facts().errors).toEqual({});
  service.send({ type: 'value.leave', field: 'birthday' });
  expect(Object.keys(service.facts().errors)).toEqual(['birthday']);
  service.send({ type: 'form.submit' });
  expect([refused, http.pending(), service.facts().values]).toEqual([
    [['realname', 'birthday', 'email']],
    0,
    { realname: '  ', birthday: '3月40日', sex: '2', email: 'clerk@' },
  ]);
  service.send({ type: 'form.reset' });
  expect(service.facts()).toEqual(shown);
});

it.each([
  ['2999-01-01', '生日不能晚于今天'],
  ['1899-12-31', '生日不能早于 1900 年'],
])('takes %s for no birthday', async (birthday, words) => {
  const { service, change } = await opened();
  change('birthday', birthday);
  service.send({ type: 'form.submit' });
  expect(service.facts().errors.birthday?.['zh-CN']).toBe(words);
});

it('shows a field that the server refuses, until it is changed', async () => {
  const { service, http, refused, change } = await opened();
  change('email', 'admin@evergreen.example');
  service.send({ type: 'form.submit' });
  http.take(EDIT).reject('邮箱已被注册', 500, { email: '邮箱已被注册' });
  await settled();
  expect([service.facts().status, service.facts().errors, service.facts().failure, refused]).toEqual([
    'editing',
    { email: localized('邮箱已被注册', '邮箱已被注册') },
    null,
    [['email']],
  ]);
  change('email', 'other@evergreen.example');
  expect(service.facts().errors).toEqual({});
});

it('R-20 reads again what somebody else saved first, and keeps what was typed here', async () => {
  const { service, http, notices, change } = await opened();
  change('realname', '王秀');
  service.send({ type: 'form.submit' });
  http.take(EDIT).reject('您的资料已在别处修改', 409);
  await settled();
  expect(service.facts().status).toBe('merging');
  const newer = { ...own, realname: '王兰', email: 'clerk@evergreen.example', version: 4 };
  http.take(READ).succeed(newer);
  await settled();
  expect(service.facts()).toEqual({
    ...shown,
    profile: newer,
    values: { ...form, realname: '王秀', email: 'clerk@evergreen.example' },
    errors: {},
    isChanged: true,
  });
  expect(notices.map(({ level }) => level)).toEqual(['warning']);
  service.send({ type: 'form.submit' });
  expect(JSON.parse(String(http.take(EDIT).request.body))).toMatchObject({ realname: '王秀', version: 4 });
});

it('takes a number that another form of the page saved, and nothing that was typed is lost', async () => {
  const { service, change } = await opened();
  change('realname', '王秀');
  const profile = { ...own, phone: '13900001234', version: 4 };
  service.send({ type: 'profile.changed', profile });
  expect([service.facts().profile, service.facts().values]).toEqual([profile, { ...form, realname: '王秀' }]);
});
