import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { LOG_TYPE, loginResult, secondFactorEndpoints } from '@evergreen/core/contract';
import { minutes, seconds } from '@evergreen/core/kernel';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';
import { sysRecoveryCode, sysSecondFactor } from '../../../db/schema/index.ts';
import { sysLog, sysRole, sysUser } from '../../../db/schema/scoped-tables.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

const HOME = '/sys/permission/getUserPermissionByToken';
const WRONG_CODE = expect.stringMatching(/^验证码不正确或已过期。.*手机时间不准/u);
const asked = v.object({ secondFactor: v.object({ ticket: v.string(), step: v.string() }) });

/** The code that an authenticator shows whose clock is `off` milliseconds ahead. */
function codeOf(secret: string, now: number, off = 0): string {
  return new TOTP({ secret }).generate({ timestamp: now + off });
}

describeApplicationOnBothEngines(
  'the second factor',
  (application) => {
    const post = (path: string, payload: object, token?: string, remoteAddress = '203.0.113.1') =>
      application().call({
        method: 'POST',
        url: `/sys/secondFactor/${path}`,
        payload,
        remoteAddress,
        ...(token === undefined ? {} : { token }),
      });
    const login = (username: string) =>
      application().call({ method: 'POST', url: '/sys/login', payload: { username, password: PASSWORD } });
    const state = async (token: string) =>
      (await application().call({ method: 'GET', url: '/sys/secondFactor', token })).envelope.result;
    async function ticketOf(username: string) {
      const { envelope } = await login(username);
      return v.parse(asked, envelope.result).secondFactor.ticket;
    }
    /** Turns it on as a person does: password, secret, code. */
    async function turnOn(token: string) {
      const begun = await post('begin', { password: PASSWORD }, token);
      const { secret, uri } = v.parse(secondFactorEndpoints.begin.answer, begun.envelope.result);
      const confirmed = await post('confirm', { code: codeOf(secret, application().clock.now()) }, token);
      const { recoveryCodes } = v.parse(secondFactorEndpoints.confirm.answer, confirmed.envelope.result);
      application().clock.advance(minutes(2));
      return { secret, uri, recoveryCodes };
    }
    const events = async () => {
      const rows = await application()
        .database.orm.select({ event: sysLog.event, username: sysLog.username })
        .from(sysLog)
        .where(eq(sysLog.logType, LOG_TYPE.signIn))
        .orderBy(sysLog.createTime, sysLog.id);
      return rows.flatMap(({ event, username }) =>
        /^(?:secondFactor|recoveryCode)/u.test(event) ? [[event, username]] : [],
      );
    };

    it('AUTH-19 is set up by a code of a new secret, and from then on a sign-in without it gives no token', async () => {
      const { signIn, clock, database, call } = application();
      const token = await signIn('clerk');
      expect(await state(token)).toEqual({ isOn: false, turnedOnAt: null, recoveryCodesLeft: 0, isRequired: false });
      const { secret, uri, recoveryCodes } = await turnOn(token);
      expect(uri).toBe(
        `otpauth://totp/Evergreen:clerk?issuer=Evergreen&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      );
      expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([10, 10]);
      expect(await state(token)).toEqual({
        isOn: true,
        turnedOnAt: expect.any(String),
        recoveryCodesLeft: 10,
        isRequired: false,
      });
      const [row] = await database.orm.select().from(sysSecondFactor);
      const stored = await database.orm.select().from(sysRecoveryCode);
      expect([row?.secret?.startsWith('v1:'), row?.secret?.includes(secret), row?.newSecret]).toEqual([
        true,
        false,
        null,
      ]);
      expect(stored.map(({ codeHash }) => codeHash).toSorted()).toEqual(recoveryCodes.map(hashRecoveryCode).toSorted());

      const { envelope } = await login('clerk');
      expect(envelope).toEqual({
        success: true,
        code: 200,
        message: '请完成两步验证',
        result: { secondFactor: { ticket: expect.stringMatching(/^[\w-]{43}$/u), step: 'code' } },
      });
      const { ticket } = v.parse(asked, envelope.result).secondFactor;
      expect((await call({ method: 'GET', url: HOME, token: ticket })).status).toBe(401);
      const proved = await post('signIn', { ticket, code: codeOf(secret, clock.now()) });
      const second = v.parse(loginResult, proved.envelope.result);
      expect((await call({ method: 'GET', url: HOME, token: second.token })).status).toBe(200);
      expect((await post('signIn', { ticket, code: codeOf(secret, clock.now(), seconds(30)) })).envelope).toMatchObject(
        {
          code: 404,
          message: '登录已超时，请重新登录',
        },
      );
    });

    it('AUTH-19 takes a code of the step before and after, none twice, and says that a clock may be wrong', async () => {
      const { signIn, clock } = application();
      const { secret } = await turnOn(await signIn('clerk'));
      const tries: unknown[] = [];
      for (const off of [-60, -30, 0, 30, 60]) {
        const ticket = await ticketOf('clerk');
        const { envelope } = await post('signIn', { ticket, code: codeOf(secret, clock.now(), seconds(off)) });
        tries.push([off, envelope.message]);
      }
      expect(tries).toEqual([
        [-60, WRONG_CODE],
        [-30, '登录成功'],
        [0, '登录成功'],
        [30, '登录成功'],
        [60, WRONG_CODE],
      ]);
      const again = await post('signIn', { ticket: await ticketOf('clerk'), code: codeOf(secret, clock.now()) });
      expect([again.envelope.message, again.error?.fields]).toEqual([
        '这个验证码已经用过，请等身份验证器显示下一个（最多 30 秒）',
        { code: '这个验证码已经用过，请等身份验证器显示下一个（最多 30 秒）' },
      ]);
      for (const off of [-5, 5]) {
        const ticket = await ticketOf('clerk');
        const { error } = await post('signIn', { ticket, code: codeOf(secret, clock.now(), minutes(off)) });
        expect(error?.fields).toEqual({ code: WRONG_CODE });
      }
    });

    it('AUTH-19 says while setting up by how much the clock is wrong', async () => {
      const { signIn, clock } = application();
      const token = await signIn('clerk');
      const begun = await post('begin', { password: PASSWORD }, token);
      const { secret } = v.parse(secondFactorEndpoints.begin.answer, begun.envelope.result);
      const messages: unknown[] = [];
      for (const off of [5, -5])
        messages.push(
          (await post('confirm', { code: codeOf(secret, clock.now(), minutes(off)) }, token)).error?.fields['code'],
        );
      expect(messages).toEqual([
        '验证码对不上现在的时间：手机时间大约快了 5 分钟。请把手机时间设为自动，再输入新的验证码。',
        '验证码对不上现在的时间：手机时间大约慢了 5 分钟。请把手机时间设为自动，再输入新的验证码。',
      ]);
      expect(await state(token)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
      clock.advance(minutes(31));
      expect((await post('confirm', { code: codeOf(secret, clock.now()) }, token)).envelope.message).toBe(
        '设置时间过长，请重新开始',
      );
    });

    it('AUTH-19 takes each recovery code once, however it is typed, and none of an older set', async () => {
      const { signIn } = application();
      const token = await signIn('clerk');
      const { recoveryCodes } = await turnOn(token);
      const [first = '', second = ''] = recoveryCodes;
      const typed = first.toUpperCase().replaceAll('-', ' ');
      const once = await post('signIn', { ticket: await ticketOf('clerk'), code: typed });
      const twice = await post('signIn', { ticket: await ticketOf('clerk'), code: first });
      expect([once.envelope.success, twice.error?.fields, await state(token)]).toEqual([
        true,
        { code: '恢复码不正确或已经用过，请换一个' },
        expect.objectContaining({ recoveryCodesLeft: 9 }),
      ]);
      expect((await post('renewCodes', { password: 'wrong' }, token)).error?.fields).toEqual({
        password: '密码不正确',
      });
      const renewed = await post('renewCodes', { password: PASSWORD }, token);
      const { recoveryCodes: fresh } = v.parse(secondFactorEndpoints.renewCodes.answer, renewed.envelope.result);
      const old = await post('signIn', { ticket: await ticketOf('clerk'), code: second });
      const next = await post('signIn', { ticket: await ticketOf('clerk'), code: fresh[0] ?? '' });
      expect([old.envelope.success, next.envelope.success]).toEqual([false, true]);
    });

    it('AUTH-19 looks at 30 codes of an account in an hour, from wherever guesses come', async () => {
      const { signIn, clock, database } = application();
      const { secret } = await turnOn(await signIn('clerk'));
      const ticket = await ticketOf('clerk');
      const now = clock.now();
      const right = new Set([-30, 0, 30].map((off) => codeOf(secret, now, seconds(off))));
      const answers = new Map<string, number>();
      for (let guess = 0; guess < propertyRounds(1000); guess += 1) {
        const code = String(100_000 + guess);
        if (right.has(code)) continue;
        const from = `198.51.${Math.trunc(guess / 10)}.${guess % 10}`;
        const { status, envelope } = await post('signIn', { ticket, code }, undefined, from);
        const key = `${status} ${envelope.success}`;
        answers.set(key, (answers.get(key) ?? 0) + 1);
      }
      expect([answers.get('200 false'), answers.get('200 true'), answers.size]).toEqual([30, undefined, 2]);
      const blocked = await post('signIn', { ticket, code: codeOf(secret, clock.now()) });
      expect([blocked.status, blocked.envelope.message]).toEqual([
        429,
        expect.stringMatching(/^验证码错误次数过多，请 \d+ 分钟后再试。.*有人知道您的密码/u),
      ]);
      const [row] = await database.orm.select().from(sysSecondFactor);
      expect(row?.lastStep).toBeLessThan(Math.floor(now / seconds(30)));
      clock.advance(minutes(61));
      const later = await post('signIn', { ticket: await ticketOf('clerk'), code: codeOf(secret, clock.now()) });
      expect(later.envelope.success).toBe(true);
    });

    it('AUTH-19 slows down guessing from one address like passwords', async () => {
      const { signIn } = application();
      await turnOn(await signIn('clerk'));
      const ticket = await ticketOf('clerk');
      const statuses: number[] = [];
      for (let guess = 0; guess < 8; guess += 1)
        statuses.push((await post('signIn', { ticket, code: `00000${guess}` })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    });

    it('AUTH-19 makes the people of a role that requires it set it up before anything else', async () => {
      const { database, clock, call, signIn } = application();
      const admin = await signIn('admin');
      const roles = await call({ method: 'GET', url: '/sys/role/list?roleCode=activity_clerk', token: admin });
      const [role] = v.parse(
        v.object({ records: v.array(v.looseObject({ id: v.string() })) }),
        roles.envelope.result,
      ).records;
      const edited = await call({
        method: 'PUT',
        url: '/sys/role/edit',
        token: admin,
        payload: { ...role, needsSecondFactor: 'Y' },
      });
      expect(edited.envelope.message).toBe('编辑成功！');
      const { envelope } = await login('clerk');
      expect(envelope).toMatchObject({
        message: '您的角色要求两步验证，请先设置',
        result: { secondFactor: { step: 'enrolment' } },
      });
      const { ticket } = v.parse(asked, envelope.result).secondFactor;
      const begun = await post('signInBegin', { ticket });
      const { secret } = v.parse(secondFactorEndpoints.signInBegin.answer, begun.envelope.result);
      expect((await post('signIn', { ticket, code: codeOf(secret, clock.now()) })).envelope.code).toBe(404);
      expect((await post('signInConfirm', { ticket, code: '000000' })).error?.fields).toEqual({ code: WRONG_CODE });
      const confirmed = await post('signInConfirm', { ticket, code: codeOf(secret, clock.now()) });
      const {
        recoveryCodes,
        login: { token },
      } = v.parse(secondFactorEndpoints.signInConfirm.answer, confirmed.envelope.result);
      expect([recoveryCodes.length, await state(token)]).toEqual([
        10,
        { isOn: true, turnedOnAt: expect.any(String), recoveryCodesLeft: 10, isRequired: true },
      ]);
      expect((await post('turnOff', { password: PASSWORD }, token)).envelope.message).toBe(
        '您的角色要求两步验证，不能关闭',
      );
      // A password alone does not replace what is on.
      expect((await post('signInBegin', { ticket: await ticketOf('clerk') })).envelope.code).toBe(404);
      await database.orm.update(sysRole).set({ needsSecondFactor: false });
      expect((await post('turnOff', { password: 'wrong' }, token)).error?.fields).toEqual({ password: '密码不正确' });
      expect((await post('turnOff', { password: PASSWORD }, token)).envelope.message).toBe('两步验证已关闭');
      expect((await post('turnOff', { password: PASSWORD }, token)).envelope.message).toBe('两步验证没有启用');
      expect(v.is(loginResult, (await login('clerk')).envelope.result)).toBe(true);
    });

    it('AUTH-19 lets administrators remove it from somebody, which is logged, and nobody else', async () => {
      const { signIn, call, database } = application();
      const admin = await signIn('admin');
      const clerk = await signIn('clerk');
      const [user] = await database.orm.select().from(sysUser).where(eq(sysUser.username, 'clerk'));
      const remove = (token: string) =>
        call({
          method: 'PUT',
          url: '/sys/user/removeSecondFactor',
          token,
          payload: { rows: [{ id: user?.id ?? '', version: user?.version ?? 1 }] },
        });
      expect((await remove(admin)).envelope.message).toBe('此账号没有启用两步验证');
      await turnOn(clerk);
      expect((await remove(clerk)).status).toBe(403);
      expect((await remove(admin)).envelope.message).toBe('已移除两步验证');
      expect(v.is(loginResult, (await login('clerk')).envelope.result)).toBe(true);
      expect(await events()).toEqual([
        ['secondFactor.turnedOn', 'clerk'],
        ['secondFactor.removed', 'clerk'],
      ]);
    });

    it('AUTH-19 gives no token to an account that is frozen between the two steps', async () => {
      const { signIn, clock, database } = application();
      const { secret } = await turnOn(await signIn('clerk'));
      const ticket = await ticketOf('clerk');
      await database.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'clerk'));
      const { envelope } = await post('signIn', { ticket, code: codeOf(secret, clock.now()) });
      expect([envelope.success, envelope.message]).toEqual([false, '该用户已冻结']);
    });
  },
  { secretsKey: new Uint8Array(32).fill(7) },
);
