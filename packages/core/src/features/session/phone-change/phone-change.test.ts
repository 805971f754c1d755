import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import type { AuthEvent } from '../auth/index.ts';
import { createPhoneChange, type PhoneChangeEmitted } from './index.ts';

const PATH = '/sys/user/login/setting/updateMobile';
const userInfo = { id: 'u1', username: 'clerk', realname: '王秀兰', avatar: '', orgCode: 'A01', relTenantIds: '' };
const profile = {
  username: 'clerk',
  realname: '王秀兰',
  avatar: '',
  birthday: null,
  sex: null,
  email: '',
  phone: '13900001234',
  workNo: '',
  departments: [],
  roles: [],
  tenants: [],
  createTime: '',
  version: 2,
};
const empty = { phone: '', smscode: '', password: '' };

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
  const emitted: PhoneChangeEmitted[] = [];
  const service = createPhoneChange({ client, auth: { send: (event) => sent.push(event) } });
  service.on((one) => emitted.push(one));
  const type = (values: Partial<typeof empty>) => {
    for (const field of ['phone', 'smscode', 'password'] as const) {
      const value = values[field];
      if (value !== undefined) service.send({ type: 'value.change', field, value });
    }
  };
  return { service, http: ports.http, sent, emitted, type };
}

it('sends number, code and password, tells the session, and keeps no password once it is closed', async () => {
  const { service, http, sent, emitted, type } = drive();
  service.send({ type: 'dialog.show' });
  type({ phone: ' 13900001234 ', smscode: ' 123456 ', password: ' p ' });
  service.send({ type: 'form.submit' });
  service.send({ type: 'dialog.close' });
  expect(service.facts().status).toBe('submitting');
  const call = http.take(PATH);
  expect(JSON.parse(String(call.request.body))).toEqual({ phone: '13900001234', smscode: '123456', password: ' p ' });
  call.succeed({ profile, userInfo }, '手机号已更换');
  await settled();
  expect([service.facts(), sent, emitted]).toEqual([
    { status: 'closed', values: empty, errors: {}, failure: null },
    [{ type: 'user.changed', user: userInfo }],
    [
      { type: 'phone.changed', profile, user: userInfo },
      { type: 'notice.raised', notice: { level: 'success', text: localized('手机号已更换', '手机号已更换') } },
    ],
  ]);
});

it('names every field that is missing, and asks no server', () => {
  const { service, http, emitted, type } = drive();
  service.send({ type: 'dialog.show' });
  type({ phone: '123' });
  service.send({ type: 'form.submit' });
  expect([service.facts().status, Object.keys(service.facts().errors), emitted, http.pending()]).toEqual([
    'editing',
    ['phone', 'smscode', 'password'],
    [{ type: 'form.refused', fields: ['phone', 'smscode', 'password'] }],
    0,
  ]);
});

it('says what the server refused beside its field, and what belongs to none above', async () => {
  const { service, http, type } = drive();
  service.send({ type: 'dialog.show' });
  type({ phone: '13900001234', smscode: '123456', password: 'guess' });
  service.send({ type: 'form.submit' });
  http.take(PATH).reject('密码不正确', 500, { password: '密码不正确' });
  await settled();
  expect([service.facts().errors, service.facts().failure]).toEqual([
    { password: localized('密码不正确', '密码不正确') },
    null,
  ]);
  type({ password: 'other' });
  service.send({ type: 'form.submit' });
  http.take(PATH).reject('尝试过于频繁');
  await settled();
  expect([service.facts().errors, service.facts().failure?.['zh-CN'], service.facts().values.smscode]).toEqual([
    {},
    '尝试过于频繁',
    '123456',
  ]);
  service.send({ type: 'dialog.close' });
  expect(service.facts()).toEqual({ status: 'closed', values: empty, errors: {}, failure: null });
});
