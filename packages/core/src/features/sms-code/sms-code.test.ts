import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../http/index.ts';
import { sameText } from '../../kernel/index.ts';
import { fakePorts, settled } from '../../testing/index.ts';
import { createSmsCode, type SmsCodeEmitted } from './index.ts';

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
  const code = createSmsCode({ client, clock: ports.clock });
  const emitted: SmsCodeEmitted[] = [];
  code.on((event) => emitted.push(event));
  return { code, emitted, ...ports };
}

const ready = { status: 'ready', secondsLeft: 0, failure: null };

describe('the button that asks for a code', () => {
  it('sends the number and counts sixty seconds down', async () => {
    const { code, clock, http, emitted } = drive();
    expect(code.facts()).toEqual(ready);
    code.send({ type: 'code.request', mobile: ' 13900001234 ', mode: '1' });
    code.send({ type: 'code.request', mobile: '13900001234', mode: '1' });
    expect([code.facts().status, http.pending()]).toEqual(['sending', 1]);
    const call = http.take('/sys/sms');
    expect([call.request.method, call.request.body]).toEqual(['POST', '{"mobile":"13900001234","smsmode":"1"}']);
    call.succeed(null, '验证码已发送，10分钟内有效');
    await settled();
    expect(emitted).toEqual([{ type: 'noticed', notice: { level: 'success', text: sameText('验证码已发送，10分钟内有效') } }]);
    const counted: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      counted.push(code.facts().secondsLeft);
      clock.advance(1000);
    }
    expect(counted).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    expect([code.facts(), clock.pending()]).toEqual([ready, 0]);
  });

  it('counts the time that the machine slept', async () => {
    const { code, clock, http } = drive();
    code.send({ type: 'code.request', mobile: '13900001234', mode: '0' });
    http.take('/sys/sms').succeed(null);
    await settled();
    clock.jumpTo(clock.now() + 59_000);
    clock.advance(1000);
    expect(code.facts()).toEqual(ready);
  });

  it.each([
    ['', '请输入手机号'],
    ['12345', '请输入正确手机号'],
  ])('asks for a number before it asks the server: %j', (mobile, words) => {
    const { code, http } = drive();
    code.send({ type: 'code.request', mobile, mode: '0' });
    expect([code.facts().status, code.facts().failure?.['zh-CN'], http.requests]).toEqual(['ready', words, []]);
  });

  it('says why no code was sent, and may be pressed again at once', async () => {
    const { code, http, emitted } = drive();
    code.send({ type: 'code.request', mobile: '13900001234', mode: '0' });
    http.take('/sys/sms').reject('该用户不存在或未绑定手机号');
    await settled();
    expect(code.facts()).toEqual({ ...ready, failure: sameText('该用户不存在或未绑定手机号') });
    code.send({ type: 'code.request', mobile: '13900001234', mode: '0' });
    expect(code.facts()).toEqual({ status: 'sending', secondsLeft: 0, failure: null });
    http.take('/sys/sms').status(429, '短信发送过于频繁，请 30 秒后再试');
    await settled();
    expect([code.facts().failure, emitted]).toEqual([sameText('短信发送过于频繁，请 30 秒后再试'), []]);
  });
});
