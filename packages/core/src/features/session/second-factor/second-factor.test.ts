import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createAuth, createSessionStore } from '../auth/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import {
  createCodeStep,
  createEnrolment,
  createSecondFactorSettings,
  createSignInEnrolment,
  recoveryCodesText,
  type EnrolmentEmitted,
  type SecondFactorEmitted,
} from './index.ts';

const TICKET = 'ticket-of-the-first-factor';
const login = { token: 'T1', userInfo: { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' } };
const key = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Evergreen:clerk?secret=JBSWY3DPEHPK3PXP' };
const recoveryCodes = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'];
const same = (words: string) => localized(words, words);
const bodyOf = (call: { readonly request: { readonly body?: unknown } }): unknown =>
  JSON.parse(String(call.request.body));

function drive() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => null,
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const keep = createSessionStore(createTypedStorage(ports));
  const auth = createAuth({ client, clock: ports.clock, location: ports.location, random: ports.random, keep });
  return { ports, http: ports.http, client, auth };
}

/** Signs in up to the second step. */
async function asked(step: 'code' | 'enrolment') {
  const driven = drive();
  driven.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  driven.http.take('/sys/login').succeed({ secondFactor: { ticket: TICKET, step } });
  await settled();
  return driven;
}

it('AUTH-19 asks for a code after the password, keeps nothing before it is right, and takes one as people type it', async () => {
  const { auth, client, http, ports } = await asked('code');
  expect([auth.facts().status, auth.facts().secondStep, auth.facts().user]).toEqual([
    'provingSecondFactor',
    { ticket: TICKET, step: 'code' },
    null,
  ]);
  expect(Object.keys(ports.localStorage.entries()).filter((name) => name.includes('Token'))).toEqual([]);
  const step = createCodeStep({ client, auth });
  step.send({ type: 'form.submit' });
  expect([step.facts().error?.['zh-CN'], http.pending()]).toEqual(['请输入身份验证器显示的 6 位数字', 0]);
  step.send({ type: 'value.change', value: '12345' });
  step.send({ type: 'form.submit' });
  expect(step.facts().error?.['zh-CN']).toBe('验证码是 6 位数字');
  step.send({ type: 'value.change', value: ' 123 456 ' });
  step.send({ type: 'form.submit' });
  step.send({ type: 'form.submit' });
  const first = http.take('/sys/secondFactor/signIn');
  expect([bodyOf(first), http.pending()]).toEqual([{ ticket: TICKET, code: '123456' }, 0]);
  first.reject('验证码不正确', 500, { code: '验证码不正确' });
  await settled();
  expect(step.facts()).toEqual({
    status: 'asking',
    mode: 'authenticator',
    value: ' 123 456 ',
    error: same('验证码不正确'),
    failure: null,
  });
  step.send({ type: 'mode.choose', mode: 'recovery' });
  step.send({ type: 'value.change', value: 'abcd-efgh' });
  step.send({ type: 'form.submit' });
  expect(step.facts().error?.['zh-CN']).toContain('恢复码共 16 个字母或数字');
  step.send({ type: 'value.change', value: 'ABCD efgh-ijkl-mnop' });
  step.send({ type: 'form.submit' });
  const second = http.take('/sys/secondFactor/signIn');
  expect(bodyOf(second)).toEqual({ ticket: TICKET, code: 'ABCDefghijklmnop' });
  second.succeed(login);
  await settled();
  expect([auth.facts().status, auth.facts().secondStep, auth.facts().user?.username]).toEqual([
    'loadingPermissions',
    null,
    'clerk',
  ]);
  expect(Object.keys(ports.localStorage.entries()).filter((name) => name.includes('Token'))).toHaveLength(1);
});

it('AUTH-19 leads back to the first step when somebody wants to, and says why when the second one took too long', async () => {
  const leaving = await asked('code');
  createCodeStep(leaving).send({ type: 'step.leave' });
  expect([leaving.auth.facts().status, leaving.auth.facts().secondStep, leaving.auth.facts().loginFailure]).toEqual([
    'loggedOut',
    null,
    null,
  ]);
  const late = await asked('code');
  const step = createCodeStep(late);
  step.send({ type: 'value.change', value: '123456' });
  step.send({ type: 'form.submit' });
  late.http.take('/sys/secondFactor/signIn').reject('登录已超时，请重新登录', 404);
  await settled();
  expect([late.auth.facts().status, late.auth.facts().loginFailure, step.facts().status]).toEqual([
    'loggedOut',
    same('登录已超时，请重新登录'),
    'done',
  ]);
});

it('AUTH-19 sets it up before anything else where a role requires it, and goes on once the recovery codes are kept', async () => {
  const driven = await asked('enrolment');
  const { auth, http } = driven;
  const enrolment = createSignInEnrolment(driven);
  expect(enrolment.facts().status).toBe('beginning');
  http.take('/sys/secondFactor/signInBegin').reject('忙');
  await settled();
  expect([enrolment.facts().status, enrolment.facts().failure]).toEqual(['failed', same('忙')]);
  enrolment.send({ type: 'secret.retry' });
  http.take('/sys/secondFactor/signInBegin').succeed(key);
  await settled();
  expect([enrolment.facts().status, enrolment.facts().spacedSecret]).toEqual(['askingCode', 'JBSW Y3DP EHPK 3PXP']);
  enrolment.send({ type: 'value.change', field: 'code', value: '123456' });
  enrolment.send({ type: 'form.submit' });
  http.take('/sys/secondFactor/signInConfirm').reject('手机时间慢了', 500, { code: '手机时间慢了' });
  await settled();
  expect([enrolment.facts().errors, enrolment.facts().values.code, enrolment.facts().key]).toEqual([
    { code: same('手机时间慢了') },
    '123456',
    key,
  ]);
  enrolment.send({ type: 'form.submit' });
  http.take('/sys/secondFactor/signInConfirm').succeed({ login, recoveryCodes });
  await settled();
  enrolment.send({ type: 'dialog.close' });
  expect([enrolment.facts().status, enrolment.facts().recoveryCodes, enrolment.facts().username]).toEqual([
    'showingCodes',
    recoveryCodes,
    'clerk',
  ]);
  expect([enrolment.facts().key, auth.facts().status]).toEqual([null, 'provingSecondFactor']);
  enrolment.send({ type: 'codes.kept' });
  expect([auth.facts().status, auth.facts().user?.username]).toEqual(['loadingPermissions', 'clerk']);
});

it('AUTH-19 turns it on by password, secret and code, and forgets all of them when the dialog closes', async () => {
  const { client, http } = drive();
  const enrolment = createEnrolment({ client });
  const emitted: EnrolmentEmitted[] = [];
  enrolment.on((one) => emitted.push(one));
  enrolment.send({ type: 'dialog.show' });
  enrolment.send({ type: 'form.submit' });
  expect(enrolment.facts().errors.password?.['zh-CN']).toBe('请输入当前密码');
  enrolment.send({ type: 'value.change', field: 'password', value: 'guess' });
  enrolment.send({ type: 'form.submit' });
  http.take('/sys/secondFactor/begin').reject('密码不正确', 500, { password: '密码不正确' });
  await settled();
  expect([enrolment.facts().status, enrolment.facts().errors]).toEqual([
    'askingPassword',
    { password: same('密码不正确') },
  ]);
  enrolment.send({ type: 'value.change', field: 'password', value: 'right' });
  enrolment.send({ type: 'form.submit' });
  http.take('/sys/secondFactor/begin').succeed(key);
  await settled();
  expect(enrolment.facts().values).toEqual({ password: '', code: '' });
  enrolment.send({ type: 'value.change', field: 'code', value: '123456' });
  enrolment.send({ type: 'form.submit' });
  http.take('/sys/secondFactor/confirm').succeed({ recoveryCodes });
  await settled();
  enrolment.send({ type: 'codes.kept' });
  expect([enrolment.facts().status, enrolment.facts().recoveryCodes, enrolment.facts().key]).toEqual([
    'closed',
    [],
    null,
  ]);
  expect(emitted.map(({ type }) => type)).toEqual([
    'form.refused',
    'form.refused',
    'secondFactor.turnedOn',
    'notice.raised',
  ]);
});

it('AUTH-19 turns it off and renews the recovery codes by password', async () => {
  const { client, http } = drive();
  const settings = createSecondFactorSettings({ client });
  const emitted: SecondFactorEmitted[] = [];
  settings.on((one) => emitted.push(one));
  const state = { isOn: true, turnedOnAt: '2026-01-10 09:00:00', recoveryCodesLeft: 2, isRequired: false };
  http.take('/sys/secondFactor').reject('读不到');
  await settled();
  expect([settings.facts().status, settings.facts().failure]).toEqual(['failed', same('读不到')]);
  settings.send({ type: 'state.refresh' });
  http.take('/sys/secondFactor').succeed(state);
  await settled();
  settings.send({ type: 'change.start', change: 'renewCodes' });
  settings.send({ type: 'password.change', value: 'guess' });
  settings.send({ type: 'form.submit' });
  http.take('/sys/secondFactor/renewCodes').reject('密码不正确', 500, { password: '密码不正确' });
  await settled();
  expect([settings.facts().status, settings.facts().passwordError]).toEqual(['askingPassword', same('密码不正确')]);
  settings.send({ type: 'password.change', value: 'right' });
  settings.send({ type: 'form.submit' });
  http.take('/sys/secondFactor/renewCodes').succeed({ recoveryCodes });
  await settled();
  settings.send({ type: 'dialog.close' });
  expect([settings.facts().status, settings.facts().recoveryCodes, settings.facts().password]).toEqual([
    'showingCodes',
    recoveryCodes,
    '',
  ]);
  settings.send({ type: 'codes.kept' });
  http.take('/sys/secondFactor').succeed({ ...state, recoveryCodesLeft: 10 });
  await settled();
  settings.send({ type: 'change.start', change: 'turnOff' });
  settings.send({ type: 'password.change', value: 'right' });
  settings.send({ type: 'form.submit' });
  http.take('/sys/secondFactor/turnOff').succeed(null);
  await settled();
  http.take('/sys/secondFactor').succeed({ ...state, isOn: false, turnedOnAt: null, recoveryCodesLeft: 0 });
  await settled();
  expect([settings.facts().status, settings.facts().state?.isOn, settings.facts().change]).toEqual([
    'loaded',
    false,
    null,
  ]);
  expect(emitted).toEqual([
    { type: 'form.refused', fields: ['password'] },
    {
      type: 'notice.raised',
      notice: { level: 'success', text: localized('两步验证已关闭', 'Two-step verification is off') },
    },
  ]);
});

it('writes recovery codes into a text that any editor opens', () => {
  expect(recoveryCodesText(recoveryCodes, { site: '常青', username: 'clerk' })['zh-CN']).toBe(
    '常青 恢复码（账号：clerk）\r\n每个恢复码只能使用一次，请妥善保管。\r\n\r\nabcd-efgh-ijkl-mnop\r\nqrst-uvwx-yz23-4567\r\n',
  );
});
