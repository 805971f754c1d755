import { describe, expect, it } from 'vitest';

import type { SmsMode } from '../../../contract/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { sameText } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { createSmsCode, mobileProblem, type SmsCodeEmitted } from './index.ts';

function drive(mode: SmsMode = '0', ports = fakePorts()) {
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => null,
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const code = createSmsCode({ client, clock: ports.clock, storage: createTypedStorage(ports), mode });
  const emitted: SmsCodeEmitted[] = [];
  code.on((event) => emitted.push(event));
  return { code, emitted, ports, ...ports };
}

const ready = { status: 'ready', secondsLeft: 0, failure: null, refused: null };

describe('SMS code button', () => {
  it('sends the number and counts down from sixty seconds', async () => {
    const { code, clock, http, emitted } = drive('1');
    expect(code.facts()).toEqual(ready);
    code.send({ type: 'code.request', mobile: ' 13900001234 ' });
    code.send({ type: 'code.request', mobile: '13900001234' });
    expect([code.facts().status, http.pending()]).toEqual(['sending', 1]);
    const call = http.take('/sys/sms');
    expect([call.request.method, call.request.body]).toEqual(['POST', '{"mobile":"13900001234","smsmode":"1"}']);
    call.succeed(null, '验证码已发送，10分钟内有效');
    await settled();
    expect(emitted).toEqual([
      { type: 'notice.raised', notice: { level: 'success', text: sameText('验证码已发送，10分钟内有效') } },
    ]);
    const counted: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      counted.push(code.facts().secondsLeft);
      clock.advance(1000);
    }
    expect(counted).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    expect([code.facts(), clock.pending()]).toEqual([ready, 0]);
  });

  it('includes sleep time in the countdown', async () => {
    const { code, clock, http } = drive();
    code.send({ type: 'code.request', mobile: '13900001234' });
    http.take('/sys/sms').succeed(null);
    await settled();
    clock.jumpTo(clock.now() + 59_000);
    clock.advance(1000);
    expect(code.facts()).toEqual(ready);
  });

  it.each([
    ['', '请输入手机号'],
    ['12345', '请输入正确手机号'],
  ])('requires a number before calling the server: %j', (mobile, words) => {
    const { code, http } = drive();
    code.send({ type: 'code.request', mobile });
    expect([code.facts().status, mobileProblem(code.facts(), ` ${mobile} `)?.['zh-CN'], http.requests]).toEqual([
      'ready',
      words,
      [],
    ]);
    expect(mobileProblem(code.facts(), `${mobile}6`)).toBe(null);
  });

  it('reports why no code was sent, and can be pressed again immediately', async () => {
    const { code, http, emitted } = drive();
    code.send({ type: 'code.request', mobile: '13900001234' });
    http.take('/sys/sms').reject('该用户不存在或未绑定手机号');
    await settled();
    expect(code.facts()).toEqual({ ...ready, failure: sameText('该用户不存在或未绑定手机号') });
    code.send({ type: 'code.request', mobile: '13900001234' });
    expect(code.facts()).toEqual({ ...ready, status: 'sending' });
    http.take('/sys/sms').status(429, '短信发送过于频繁，请 30 秒后再试');
    await settled();
    expect([code.facts().failure, emitted]).toEqual([sameText('短信发送过于频繁，请 30 秒后再试'), []]);
  });

  it('continues counting after a reload, for its own purpose only', async () => {
    const { code, ports, http } = drive();
    code.send({ type: 'code.request', mobile: '13900001234' });
    http.take('/sys/sms').succeed(null);
    await settled();
    code.dispose();
    ports.clock.advance(20_000);
    const [again, other] = [drive('0', ports).code, drive('1', ports).code];
    expect([again.facts(), other.facts()]).toEqual([{ ...ready, status: 'counting', secondsLeft: 40 }, ready]);
    ports.clock.advance(40_000);
    expect(again.facts()).toEqual(ready);
  });

  it('is not locked by a clock set back', async () => {
    const { code, ports, http } = drive();
    code.send({ type: 'code.request', mobile: '13900001234' });
    http.take('/sys/sms').succeed(null);
    await settled();
    ports.clock.jumpTo(ports.clock.now() - 3_600_000);
    expect(drive('0', ports).code.facts()).toEqual(ready);
  });
});
