import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { thirdBindingEndpoints, type ThirdBindings } from '@evergreen/core/contract';
import { minutes, seconds } from '@evergreen/core/kernel';

import { describeApplication, PASSWORD } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { sysThirdAccount } from '../../../db/schema/index.ts';
import { sysLog, sysUser } from '../../../db/schema/scoped-tables.ts';
import { MOST_BINDINGS } from './third-binding.service.ts';

const STATE = 'state-of-this-browser';
const refusal = (message: string) => ({ success: false, message, code: 500, result: null });
const vouched = v.object({ token: v.string(), isKnown: v.boolean() });
const GONE = refusal('本次绑定已失效，请重新绑定');
const ONLY_WAY = refusal(
  '您的账号还没有密码，第三方登录是唯一的登录方式，不能解除。请先在登录页通过“忘记密码”设置密码，或请管理员重置密码。',
);

describeApplication(
  'binding accounts of third parties',
  (application) => {
    const post = (url: string, payload: object, token?: string, headers: Readonly<Record<string, string>> = {}) =>
      application().call({
        method: 'POST',
        url: `/sys/thirdLogin/${url}`,
        payload,
        headers,
        ...(token === undefined ? {} : { token }),
      });
    async function vouch(user: string, state = STATE) {
      const { body } = await application().app.inject({
        method: 'POST',
        url: '/api/sys/thirdLogin/render/test/vouch',
        payload: { user, state },
      });
      return v.parse(vouched, JSON.parse(body)).token;
    }
    async function read(token: string): Promise<ThirdBindings> {
      const { envelope } = await application().call({ method: 'GET', url: '/sys/thirdLogin/bindings', token });
      return v.parse(thirdBindingEndpoints.read.answer, envelope.result);
    }
    const bindingsOf = async (token: string) =>
      (await read(token)).providers.flatMap(({ bindings }) => bindings.map(({ name }) => name));
    const bind = (session: string, token: string, changes: object = {}) =>
      post('user/bind', { thirdType: 'test', token, state: STATE, ...changes }, session);
    const unbind = (session: string, id: string, password = PASSWORD) => post('user/unbind', { id, password }, session);
    const login = (token: string) =>
      application().call({ method: 'GET', url: `/sys/thirdLogin/getLoginUser/${token}/test?state=${STATE}` });
    async function signIns(token: string) {
      const { envelope } = await application().call({ method: 'GET', url: '/sys/thirdLogin/signIns', token });
      return v
        .parse(thirdBindingEndpoints.signIns.answer, envelope.result)
        .map(({ event, provider, address }) => [event, provider, address]);
    }
    async function boundBy(session: string, user: string): Promise<string> {
      expect((await bind(session, await vouch(user))).envelope.message).toBe('绑定成功');
      const own = (await read(session)).providers.flatMap(({ bindings }) => bindings);
      return own.find(({ name }) => name === user)?.id ?? '';
    }

    it('somebody binds an account of a provider, signs in by it and unbinds it, and all of it is logged', async () => {
      const { clock, signIn } = application();
      const session = await signIn('clerk');
      const nothing = { thirdType: 'test', name: '测试身份提供方', isOffered: true, bindings: [] };
      expect(await read(session)).toEqual({ providers: [nothing], hasPassword: true });
      const boundAt = clock.now();
      const id = await boundBy(session, 'wx-clerk');
      clock.advance(minutes(2));
      expect((await login(await vouch('wx-clerk'))).envelope.message).toBe('登录成功');
      const time = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
      expect(await read(session)).toEqual({
        providers: [
          {
            ...nothing,
            bindings: [{ id, name: 'wx-clerk', boundAt: time(boundAt), lastUsedAt: time(clock.now()) }],
          },
        ],
        hasPassword: true,
      });
      clock.advance(minutes(2));
      const wrong = await unbind(session, id, 'wrong');
      expect([wrong.envelope, wrong.error]).toEqual([
        refusal('密码不正确'),
        { kind: 'business', fields: { password: '密码不正确' } },
      ]);
      clock.advance(minutes(2));
      expect((await unbind(session, id)).envelope.message).toBe('已解除绑定');
      expect([await read(session), (await login(await vouch('wx-clerk'))).envelope.success]).toEqual([
        { providers: [nothing], hasPassword: true },
        false,
      ]);
      expect(await signIns(session)).toEqual(
        ['thirdParty.unbound', 'thirdParty.passwordRefused', 'thirdParty.used', 'thirdParty.bound'].map((event) => [
          event,
          event === 'thirdParty.passwordRefused' ? '' : '测试身份提供方',
          '127.0.0.1',
        ]),
      );
    });

    it('T-22 a code binds once, in its browser, for its provider and for ten minutes', async () => {
      const { clock, signIn } = application();
      const session = await signIn('clerk');
      for (const wrong of [{ state: 'state-of-another-one' }, { thirdType: 'github' }]) {
        const token = await vouch('wx-101');
        expect((await bind(session, token, wrong)).envelope).toEqual(GONE);
        expect((await bind(session, token)).envelope).toEqual(GONE);
      }
      const [young, old] = [await vouch('wx-101'), await vouch('wx-102')];
      clock.advance(minutes(10) - 1);
      expect((await bind(session, young)).envelope.success).toBe(true);
      clock.advance(1);
      expect((await bind(session, old)).envelope).toEqual(GONE);
      expect((await bind(session, 'A'.repeat(43))).envelope).toEqual(GONE);
      expect(await bindingsOf(session)).toEqual(['wx-101']);
    });

    it('T-22 of many who bring one code at once one binds', async () => {
      const [clerk, leader] = [await application().signIn('clerk'), await application().signIn('supervisor')];
      const token = await vouch('wx-103');
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) => bind(at % 2 === 0 ? clerk : leader, token)),
      );
      expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
      expect([...(await bindingsOf(clerk)), ...(await bindingsOf(leader))]).toEqual(['wx-103']);
    });

    it('a third party’s account belongs to one account, and the refusal says whose', async () => {
      const [clerk, other] = [await application().signIn('clerk'), await application().signIn('supervisor')];
      await boundBy(clerk, 'wx-104');
      expect((await bind(clerk, await vouch('wx-104'))).envelope).toEqual(refusal('该第三方账号已经绑定到您的账号'));
      expect((await bind(other, await vouch('wx-104'))).envelope).toEqual(
        refusal('该第三方账号已绑定其他账号，请先在那个账号中解除绑定'),
      );
      expect([await bindingsOf(clerk), await bindingsOf(other)]).toEqual([['wx-104'], []]);
    });

    it('who looks after accounts sees what is bound to them and unbinds it, by a log entry that says who did', async () => {
      const { call, database, signIn } = application();
      const [clerk, admin, other] = [await signIn('clerk'), await signIn('admin'), await signIn('supervisor')];
      const id = await boundBy(clerk, 'wx-105');
      const ownId = await boundBy(admin, 'wx-106');
      const [userId, adminId] = [seedIdentifier('user', 'clerk'), seedIdentifier('user', 'admin')];
      const seen = await call({ method: 'GET', url: `/sys/user/thirdBindings/list?userId=${userId}`, token: admin });
      expect(seen.envelope.result).toEqual(await read(clerk));
      const remove = async (token: string, user: string, binding: string) => {
        const url = `/sys/user/thirdBindings/delete?userId=${user}&id=${binding}`;
        const { status, envelope } = await call({ method: 'DELETE', url, token });
        return [status, envelope.message];
      };
      expect((await remove(other, userId, id))[0]).toBe(403);
      expect(await remove(admin, adminId, ownId)).toEqual([
        200,
        '自己的第三方账号请在“账户绑定”页面解除，需要输入密码',
      ]);
      expect(await remove(admin, userId, ownId)).toEqual([200, '该绑定已不存在，列表已刷新']);
      expect(await remove(admin, userId, id)).toEqual([200, '已解除绑定']);
      expect([await bindingsOf(clerk), await bindingsOf(admin)]).toEqual([[], ['wx-106']]);
      expect((await signIns(clerk))[0]).toEqual(['thirdParty.unbound', '测试身份提供方', '127.0.0.1']);
      const entries = await database.orm.select().from(sysLog).where(eq(sysLog.event, 'thirdParty.unbound'));
      expect(entries.map(({ username, logContent }) => [username, JSON.parse(logContent) as unknown])).toEqual([
        ['clerk', { thirdType: 'test', by: 'admin', byName: '管理员' }],
      ]);
    });

    it('nobody takes away what is bound to another account, and nothing twice', async () => {
      const [clerk, other] = [await application().signIn('clerk'), await application().signIn('supervisor')];
      const id = await boundBy(clerk, 'wx-105');
      const unknown = refusal('该绑定已不存在，列表已刷新');
      expect((await unbind(other, id)).envelope).toEqual(unknown);
      expect(await bindingsOf(clerk)).toEqual(['wx-105']);
      const answers = await Promise.all([unbind(clerk, id), unbind(clerk, id)]);
      expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
      expect((await unbind(clerk, id)).envelope).toEqual(unknown);
    });

    it('an account that a third party made keeps its only way in until it has a password', async () => {
      const { clock, database } = application();
      const made = await post('user/create', { thirdType: 'test', token: await vouch('wx-106'), state: STATE });
      const opened = await login(v.parse(v.string(), made.envelope.result));
      const { token, userInfo } = v.parse(
        v.object({ token: v.string(), userInfo: v.object({ id: v.string() }) }),
        opened.envelope.result,
      );
      const before = await read(token);
      const id = before.providers[0]?.bindings[0]?.id ?? '';
      expect([before.hasPassword, (await unbind(token, id, 'any')).envelope]).toEqual([false, ONLY_WAY]);
      const [clerk] = await database.orm.select().from(sysUser).where(eq(sysUser.username, 'clerk'));
      await database.orm
        .update(sysUser)
        .set({ passwordHash: clerk?.passwordHash ?? '' })
        .where(eq(sysUser.id, userInfo.id));
      clock.advance(seconds(1));
      expect([(await read(token)).hasPassword, (await unbind(token, id)).envelope.message]).toEqual([
        true,
        '已解除绑定',
      ]);
    });

    it('what is bound at a provider that is not configured any more is still listed and taken away', async () => {
      const { database, signIn } = application();
      const session = await signIn('clerk');
      const id = await boundBy(session, 'wx-107');
      await database.orm
        .update(sysThirdAccount)
        .set({ thirdType: 'github', name: '' })
        .where(eq(sysThirdAccount.id, id));
      expect((await read(session)).providers.map(({ bindings, ...provider }) => [provider, bindings.length])).toEqual([
        [{ thirdType: 'test', name: '测试身份提供方', isOffered: true }, 0],
        [{ thirdType: 'github', name: 'github', isOffered: false }, 1],
      ]);
      expect((await unbind(session, id)).envelope.message).toBe('已解除绑定');
    });

    it(`no account has more than ${MOST_BINDINGS} bindings`, async () => {
      const session = await application().signIn('clerk');
      for (let at = 0; at < MOST_BINDINGS; at += 1) await boundBy(session, `wx-2${at}`);
      expect((await bind(session, await vouch('wx-299'))).envelope).toEqual(
        refusal('最多绑定 10 个第三方账号，请先解除不用的绑定'),
      );
    });

    it('T-20 guessing the password of an open session is slowed down as at the sign-in', async () => {
      const session = await application().signIn('clerk');
      const id = await boundBy(session, 'wx-108');
      for (let time = 0; time < 5; time += 1) await unbind(session, id, 'wrong');
      expect([(await unbind(session, id)).status, await bindingsOf(session)]).toEqual([429, ['wx-108']]);
    });

    it('a call that is repeated under its key binds once and is not answered from the store', async () => {
      const session = await application().signIn('clerk');
      const payload = { thirdType: 'test', token: await vouch('wx-109'), state: STATE };
      const again = () => post('user/bind', payload, session, { 'idempotency-key': 'bind-once-bind-once' });
      expect([(await again()).envelope.success, (await again()).envelope]).toEqual([
        true,
        refusal('本次绑定已失效，请重新绑定'),
      ]);
      expect(await bindingsOf(session)).toEqual(['wx-109']);
    });

    it.each([
      ['bind', {}],
      ['bind', { thirdType: 'Test!', token: 'A'.repeat(43), state: STATE }],
      ['bind', { thirdType: 'test', token: '<script>', state: STATE }],
      ['bind', { thirdType: 'test', token: ['A'.repeat(43)], state: STATE }],
      ['unbind', { password: PASSWORD }],
      ['unbind', { id: '', password: PASSWORD }],
      ['unbind', { id: 'x', password: 'x'.repeat(129) }],
      ['unbind', { id: { $ne: '' }, password: PASSWORD }],
    ])('%s refuses %o', async (name, payload) => {
      const session = await application().signIn('clerk');
      expect((await post(`user/${name}`, payload, session)).status).toBe(400);
    });

    it('T-08 the third party’s user is in no answer but by the name that it told', async () => {
      const { database, signIn } = application();
      const session = await signIn('clerk');
      await boundBy(session, 'wx-110');
      await database.orm.update(sysThirdAccount).set({ thirdUserId: 'canary-of-the-provider' });
      expect(JSON.stringify([await read(session), await signIns(session)])).not.toContain('canary');
    });
  },
  { hasTestProvider: true },
);

describeApplication('bindings where no provider is switched on', (application) => {
  it('nothing is listed and nothing can be bound', async () => {
    const { call, signIn } = application();
    const token = await signIn('clerk');
    const { envelope } = await call({ method: 'GET', url: '/sys/thirdLogin/bindings', token });
    expect(envelope.result).toEqual({ providers: [], hasPassword: true });
  });
});
