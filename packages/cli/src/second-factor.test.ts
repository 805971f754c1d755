import { expect, it } from 'vitest';

import type { HttpPort, HttpRequest } from '@evergreen/core/ports';

import { cliPerson } from './testing/cli-person.ts';
import { ADDRESS, server } from './testing/wire-samples.ts';

const password = { EVERGREEN_PASSWORD: 'secret-1' };
const RECOVERY = 'abcd-efgh-ijkl-mnop';
const userInfo = { id: 'u1', username: 'admin', realname: '管理员', avatar: '' };
const loginResult = { token: 't0ken', userInfo };

/** A server that asks for a second step, whose only right code is 123456 or the recovery code. */
function asking(step: 'code' | 'enrolment'): HttpPort & { readonly sent: readonly (readonly [string, unknown])[] } {
  const beyond = server();
  const sent: (readonly [string, unknown])[] = [];
  const answer = (body: object) => ({
    kind: 'answered' as const,
    status: 200,
    headers: {},
    body: JSON.stringify({ message: '', timestamp: 0, ...body }),
  });
  return {
    ...beyond,
    sent,
    async send(request: HttpRequest) {
      const { pathname } = new URL(request.url);
      const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : null;
      if (pathname === '/api/sys/login')
        return answer({ success: true, code: 200, result: { secondFactor: { ticket: 'ticket-0123456789', step } } });
      if (!pathname.startsWith('/api/sys/secondFactor/')) return beyond.send(request);
      sent.push([pathname.replace('/api/sys/secondFactor/', ''), body]);
      if (pathname.endsWith('/signInBegin')) {
        const result = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Evergreen:admin?secret=JBSWY3DPEHPK3PXP' };
        return answer({ success: true, code: 200, result });
      }
      const isRight = /"code":"(?:123456|abcdefghijklmnop)"/u.test(String(request.body));
      if (!isRight)
        return answer({
          success: false,
          code: 500,
          message: '验证码不正确',
          result: null,
          error: { kind: 'business', fields: { code: '验证码不正确' } },
        });
      const isConfirmed = pathname.endsWith('/signInConfirm');
      const result = isConfirmed ? { login: loginResult, recoveryCodes: [RECOVERY] } : loginResult;
      return answer({ success: true, code: 200, result });
    },
  };
}

const signedIn = `已登录 ${ADDRESS}：管理员（admin）\n`;

it('asks for the code of the authenticator after the password, again when it is wrong', async () => {
  const person = cliPerson();
  const http = asking('code');
  const run = await person.runs(['login', '--username', 'admin'], {
    http,
    environment: password,
    typed: ['000000', '123 456'],
  });
  expect(run).toEqual({ code: 0, out: signedIn, err: '' });
  expect(person.questions).toEqual(['验证码或恢复码：', '验证码不正确\n验证码或恢复码：']);
  expect(http.sent.map(([, body]) => body)).toEqual([
    { ticket: 'ticket-0123456789', code: '000000' },
    { ticket: 'ticket-0123456789', code: '123456' },
  ]);
});

it('takes a code or a recovery code from --code or the environment, and says what is missing without a terminal', async () => {
  const runs = [
    await cliPerson().runs(['login', '--username', 'admin', '--code', RECOVERY], {
      http: asking('code'),
      environment: password,
    }),
    await cliPerson().runs(['login', '--username', 'admin'], {
      http: asking('code'),
      environment: { ...password, EVERGREEN_CODE: '123456' },
    }),
    await cliPerson().runs(['login', '--username', 'admin', '--code', '000000'], {
      http: asking('code'),
      environment: password,
    }),
    await cliPerson().runs(['login', '--username', 'admin'], { http: asking('code'), environment: password }),
    await cliPerson().runs(['login', '--username', 'admin'], { http: asking('enrolment'), environment: password }),
  ];
  expect(runs.map(({ code, err }) => [code, err.trim()])).toEqual([
    [0, ''],
    [0, ''],
    [1, '验证码不正确'],
    [2, '此账号启用了两步验证：请用 --code 或 EVERGREEN_CODE 给出验证码，或在终端中运行后按提示输入'],
    [1, '此账号的角色要求两步验证，请先在终端或网页中登录并设置'],
  ]);
});

it('sets the second factor up on the terminal where a role requires it', async () => {
  const person = cliPerson();
  const run = await person.runs(['login', '--username', 'admin'], {
    http: asking('enrolment'),
    environment: password,
    typed: ['123456'],
  });
  expect([run.code, run.out]).toEqual([0, signedIn]);
  expect(run.err).toContain('密钥：JBSW Y3DP EHPK 3PXP');
  expect(run.err).toContain(RECOVERY);
});
