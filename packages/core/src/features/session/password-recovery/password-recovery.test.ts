import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { sameText } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createPasswordRecovery, type PasswordRecoveryEmitted, type PasswordRecoveryEvent } from './index.ts';

const PHONE = '13900001234';
const submitPhone: PasswordRecoveryEvent = { type: 'phone.submit', phone: ` ${PHONE} `, smscode: ' 012345 ' };
const submitPassword: PasswordRecoveryEvent = {
  type: 'password.submit',
  password: 'Autumn#2026',
  confirmation: 'Autumn#2026',
};
const everyEvent: readonly PasswordRecoveryEvent[] = [
  submitPhone,
  { type: 'account.confirm' },
  submitPassword,
  { type: 'flow.restart' },
  { type: 'login.open' },
  { type: 'countdown.stop' },
];

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
  const flow = createPasswordRecovery({ client, clock: ports.clock });
  const emitted: PasswordRecoveryEmitted[] = [];
  flow.on((event) => emitted.push(event));
  return { flow, emitted, http: ports.http, clock: ports.clock };
}

type Driven = ReturnType<typeof drive>;

/** The only transition from each step to the next. */
const ways: readonly ((driven: Driven) => Promise<void>)[] = [
  async () => {},
  async ({ flow, http }) => {
    flow.send(submitPhone);
    http.take('phoneVerification').succeed({ smscode: 'ticket', username: 'clerk' });
    await settled();
  },
  async ({ flow }) => flow.send({ type: 'account.confirm' }),
  async ({ flow, http }) => {
    flow.send(submitPassword);
    http.take('passwordChange').succeed(null, '密码重置完成！');
    await settled();
  },
  async ({ clock }) => clock.advance(5000),
];

async function drivenTo(step: number): Promise<Driven> {
  const driven = drive();
  for (const way of ways.slice(0, step + 1)) await way(driven);
  return driven;
}

const blank = { isBusy: false, phone: '', username: '', errors: {}, failure: null, secondsLeft: 0 };
const known = { ...blank, phone: PHONE, username: 'clerk' };

describe('password recovery', () => {
  it('marks the fields that the server names, and those that are invalid here', async () => {
    const { flow, http, emitted } = drive();
    flow.send({ type: 'phone.submit', phone: PHONE, smscode: '12' });
    flow.send(submitPhone);
    http.take('phoneVerification').reject('短信验证码不匹配！', 500, { smscode: '短信验证码不匹配！' });
    await settled();
    expect([flow.facts().errors, flow.facts().failure, emitted]).toEqual([
      { smscode: sameText('短信验证码不匹配！') },
      null,
      [
        { type: 'form.refused', fields: ['smscode'] },
        { type: 'form.refused', fields: ['smscode'] },
      ],
    ]);
    const last = await drivenTo(2);
    last.flow.send(submitPassword);
    last.http.take('passwordChange').reject('短信验证码已失效', 500, { smscode: '短信验证码已失效' });
    await settled();
    expect([last.flow.facts().errors, last.flow.facts().failure]).toEqual([{}, sameText('短信验证码已失效')]);
  });

  it('AUTH-10 proceeds from phone to account to password and, five seconds later, to the login page', async () => {
    const driven = drive();
    const { flow, http, clock, emitted } = driven;
    expect(flow.facts()).toEqual({ step: 'verifyingPhone', ...blank });
    flow.send(submitPhone);
    expect(flow.facts()).toEqual({ step: 'verifyingPhone', ...blank, isBusy: true });
    const proof = http.take('/sys/user/phoneVerification');
    expect([proof.request.method, proof.request.body]).toEqual(['POST', `{"phone":"${PHONE}","smscode":"012345"}`]);
    proof.succeed({ smscode: 'ticket', username: 'clerk' });
    await settled();
    expect(flow.facts()).toEqual({ step: 'confirmingAccount', ...known });
    flow.send({ type: 'account.confirm' });
    expect(flow.facts()).toEqual({ step: 'settingPassword', ...known });
    flow.send(submitPassword);
    const change = http.take('/sys/user/passwordChange');
    expect([change.request.method, JSON.parse(change.request.body ?? '')]).toEqual([
      'POST',
      { username: 'clerk', password: 'Autumn#2026', smscode: 'ticket', phone: PHONE },
    ]);
    change.succeed(null, '密码重置完成！');
    await settled();
    const notice = { type: 'notice.raised', notice: { level: 'success', text: sameText('密码重置完成！') } };
    expect(emitted).toEqual([notice]);
    const counted: number[] = [];
    for (let second = 0; second < 5; second += 1) {
      expect(flow.facts().step).toBe('done');
      counted.push(flow.facts().secondsLeft);
      clock.advance(1000);
    }
    expect(counted).toEqual([5, 4, 3, 2, 1]);
    expect(flow.facts()).toEqual({ step: 'left', ...blank });
    expect(emitted).toEqual([notice, { type: 'navigation.requested', path: '/user/login' }]);
    expect(clock.pending()).toBe(0);
  });

  /** Targets of each event in each step; all other steps are unreachable. */
  const table: readonly (readonly [step: string, at: number, leadsTo: readonly string[]])[] = [
    ['verifyingPhone', 0, ['asks', 'stays', 'stays', 'stays', 'stays', 'stays']],
    ['confirmingAccount', 1, ['stays', 'settingPassword', 'stays', 'verifyingPhone', 'stays', 'stays']],
    ['settingPassword', 2, ['stays', 'stays', 'asks', 'verifyingPhone', 'stays', 'stays']],
    ['done', 3, ['stays', 'stays', 'stays', 'stays', 'left', 'stays']],
    ['left', 4, ['stays', 'stays', 'stays', 'stays', 'stays', 'stays']],
  ];

  it.each(table)('AUTH-10 prevents reaching a step out of order from %s', async (step, at, leadsTo) => {
    const found: string[] = [];
    for (const event of everyEvent) {
      const { flow, http } = await drivenTo(at);
      expect(flow.facts().step).toBe(step);
      flow.send(event);
      const { step: after, isBusy } = flow.facts();
      found.push(isBusy ? 'asks' : after === step ? 'stays' : after);
      expect(http.pending()).toBe(isBusy ? 1 : 0);
    }
    expect(found).toEqual(leadsTo);
  });

  it.each([0, 2])('ignores events during the call of step %i', async (at) => {
    const { flow, http } = await drivenTo(at);
    flow.send(at === 0 ? submitPhone : submitPassword);
    const before = flow.facts();
    for (const event of everyEvent) flow.send(event);
    expect([flow.facts(), http.pending()]).toEqual([before, 1]);
  });

  it('stays on the step when the server rejects, and shows the reason', async () => {
    const driven = drive();
    const { flow, http } = driven;
    flow.send(submitPhone);
    http.take('phoneVerification').reject('短信验证码不匹配！');
    await settled();
    expect(flow.facts()).toEqual({ step: 'verifyingPhone', ...blank, failure: sameText('短信验证码不匹配！') });
    await ways[1]?.(driven);
    await ways[2]?.(driven);
    flow.send(submitPassword);
    http.take('passwordChange').reject('短信验证码失效！');
    await settled();
    expect(flow.facts()).toEqual({ step: 'settingPassword', ...known, failure: sameText('短信验证码失效！') });
    flow.send({ type: 'flow.restart' });
    expect(flow.facts()).toEqual({ step: 'verifyingPhone', ...blank });
  });

  it('stays on the last step on request, and leaves on request', async () => {
    const { flow, clock, emitted } = await drivenTo(3);
    clock.advance(2000);
    flow.send({ type: 'countdown.stop' });
    clock.advance(60_000);
    expect(flow.facts()).toEqual({ step: 'done', ...known });
    flow.send({ type: 'login.open' });
    expect([flow.facts().step, emitted.at(-1), clock.pending()]).toEqual([
      'left',
      { type: 'navigation.requested', path: '/user/login' },
      0,
    ]);
  });

  it('does not call the server with invalid input', async () => {
    const words = ({ flow }: Driven) =>
      Object.fromEntries(Object.entries(flow.facts().errors).map(([field, error]) => [field, error['zh-CN']]));
    const first = drive();
    first.flow.send({ type: 'phone.submit', phone: '', smscode: '123' });
    expect(words(first)).toEqual({ phone: '请输入手机号', smscode: '验证码为6位数字' });
    const third = await drivenTo(2);
    third.flow.send({ type: 'password.submit', password: 'autumn2026', confirmation: 'other' });
    expect(words(third)).toEqual({
      password: '密码由8位数字、大小写字母和特殊符号组成!',
      confirmation: '两次输入的密码不一样！',
    });
    third.flow.send({ type: 'password.submit', password: 'autumn#2026', confirmation: '' });
    expect(words(third)).toEqual({ confirmation: '请确认新密码!' });
    expect([first.http.requests.length, third.http.pending()]).toEqual([0, 0]);
  });
});
