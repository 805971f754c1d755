import { createServer, type Server } from 'node:http';

import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';

import { loginResult, type SmsMode } from '@evergreen/core/contract';
import { days, minutes, seconds } from '@evergreen/core/kernel';

import { newestCode, otherCode } from '../../../../test/sms-outbox.ts';
import {
  describeApplication,
  describeApplicationOnBothEngines,
  type TestApplication,
} from '../../../../test/test-application.ts';
import { sysSmsCode, sysSmsOutbox, sysUser } from '../../../db/schema/index.ts';
import { createHttpSmsSender } from '../../messaging/sms/http-sms-sender.ts';

const CLERK = '15400001002';
const STRANGER = '13900001234';

const said = (message: string, code = 500) => ({ success: code === 200, message, code, result: null });

function asker(application: () => TestApplication) {
  return {
    send: (mobile: string, smsmode: SmsMode, remoteAddress = '127.0.0.1') =>
      application().call({ method: 'POST', url: '/sys/sms', payload: { mobile, smsmode }, remoteAddress }),
    login: (mobile: string, captcha: string, remoteAddress = '127.0.0.1') =>
      application().call({ method: 'POST', url: '/sys/phoneLogin', payload: { mobile, captcha }, remoteAddress }),
  };
}

describeApplicationOnBothEngines('signing in by a text message', (application) => {
  const { send, login } = asker(application);

  it('AUTH-02 sends a code to a number that has an account and signs in with it, once', async () => {
    expect((await send(CLERK, '0')).envelope).toEqual(said('验证码已发送，10分钟内有效', 200));
    const code = await newestCode(application(), CLERK);
    const { status, envelope } = await login(CLERK, code);
    const { token, userInfo } = v.parse(loginResult, envelope.result);
    expect([status, envelope.message, userInfo.username]).toEqual([200, '登录成功', 'clerk']);
    expect((await application().call({ method: 'POST', url: '/sys/logout', token })).status).toBe(200);
    expect((await login(CLERK, code)).envelope).toEqual(said('手机验证码失效，请重新获取'));
  });

  it('T-20 takes a right code from no more than one of ten that use it side by side', async () => {
    await send(CLERK, '0');
    const code = await newestCode(application(), CLERK);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => login(CLERK, code, `192.0.2.${index}`)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('T-20 answers a wrong code with success false, and no code after five tries, from whatever addresses', async () => {
    await send(CLERK, '0');
    const code = await newestCode(application(), CLERK);
    const answers: unknown[] = [];
    for (let index = 0; index < 5; index += 1)
      answers.push((await login(CLERK, otherCode(code), `192.0.2.${index}`)).envelope);
    answers.push((await login(CLERK, code, '192.0.2.9')).envelope);
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => said('手机验证码错误')),
      said('手机验证码失效，请重新获取'),
    ]);
  });
});

describeApplication('codes by text message', (application) => {
  const { send, login } = asker(application);

  it('T-20 are kept as argon2id for ten minutes, and are no code for anything else', async () => {
    const { clock, database, call } = application();
    await send(CLERK, '0');
    const code = await newestCode(application(), CLERK);
    const [row] = await database.orm.select().from(sysSmsCode);
    expect(row).toEqual({
      mobile: CLERK,
      mode: '0',
      codeHash: expect.stringMatching(/^\$argon2id\$/u),
      sentAt: clock.now(),
      expiresAt: clock.now() + seconds(600),
      tries: 0,
    });
    const verified = await call({
      method: 'POST',
      url: '/sys/user/phoneVerification',
      payload: { phone: CLERK, smscode: code },
    });
    expect(verified.envelope).toEqual(said('短信验证码失效！'));
    clock.advance(seconds(600));
    expect((await login(CLERK, code)).envelope).toEqual(said('手机验证码失效，请重新获取'));
  });

  it('go to right numbers for a reason only, in the older family’s words', async () => {
    const answers = [
      await send('', '0'),
      await send('12345', '0'),
      await send(STRANGER, '0'),
      await send(STRANGER, '2'),
      await send(CLERK, '1'),
      await send(STRANGER, '1'),
    ];
    expect(answers.map(({ envelope }) => envelope)).toEqual([
      said('手机号不允许为空！'),
      said('请输入正确手机号'),
      ...Array.from({ length: 4 }, () => said('验证码已发送，10分钟内有效', 200)),
    ]);
    expect(await messages()).toEqual([
      { mobile: CLERK, mode: '9', content: '手机号已经注册，请直接登录！' },
      { mobile: STRANGER, mode: '1', content: expect.stringContaining('您的验证码为') },
    ]);
  });

  it('T-20 tell nobody whether a number has an account: asked again, asked too often, or tried with a code', async () => {
    const { clock } = application();
    const transcripts: unknown[] = [];
    for (const [place, mobile] of [CLERK, STRANGER].entries()) {
      const answers: unknown[] = [];
      const ask = async (index: number) => {
        const { status, envelope, error } = await send(mobile, '0', `192.0.${place}.${index}`);
        answers.push([status, envelope, error]);
      };
      await ask(1);
      await ask(2);
      answers.push((await login(mobile, 'wrong1', `198.51.${place}.1`)).envelope);
      for (let index = 3; index < 9; index += 1) {
        clock.advance(seconds(60));
        await ask(index);
      }
      transcripts.push(answers);
    }
    expect(transcripts[1]).toEqual(transcripts[0]);
    expect((await messages()).some(({ mobile }) => mobile === STRANGER)).toBe(false);
  });

  async function messages() {
    const { mobile, mode, content, id } = sysSmsOutbox;
    const { orm } = application().database;
    return orm.select({ mobile, mode, content }).from(sysSmsOutbox).orderBy(id);
  }

  it('T-10 go to one number once a minute and six times an hour', async () => {
    const { clock } = application();
    await send(CLERK, '0', '192.0.2.1');
    clock.advance(seconds(60) - 1);
    expect((await send(CLERK, '0', '192.0.2.2')).envelope).toEqual(said('验证码10分钟内，仍然有效！'));
    clock.advance(1);
    expect((await send(CLERK, '0', '192.0.2.3')).envelope.success).toBe(true);
    expect((await login(CLERK, await newestCode(application(), CLERK))).envelope.success).toBe(true);
    for (let index = 0; index < 4; index += 1) {
      clock.advance(seconds(60));
      expect((await send(CLERK, '0', `192.0.3.${index}`)).status).toBe(200);
    }
    clock.advance(seconds(60));
    const tooOften = await send(CLERK, '0', '192.0.2.4');
    expect([tooOften.status, tooOften.headers['retry-after'], tooOften.envelope.message]).toEqual([
      429,
      '3240',
      '短信发送过于频繁，请 3240 秒后再试',
    ]);
    clock.advance(seconds(3240));
    expect((await send(CLERK, '0', '192.0.2.4')).status).toBe(200);
  });

  it('T-10 are asked for by one address twenty times an hour, whatever comes of it', async () => {
    const { clock } = application();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await send(`139000${String(10_000 + index)}`, '0')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await send(CLERK, '0', '192.0.2.1')).status).toBe(200);
    clock.advance(minutes(60));
    expect((await send(STRANGER, '1')).status).toBe(200);
  });

  it('open no account that is frozen, and say so to who has the code only', async () => {
    const { database } = application();
    await send(CLERK, '0');
    const code = await newestCode(application(), CLERK);
    await database.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'clerk'));
    expect((await login(CLERK, otherCode(code))).envelope).toEqual(said('手机验证码错误'));
    expect((await login(CLERK, code)).envelope).toEqual(said('该用户已冻结'));
  });

  it('T-20 slow down who guesses codes that do not exist', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await login(STRANGER, '123456')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('are shown to administrators in the outbox for a day, and to nobody else', async () => {
    const { call, clock, signIn } = application();
    await send(CLERK, '0');
    const code = await newestCode(application(), CLERK);
    const admin = await signIn('admin');
    const outbox = (token: string) => call({ method: 'GET', url: '/sys/sms/outbox', token });
    expect((await outbox(admin)).envelope.result).toEqual([
      {
        id: expect.any(String),
        mobile: CLERK,
        smsmode: '0',
        content: `您的验证码为 ${code}，10分钟内有效，请勿告诉他人。`,
        createTime: '2026-01-15 09:00:00',
      },
    ]);
    expect((await outbox(await signIn('supervisor'))).status).toBe(403);
    clock.advance(days(1));
    expect((await outbox(admin)).envelope.result).toEqual([]);
  });
});

describe('the sender over HTTP', () => {
  let server: Server | undefined;
  afterEach(() => new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve))));
  const message = { mobile: STRANGER, mode: '1', code: '012345', content: '您的验证码为 012345' } as const;
  const received: unknown[] = [];

  async function gateway(status: number | 'silent' | 'elsewhere'): Promise<string> {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        received.push([request.method, request.headers['content-type'], JSON.parse(body)]);
        if (status === 'silent') request.socket.destroy();
        else
          response
            .writeHead(status === 'elsewhere' ? 302 : status, status === 'elsewhere' ? { location: '/other' } : {})
            .end('{}');
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}/send`;
  }

  it.each([
    [204, { ok: true, value: undefined }],
    [500, { ok: false, error: { kind: 'notSent' } }],
    [404, { ok: false, error: { kind: 'notConfigured' } }],
    ['silent', { ok: false, error: { kind: 'notSent' } }],
    ['elsewhere', { ok: false, error: { kind: 'notSent' } }],
  ] as const)('answers a gateway that says %s', async (status, outcome) => {
    received.length = 0;
    const lines: string[] = [];
    const logger = {
      info: () => undefined,
      warn: () => undefined,
      error: (line: string, details?: object) => lines.push(line + JSON.stringify(details)),
    };
    expect(await createHttpSmsSender(await gateway(status), logger).send(message)).toEqual(outcome);
    expect(received).toEqual([['POST', 'application/json', message]]);
    expect(lines.join('')).not.toContain('012345');
  });
});

describeApplication(
  'a sender that is down',
  (application) => {
    const { send } = asker(application);

    it('is not waited for; as soon as it is known everybody is told, and may ask again at once', async () => {
      const codes = () => application().database.orm.select().from(sysSmsCode);
      expect((await send(CLERK, '0')).envelope).toEqual(said('验证码已发送，10分钟内有效', 200));
      await expect.poll(codes).toEqual([]);
      const answers = [await send(STRANGER, '0'), await send(CLERK, '0'), await send(STRANGER, '0')];
      expect(answers.map(({ envelope }) => envelope)).toEqual(answers.map(() => said('短信验证码发送失败,请稍后重试')));
      await expect.poll(codes).toEqual([]);
    });
  },
  { smsUrl: 'http://127.0.0.1:9/' },
);
