import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { sameText } from '../../../kernel/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createRegistration, type RegistrationEmitted, type RegistrationField } from './index.ts';

const typed = { username: ' new_clerk ', password: ' Spring#2026', email: '', phone: '13900001234', smscode: '012345' };
const fields: readonly RegistrationField[] = ['username', 'password', 'email', 'phone', 'smscode'];

function drive(ports = fakePorts()) {
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => null,
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const registration = createRegistration({ client, storage: createTypedStorage(ports) });
  const emitted: RegistrationEmitted[] = [];
  registration.on((event) => emitted.push(event));
  const type = (values: Partial<typeof typed>) => {
    for (const field of fields) {
      const value = values[field];
      if (value !== undefined) registration.send({ type: 'value.change', field, value });
    }
  };
  const words = () =>
    Object.fromEntries(Object.entries(registration.facts().errors).map(([field, error]) => [field, error['zh-CN']]));
  return { registration, emitted, http: ports.http, type, words, ports };
}

describe('registration form', () => {
  it('posts the input and ends with the new username, with the password cleared', async () => {
    const { registration, emitted, http, type } = drive();
    type(typed);
    registration.send({ type: 'form.submit' });
    registration.send({ type: 'form.submit' });
    expect([registration.facts().status, http.pending()]).toEqual(['submitting', 1]);
    const call = http.take('/sys/user/register');
    expect([call.request.method, JSON.parse(call.request.body ?? '')]).toEqual([
      'POST',
      { ...typed, username: 'new_clerk' },
    ]);
    call.succeed(null, '注册成功');
    await settled();
    expect(registration.facts()).toEqual({
      status: 'registered',
      values: { username: 'new_clerk', password: '', email: '', phone: '', smscode: '' },
      errors: {},
      failure: null,
      hasDraft: false,
      username: 'new_clerk',
    });
    expect(emitted).toEqual([{ type: 'account.registered', username: 'new_clerk' }]);
    type({ username: 'other' });
    registration.send({ type: 'form.submit' });
    expect([registration.facts().username, http.pending()]).toEqual(['new_clerk', 0]);
  });

  it('shows the error of a field once it was left, and all errors once submitted', () => {
    const { registration, http, type, words } = drive();
    type({ username: 'abc', email: 'new@' });
    expect(words()).toEqual({});
    registration.send({ type: 'value.leave', field: 'username' });
    expect(words()).toEqual({ username: '长度6到18个字符' });
    registration.send({ type: 'form.submit' });
    expect(words()).toEqual({
      username: '长度6到18个字符',
      password: '密码由8位数字、大小写字母和特殊符号组成!',
      email: '邮箱格式不正确',
      phone: '请输入手机号',
      smscode: '请输入验证码',
    });
    type(typed);
    expect([words(), registration.facts().status, http.requests]).toEqual([{}, 'editing', []]);
  });

  it('keeps the input when the server rejects or is unreachable, and shows the reason', async () => {
    const { registration, emitted, http, type } = drive();
    type(typed);
    registration.send({ type: 'form.submit' });
    http.take('/sys/user/register').reject('注册失败');
    await settled();
    expect(registration.facts()).toEqual({
      status: 'editing',
      values: typed,
      errors: {},
      failure: sameText('注册失败'),
      hasDraft: false,
      username: null,
    });
    registration.send({ type: 'form.submit' });
    expect(registration.facts().failure).toBeNull();
    http.take('/sys/user/register').end({ kind: 'unreachable' });
    await settled();
    expect([registration.facts().values, registration.facts().failure?.['zh-CN'], emitted]).toEqual([
      typed,
      '无法连接服务器，请检查网络后重试',
      [],
    ]);
  });

  it.each([
    ['用户名已注册', 'username'],
    ['This username is taken', 'username'],
    ['该手机号已注册', 'phone'],
    ['邮箱已被注册', 'email'],
    ['手机验证码错误', 'smscode'],
    ['手机验证码失效，请重新获取', 'smscode'],
  ] as const)("AUTH-09 assigns the server's error to its field until that changes: %s", async (message, field) => {
    const { registration, emitted, http, type, words } = drive();
    type({ ...typed, email: 'a@b.cn' });
    registration.send({ type: 'form.submit' });
    http.take('/sys/user/register').reject(message);
    await settled();
    expect([words(), registration.facts().failure, emitted]).toEqual([
      { [field]: message },
      null,
      [{ type: 'form.refused', fields: [field] }],
    ]);
    type({ password: 'Autumn#2026' });
    expect(words()).toEqual({ [field]: message });
    type({ [field]: `${registration.facts().values[field]} ` });
    expect(words()).toEqual({});
  });

  it('assigns an error to the field that the server names, whatever its message says', async () => {
    const { registration, emitted, http, type, words } = drive();
    type({ ...typed, email: 'a@b.cn' });
    registration.send({ type: 'form.submit' });
    http.take('/sys/user/register').reject('“邮箱”过长，最多 45 个字符', 500, { email: '最多 45 个字符' });
    await settled();
    expect([words(), registration.facts().failure, emitted]).toEqual([
      { email: '最多 45 个字符' },
      null,
      [{ type: 'form.refused', fields: ['email'] }],
    ]);
  });

  it('names the invalid fields in form order', () => {
    const { registration, emitted, type } = drive();
    type({ ...typed, email: 'a@', smscode: '' });
    registration.send({ type: 'form.submit' });
    expect(emitted).toEqual([{ type: 'form.refused', fields: ['email', 'smscode'] }]);
  });

  it('AUTH-17 persists input except password and code per window, and offers it after a reload', async () => {
    const before = drive();
    before.type(typed);
    const stored = before.ports.sessionStorage.entries();
    expect([stored, Object.keys(before.ports.localStorage.entries())]).toEqual([
      { REGISTRATION_DRAFT: '{"username":" new_clerk ","email":"","phone":"13900001234"}' },
      [],
    ]);
    const { registration, http, type, ports } = drive(fakePorts({ sessionStorage: before.ports.sessionStorage }));
    expect([registration.facts().hasDraft, registration.facts().values.username]).toEqual([true, '']);
    registration.send({ type: 'draft.restore' });
    expect([registration.facts().hasDraft, registration.facts().values]).toEqual([
      false,
      { ...typed, password: '', smscode: '' },
    ]);
    type(typed);
    registration.send({ type: 'form.submit' });
    http.take('/sys/user/register').succeed(null, '注册成功');
    await settled();
    expect(ports.sessionStorage.entries()).toEqual({});
  });

  it('deletes the draft on request, and keeps a pending one', () => {
    const { registration, ports, type } = drive();
    type({ phone: '13900001234' });
    const again = drive(ports);
    again.type({ password: 'x' });
    const unanswered = ports.sessionStorage.entries();
    again.registration.send({ type: 'draft.discard' });
    expect([Object.keys(unanswered), ports.sessionStorage.entries(), again.registration.facts().hasDraft]).toEqual([
      ['REGISTRATION_DRAFT'],
      {},
      false,
    ]);
    registration.dispose();
  });
});
