import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { loginResult } from '@evergreen/core/contract';
import { minutes, seconds } from '@evergreen/core/kernel';

import { describeApplication, describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';
import { sysThirdAccount, sysThirdCode } from '../../../db/schema/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';
import { TEST_PROVIDER_ROUTES } from './test-provider.ts';

const STATE = 'state-of-this-browser';
const refusal = (message: string) => ({ success: false, message, code: 500, result: null });
const USED = refusal('登录凭证无效或已使用，请重新发起第三方登录');
const vouched = v.object({ token: v.string(), isKnown: v.boolean() });

describeApplicationOnBothEngines(
  'signing in by a third party',
  (application) => {
    async function vouch(user: string, state = STATE) {
      const answer = await application().app.inject({
        method: 'POST',
        url: '/api/sys/thirdLogin/render/test/vouch',
        payload: { user, state },
      });
      return v.parse(vouched, JSON.parse(answer.body));
    }
    const login = (token: string, { thirdType = 'test', state = STATE } = {}) =>
      application().call({ method: 'GET', url: `/sys/thirdLogin/getLoginUser/${token}/${thirdType}?state=${state}` });
    const post = (call: 'create' | 'checkPassword', payload: object) =>
      application().call({
        method: 'POST',
        url: `/sys/thirdLogin/user/${call}`,
        payload: { thirdType: 'test', state: STATE, ...payload },
      });
    const codeIn = (result: unknown) => v.parse(v.string(), result);
    async function bindClerk(user: string): Promise<void> {
      const { token } = await vouch(user);
      expect((await post('checkPassword', { token, username: 'clerk', password: PASSWORD })).envelope.success).toBe(
        true,
      );
    }

    it('AUTH-03 binds an unknown user to an account by its password, and from then on signs in at once', async () => {
      const first = await vouch('wx-001');
      expect(first.isKnown).toBe(false);
      const bound = await post('checkPassword', { token: first.token, username: 'clerk', password: PASSWORD });
      expect(bound.envelope.message).toBe('绑定成功');
      const signedIn = await login(codeIn(bound.envelope.result));
      expect([
        v.parse(loginResult, signedIn.envelope.result).userInfo.username,
        signedIn.headers['cache-control'],
      ]).toEqual(['clerk', 'no-store']);
      const second = await vouch('wx-001');
      expect(second.isKnown).toBe(true);
      expect(v.parse(loginResult, (await login(second.token)).envelope.result).userInfo.username).toBe('clerk');
    });

    it('AUTH-03 makes a new account that has no role and that no password opens', async () => {
      const { token } = await vouch('wx-002');
      const made = await post('create', { token });
      const {
        userInfo,
        departs,
        token: session,
      } = v.parse(loginResult, (await login(codeIn(made.envelope.result))).envelope.result);
      expect([userInfo.username, departs]).toEqual([expect.stringMatching(/^test_[a-z0-9]{6,10}$/u), []]);
      expect((await application().call({ method: 'GET', url: '/isps/activity/list', token: session })).status).toBe(
        403,
      );
      expect((await vouch('wx-002')).isKnown).toBe(true);
    });

    it('T-22 a code is good once, for its provider, in its browser, for a minute, and says what is wrong', async () => {
      const { clock } = application();
      await bindClerk('wx-003');
      const fresh = async () => (await vouch('wx-003')).token;
      const once = await fresh();
      expect((await login(once)).envelope.success).toBe(true);
      expect((await login(once)).envelope).toEqual(USED);
      const [other, foreign] = [await fresh(), await fresh()];
      expect((await login(other, { thirdType: 'github' })).envelope).toEqual(
        refusal('登录凭证与所选的登录方式不符，请重新发起第三方登录'),
      );
      expect((await login(foreign, { state: 'state-of-another-one' })).envelope).toEqual(
        refusal('本次登录不是从当前浏览器发起的，请重新发起第三方登录'),
      );
      // Whatever was wrong, it is spent.
      expect([(await login(other)).envelope, (await login(foreign)).envelope]).toEqual([USED, USED]);
      const [young, old] = [await fresh(), await fresh()];
      clock.advance(seconds(60) - 1);
      expect((await login(young)).envelope.success).toBe(true);
      clock.advance(1);
      expect((await login(old)).envelope).toEqual(refusal('登录凭证已过期，请重新发起第三方登录'));
      expect((await login('A'.repeat(43))).envelope).toEqual(USED);
    });

    it('T-22 of many who bring one code at once one signs in', async () => {
      await bindClerk('wx-004');
      const { token } = await vouch('wx-004');
      const answers = await Promise.all(Array.from({ length: 10 }, () => login(token)));
      expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    });

    it('T-22 a code that was given to make an account signs nobody in, and one to sign in binds nobody', async () => {
      const unknown = await vouch('wx-005');
      expect((await login(unknown.token)).envelope).toEqual(USED);
      await bindClerk('wx-006');
      const known = await vouch('wx-006');
      expect((await post('create', { token: known.token })).envelope).toEqual(USED);
      expect(
        (await post('checkPassword', { token: known.token, username: 'admin', password: PASSWORD })).envelope,
      ).toEqual(USED);
    });

    it('T-22 a code to bind an account by is good for three passwords, one of them right', async () => {
      const guess = (token: string, password: string) => post('checkPassword', { token, username: 'clerk', password });
      const [mistyped, guessed] = [(await vouch('wx-007')).token, (await vouch('wx-012')).token];
      for (const password of ['wrong', 'Wrong'])
        expect((await guess(mistyped, password)).envelope).toEqual(refusal('用户名或密码错误'));
      expect((await guess(mistyped, PASSWORD)).envelope.success).toBe(true);
      expect((await guess(mistyped, PASSWORD)).envelope).toEqual(USED);
      for (const password of ['wrong', 'Wrong'])
        expect((await guess(guessed, password)).envelope).toEqual(refusal('用户名或密码错误'));
      expect((await guess(guessed, 'WRONG')).envelope).toEqual(
        refusal('用户名或密码错误，且次数过多，登录凭证已失效，请重新发起第三方登录'),
      );
      expect([(await guess(guessed, PASSWORD)).envelope, (await post('create', { token: guessed })).envelope]).toEqual([
        USED,
        USED,
      ]);
    });

    it('T-22 a code is good for no more than three passwords that are tried side by side', async () => {
      const { token } = await vouch('wx-013');
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => post('checkPassword', { token, username: 'clerk', password: 'wrong' })),
      );
      expect(answers.map(({ envelope }) => envelope.message).toSorted()).toEqual(
        [
          ...Array.from({ length: 2 }, () => '用户名或密码错误'),
          '用户名或密码错误，且次数过多，登录凭证已失效，请重新发起第三方登录',
          ...Array.from({ length: 5 }, () => USED.message),
        ].toSorted(),
      );
    });

    it('T-22 a code to make or bind an account is spent by a try with another provider or from another browser', async () => {
      const tries = [
        { thirdType: 'github', message: '登录凭证与所选的登录方式不符，请重新发起第三方登录' },
        { state: 'state-of-another-one', message: '本次登录不是从当前浏览器发起的，请重新发起第三方登录' },
      ];
      for (const call of ['create', 'checkPassword'] as const)
        for (const { message, ...wrong } of tries) {
          const { token } = await vouch('wx-014');
          const account = { token, username: 'clerk', password: PASSWORD };
          expect((await post(call, { ...account, ...wrong })).envelope).toEqual(refusal(message));
          expect((await post(call, account)).envelope).toEqual(USED);
        }
    });

    it('T-20 guessing a password while binding is slowed down as at the sign-in, and a try that has to wait does not count for the code', async () => {
      const { clock } = application();
      const guess = (token: string, password: string) => post('checkPassword', { token, username: 'clerk', password });
      const [first, second, third] = [
        (await vouch('wx-015')).token,
        (await vouch('wx-016')).token,
        (await vouch('wx-017')).token,
      ];
      for (let time = 0; time < 3; time += 1) await guess(first, 'wrong');
      for (let time = 0; time < 2; time += 1) await guess(second, 'wrong');
      for (let time = 0; time < 4; time += 1) expect((await guess(third, PASSWORD)).status).toBe(429);
      clock.advance(minutes(5));
      expect((await guess(third, PASSWORD)).envelope.success).toBe(true);
    });

    it('refuses to make or bind an account too late, or for whom has one meanwhile', async () => {
      const { clock } = application();
      const [one, other, late] = [await vouch('wx-008'), await vouch('wx-008'), await vouch('wx-009')];
      expect((await post('create', { token: one.token })).envelope.success).toBe(true);
      expect((await post('create', { token: other.token })).envelope).toEqual(
        refusal('该第三方账号已绑定，请重新发起第三方登录'),
      );
      clock.advance(minutes(10));
      expect((await post('create', { token: late.token })).envelope).toEqual(
        refusal('登录凭证已过期，请重新发起第三方登录'),
      );
    });

    it('signs in nobody who is frozen', async () => {
      await bindClerk('wx-010');
      await application().database.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'clerk'));
      expect((await login((await vouch('wx-010')).token)).envelope).toEqual(refusal('该用户已冻结'));
    });

    it('T-08 T-22 keeps hashes of codes and secrets alone, and writes none to the log', async () => {
      const { database, log } = application();
      await bindClerk('wx-011');
      const { token } = await vouch('wx-011');
      const stored = JSON.stringify([
        await database.orm.select().from(sysThirdCode),
        await database.orm.select().from(sysThirdAccount),
      ]);
      await login(token, { thirdType: 'github' });
      expect([stored.includes(token), stored.includes(STATE), log.join('').includes(token)]).toEqual([
        false,
        false,
        false,
      ]);
    });

    it.each([
      ['no secret', { user: 'a' }],
      ['a short secret', { user: 'a', state: 'short' }],
      ['no name', { user: ' ', state: STATE }],
      ['a name with markup', { user: '<b>', state: STATE }],
      ['a list', { user: ['a'], state: STATE }],
    ])('the test provider vouches for nobody with %s', async (_, payload) => {
      const answer = await application().app.inject({
        method: 'POST',
        url: '/api/sys/thirdLogin/render/test/vouch',
        payload,
      });
      expect(answer.statusCode).toBe(400);
    });

    it('T-22 the page of the test provider posts to its own origin alone, and runs no script of its address', async () => {
      const { app } = application();
      const page = await app.inject({
        method: 'GET',
        url: '/api/sys/thirdLogin/render/test?state=%3Cscript%3Ealert(1)%3C/script%3E',
      });
      const script = await app.inject({ method: 'GET', url: '/api/sys/thirdLogin/render/test/provider.js' });
      expect([
        page.statusCode,
        page.body.includes('alert(1)'),
        page.headers['referrer-policy'],
        page.headers['cache-control'],
      ]).toEqual([200, false, 'no-referrer', 'no-store']);
      expect(script.body).toContain('postMessage(message, location.origin)');
    });
  },
  { hasTestProvider: true },
);

describeApplication('where no provider is switched on', (application) => {
  it('AUTH-03 there is no provider, and nothing is offered', async () => {
    const { app, call } = application();
    expect((await call({ method: 'GET', url: '/sys/signInWays' })).envelope.result).toMatchObject({
      thirdParties: [],
      cas: null,
    });
    for (const route of TEST_PROVIDER_ROUTES) {
      const [method, url] = route.split(' ');
      const answer = await app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: url ?? '',
        ...(method === 'POST' ? { payload: { user: 'a', state: STATE } } : {}),
      });
      expect([route, answer.statusCode]).toEqual([route, 404]);
    }
  });
});
