import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { dictionaryMap, loginResult } from '@evergreen/core/contract';
import { days, minutes, seconds } from '@evergreen/core/kernel';
import type { RandomPort } from '@evergreen/core/ports';
import * as v from 'valibot';

import { describeApplication, describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';
import { sysSession } from '../../../db/schema/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';
import { hashToken } from './session-token.ts';

const NEW_PASSWORD = 'Evergreen#2026';
const wrong = { success: false, message: '用户名或密码错误', code: 500, result: null };
/** Every captcha is 3333. */
const lowest: RandomPort = { integer: (minimum) => minimum, id: () => 'id' };
const menu = '/sys/permission/getUserPermissionByToken';

describeApplication(
  'signing in and out',
  (application) => {
    const login = (username: string, password: string, headers = {}, proofs: object = {}) =>
      application().call({ method: 'POST', url: '/sys/login', payload: { username, password, ...proofs }, headers });
    /** With everything that a person is asked for after failures. */
    async function proved(username: string, password: string) {
      const { call } = application();
      await call({ method: 'GET', url: '/sys/randomImage/k1' });
      return login(username, password, {}, { sliderPassed: true, checkKey: 'k1', captcha: '3333' });
    }

    it('AUTH-01 answers a right password with code 200, token, user info and dictionaries', async () => {
      const { status, envelope } = await login('clerk', PASSWORD);
      const result = v.parse(loginResult, envelope.result);
      expect([status, envelope.success, envelope.code, envelope.message]).toEqual([200, true, 200, '登录成功']);
      expect(result.token).toMatch(/^[A-Za-z0-9_-]{43}$/u);
      expect(result.userInfo).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{32}$/u),
        username: 'clerk',
        realname: '王秀兰',
        avatar: '',
        orgCode: 'A01A02',
        relTenantIds: '',
      });
      expect(v.parse(dictionaryMap, result.sysAllDictItems)['activity_target']).toEqual([
        { value: '1', text: '退休人员', title: '退休人员' },
        { value: '2', text: '志愿者', title: '志愿者' },
        { value: '3', text: '全部', title: '全部' },
      ]);
    });

    it('AUTH-01 rejects a wrong password and an unknown user with one and the same message', async () => {
      const answers = [
        await login('clerk', 'wrong'),
        await login('nobody-at-all', PASSWORD),
        await login('CLERK', PASSWORD.toUpperCase()),
      ];
      expect(answers.map(({ status, envelope }) => [status, envelope])).toEqual(answers.map(() => [200, wrong]));
      const english = await login('clerk', 'wrong', { 'accept-language': 'en-GB,en;q=0.9,zh;q=0.1' });
      expect(english.envelope.message).toBe('The user name or the password is wrong.');
    });

    it('says that an account is frozen only to who knows its password', async () => {
      expect((await login('sunlei', 'wrong')).envelope).toEqual(wrong);
      expect((await login('sunlei', PASSWORD)).envelope).toEqual({
        success: false,
        message: '该用户已冻结',
        code: 500,
        result: null,
      });
    });

    it('ends the session of an account that is frozen meanwhile', async () => {
      const { call, database, signIn } = application();
      const token = await signIn('clerk');
      await database.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'clerk'));
      expect((await call({ method: 'GET', url: menu, token })).status).toBe(401);
    });

    it('API-04 keeps passwords as argon2id and tokens as SHA-256, expiring and revocable, and slows down guessing by name, by address and by both, without a lock-out', async () => {
      const { call, clock, database, signIn } = application();
      const changed = await call({
        method: 'POST',
        url: '/sys/user/updatePassword',
        payload: { username: 'zhangwei', oldpassword: PASSWORD, password: NEW_PASSWORD, confirmpassword: NEW_PASSWORD },
        token: await signIn('zhangwei'),
      });
      expect([changed.status, changed.envelope.success]).toEqual([200, true]);
      const named = (username: string) => database.orm.select().from(sysUser).where(eq(sysUser.username, username));
      expect((await named('zhangwei'))[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);

      const [user] = await named('clerk');
      const token = await signIn('clerk');
      const ofClerk = eq(sysSession.userId, user?.id ?? '');
      expect(await database.orm.select().from(sysSession).where(ofClerk)).toEqual([
        expect.objectContaining({
          tokenHash: hashToken(token),
          userId: user?.id,
          createdAt: clock.now(),
          expiresAt: clock.now() + days(7),
          revokedAt: null,
        }),
      ]);
      clock.advance(days(7) - 1);
      expect((await call({ method: 'GET', url: menu, token })).status).toBe(200);
      clock.advance(1);
      expect((await call({ method: 'GET', url: menu, token })).status).toBe(401);

      const second = await signIn('clerk');
      await call({ method: 'POST', url: '/sys/logout', token: second });
      expect((await call({ method: 'GET', url: menu, token: second })).status).toBe(401);

      for (let index = 0; index < 5; index += 1)
        expect((await proved('clerk', 'guess')).envelope.message).toBe(wrong.message);
      const slowed = await login('clerk', PASSWORD);
      expect([slowed.status, slowed.headers['retry-after'], slowed.envelope]).toEqual([
        429,
        '2',
        { success: false, message: '登录失败次数过多，请 2 秒后再试', code: 429, result: null },
      ]);

      // By name: addresses that guess at it have fewer free tries, and nobody's first try waits.
      const at = async (remoteAddress: string, username: string, password: string) => {
        const { statusCode } = await application().app.inject({
          method: 'POST',
          url: '/api/sys/login',
          remoteAddress,
          payload: { username, password, sliderPassed: true },
        });
        return statusCode;
      };
      for (let index = 0; index < 15; index += 1) expect(await at(`198.51.100.${index}`, 'clerk', 'guess')).toBe(200);
      expect([
        await at('203.0.113.1', 'clerk', 'guess'),
        await at('203.0.113.1', 'clerk', 'guess'),
        await at('203.0.113.1', 'clerk', 'guess'),
      ]).toEqual([200, 200, 429]);
      expect(await at('203.0.113.2', 'clerk', PASSWORD)).toBe(200);

      // By address: fifty failures of whatever names, and then one in ten seconds. Who signed in there before is not slowed down.
      expect(await at('192.0.2.9', 'admin', PASSWORD)).toBe(200);
      for (let index = 0; index < 50; index += 1) expect(await at('192.0.2.9', `guess-${index}`, 'guess')).toBe(200);
      expect([
        await at('192.0.2.9', 'another', 'guess'),
        await at('192.0.2.9', 'admin', PASSWORD),
        await at('192.0.2.10', 'zhangwei', PASSWORD),
      ]).toEqual([429, 200, 200]);
    });

    it('T-20 slows down one name from one address and nobody else, growing to five minutes and never for good', async () => {
      const { clock } = application();
      const waits: unknown[] = [];
      for (let index = 0; index < 14; index += 1) {
        const answer = await proved('supervisor', 'guess');
        waits.push(answer.headers['retry-after'] ?? 0);
        if (answer.status === 429) clock.advance(seconds(Number(answer.headers['retry-after'])));
      }
      expect(waits).toEqual([0, 0, 0, 0, 0, '2', 0, '4', 0, '8', 0, '16', 0, '32']);
      expect((await login('admin', PASSWORD)).status).toBe(200);
      const elsewhere = await application().app.inject({
        method: 'POST',
        url: '/api/sys/login',
        payload: { username: 'supervisor', password: PASSWORD },
        remoteAddress: '192.0.2.7',
      });
      expect(elsewhere.statusCode).toBe(200);
      clock.advance(minutes(5));
      expect((await proved('supervisor', PASSWORD)).envelope.success).toBe(true);
      expect((await login('supervisor', 'guess')).envelope).toEqual(wrong);
    });

    it('AUTH-14 T-71 asks for the slider after three failures and for the captcha too after five, of one name at one address, right password or not', async () => {
      const { app, call, clock } = application();
      const told: unknown[] = [];
      const ask = async (proofs: object, password = 'guess', username = 'nobody-at-all') => {
        const { envelope } = await login(username, password, {}, proofs);
        told.push([envelope.code, envelope.message]);
      };
      const draw = () => call({ method: 'GET', url: '/sys/randomImage/k1' });
      const slider = { sliderPassed: true };
      const both = { ...slider, checkKey: 'k1', captcha: '3333' };
      for (let index = 0; index < 4; index += 1) await ask({});
      await ask(slider);
      await ask(slider);
      clock.advance(seconds(2));
      await ask({});
      await ask(slider);
      await draw();
      await ask({ ...both, captcha: '7777' });
      await ask(both);
      const picture = await draw();
      await ask(both);
      expect(told).toEqual([
        [500, '用户名或密码错误'],
        [500, '用户名或密码错误'],
        [4001, '用户名或密码错误'],
        [4001, '请拖动滑块完成验证后再登录'],
        [4001, '用户名或密码错误'],
        [4002, '用户名或密码错误'],
        [4002, '请拖动滑块完成验证后再登录'],
        [4002, '验证码无效'],
        [4002, '验证码错误'],
        [4002, '验证码无效'],
        [4002, '用户名或密码错误'],
      ]);
      expect(picture.envelope.result).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]{200,}$/u);

      for (let index = 0; index < 3; index += 1) await login('clerk', 'guess');
      expect((await login('clerk', PASSWORD)).envelope).toEqual({
        success: false,
        message: '请拖动滑块完成验证后再登录',
        code: 4001,
        result: null,
      });
      const elsewhere = await app.inject({
        method: 'POST',
        url: '/api/sys/login',
        payload: { username: 'clerk', password: PASSWORD },
        remoteAddress: '192.0.2.7',
      });
      expect(JSON.parse(elsewhere.body)).toMatchObject({ success: true, code: 200 });
      expect((await login('clerk', PASSWORD, {}, slider)).envelope.success).toBe(true);
      expect((await login('clerk', 'guess')).envelope).toEqual(wrong);
    });

    it('T-10 draws no more pictures for one address than a person can read', async () => {
      const { call } = application();
      const statuses: number[] = [];
      for (let index = 0; index < 61; index += 1)
        statuses.push((await call({ method: 'GET', url: `/sys/randomImage/${index}` })).status);
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
      const { status, headers, envelope } = await call({ method: 'GET', url: '/sys/randomImage/x' });
      expect([status, headers['retry-after'], envelope.message]).toEqual([429, '60', '操作过于频繁，请 60 秒后再试']);
    });

    it('T-20 refuses passwords and names that no form sends before anything is hashed', async () => {
      const { call } = application();
      const bodies = [
        { username: 'clerk', password: 'x'.repeat(129) },
        { username: 'clerk', password: { $ne: '' } },
        { username: ['clerk'], password: PASSWORD },
        { username: 'clerk\u0000', password: PASSWORD },
        { username: 'clerk' },
        {},
        [],
        null,
      ];
      const answers = await Promise.all(
        bodies.map((payload) =>
          call({
            method: 'POST',
            url: '/sys/login',
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(payload),
          }),
        ),
      );
      expect(answers.map(({ status, envelope }) => [status, envelope.message])).toEqual([
        [400, '“密码”过长，最多 128 个字符'],
        [400, '“密码”的格式不正确'],
        [400, '“用户名”的格式不正确'],
        [400, '“用户名”的格式不正确'],
        [400, '缺少“密码”'],
        [400, '缺少“用户名”'],
        [400, '缺少“用户名”'],
        [400, '请求内容不正确'],
      ]);
    });

    it('AUTH-06 signs out on the server: the token is dead, other sessions of the user live', async () => {
      const { call, signIn } = application();
      const [first, second] = [await signIn('clerk'), await signIn('clerk')];
      const out = await call({
        method: 'POST',
        url: '/sys/logout',
        token: first,
        headers: { 'content-type': 'application/json' },
      });
      expect([out.status, out.envelope]).toEqual([
        200,
        { success: true, message: '退出登录成功！', code: 200, result: {} },
      ]);
      expect((await call({ method: 'GET', url: menu, token: first })).status).toBe(401);
      expect((await call({ method: 'GET', url: menu, token: second })).status).toBe(200);
    });

    it('T-21 signs nobody out by a forged or missing token', async () => {
      const { call, database, signIn } = application();
      await signIn('clerk');
      for (const token of [undefined, 'forged', 'A'.repeat(43)])
        expect(
          (await call({ method: 'POST', url: '/sys/logout', ...(token === undefined ? {} : { token }) })).status,
        ).toBe(401);
      const [live] = await database.orm
        .select({ count: sql<number>`count(*)::int` })
        .from(sysSession)
        .where(sql`revoked_at is null`);
      expect(live).toEqual({ count: 1 });
    });
  },
  { random: lowest },
);

describeApplicationOnBothEngines(
  'signing in from a client that shows no challenges',
  (application) => {
    it('is never asked for a slider or a captcha: the growing wait alone slows guessing', async () => {
      const { call, clock } = application();
      const attempt = (password: string) =>
        call({ method: 'POST', url: '/sys/login', payload: { username: 'clerk', password } });
      const codes: number[] = [];
      for (let guess = 0; guess < 6; guess += 1) {
        codes.push((await attempt('guess')).envelope.code);
        clock.advance(minutes(6));
      }
      const right = await attempt(PASSWORD);
      expect([codes, right.status, right.envelope.code]).toEqual([[500, 500, 500, 500, 500, 500], 200, 200]);
    });
  },
  { hasLoginChallenges: false },
);

describeApplicationOnBothEngines(
  'signing in at an older client',
  (application) => {
    it('says an ended session as HTTP 500 with Token失效 in the message when that is switched on', async () => {
      const { call, clock, signIn } = application();
      const token = await signIn('clerk');
      clock.advance(days(8));
      const ended = await call({ method: 'GET', url: menu, token });
      expect([ended.status, ended.envelope]).toEqual([
        500,
        { success: false, message: 'Token失效，请重新登录', code: 500, result: null },
      ]);
      expect((await call({ method: 'GET', url: menu })).status).toBe(401);
    });
  },
  { legacyExpiry: true },
);
