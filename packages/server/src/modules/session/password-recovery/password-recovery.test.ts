import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { minutes } from '@evergreen/core/kernel';

import { newestCode, otherCode } from '../../../../test/sms-outbox.ts';
import { describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';
import { sysPasswordTicket, sysUser } from '../../../db/schema/index.ts';

const CLERK = '15400001002';
const NEW_PASSWORD = 'Autumn#2026';
const said = (message: string, code = 500) => ({ success: code === 200, message, code, result: null });

describeApplicationOnBothEngines('a forgotten password', (application) => {
  const verify = (smscode: string, phone = CLERK) =>
    application().call({ method: 'POST', url: '/sys/user/phoneVerification', payload: { phone, smscode } });
  const change = (payload: object) => application().call({ method: 'POST', url: '/sys/user/passwordChange', payload });
  const login = (username: string, password: string) =>
    application().call({ method: 'POST', url: '/sys/login', payload: { username, password } });
  const isOpen = async (token: string) =>
    (await application().call({ method: 'GET', url: '/sys/permission/getUserPermissionByToken', token })).status ===
    200;

  async function codeFor(phone: string): Promise<string> {
    await application().call({ method: 'POST', url: '/sys/sms', payload: { mobile: phone, smsmode: '2' } });
    return newestCode(application(), phone);
  }
  async function ticketFor(phone: string): Promise<string> {
    const { envelope } = await verify(await codeFor(phone), phone);
    return v.parse(v.object({ smscode: v.string() }), envelope.result).smscode;
  }
  const right = { username: 'clerk', password: NEW_PASSWORD, phone: CLERK };

  it('AUTH-10 is changed by who proves the number, once, and every session of the account ends', async () => {
    const { signIn } = application();
    const [first, second, colleague] = [await signIn('clerk'), await signIn('clerk'), await signIn('zhangwei')];
    const code = await codeFor(CLERK);
    const verified = await verify(code);
    expect(verified.envelope).toEqual({
      success: true,
      message: '手机验证成功',
      code: 200,
      result: { smscode: expect.stringMatching(/^[\w-]{43}$/u), username: 'clerk' },
    });
    expect((await verify(code)).envelope).toEqual(said('短信验证码失效！'));
    const { smscode } = v.parse(v.object({ smscode: v.string() }), verified.envelope.result);
    expect(await isOpen(first)).toBe(true);
    expect((await change({ ...right, smscode })).envelope).toEqual(said('密码重置完成！', 200));
    expect([await isOpen(first), await isOpen(second), await isOpen(colleague)]).toEqual([false, false, true]);
    expect((await login('clerk', PASSWORD)).envelope.success).toBe(false);
    expect((await login('clerk', NEW_PASSWORD)).envelope.success).toBe(true);
    expect((await change({ ...right, smscode })).envelope).toEqual(said('短信验证码失效！'));
  });

  it('AUTH-10 says why it is not changed; the ticket stays good for who has it', async () => {
    const smscode = await ticketFor(CLERK);
    const attempts = [
      [{ password: '' }, '重置密码失败！'],
      [{ password: 'autumn2026' }, '密码由8位数字、大小写字母和特殊符号组成!'],
      [{ smscode: '123456' }, '短信验证码失效！'],
      [{ smscode: 'A'.repeat(43) }, '短信验证码失效！'],
      [{ phone: '15400001003' }, '短信验证码不匹配！'],
      [{ username: 'admin' }, '未找到用户！'],
      [{ username: 'nobody_at_all' }, '未找到用户！'],
    ] as const;
    for (const [part, message] of attempts)
      expect([part, (await change({ ...right, smscode, ...part })).envelope]).toEqual([part, said(message)]);
    expect((await login('admin', PASSWORD)).envelope.success).toBe(true);
    expect((await change({ ...right, smscode })).envelope.success).toBe(true);
  });

  it('T-20 is changed by one of five that use the ticket side by side', async () => {
    const smscode = await ticketFor(CLERK);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => change({ ...right, password: `${NEW_PASSWORD}${index}`, smscode })),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('is changed within ten minutes, by the newest ticket', async () => {
    const { clock, database } = application();
    const first = await ticketFor(CLERK);
    clock.advance(minutes(1));
    const second = await ticketFor(CLERK);
    expect(await database.orm.select({ phone: sysPasswordTicket.phone }).from(sysPasswordTicket)).toEqual([
      { phone: CLERK },
    ]);
    expect((await change({ ...right, smscode: first })).envelope).toEqual(said('短信验证码失效！'));
    clock.advance(minutes(10));
    expect((await change({ ...right, smscode: second })).envelope).toEqual(said('短信验证码失效！'));
  });

  it('T-20 tells no account to who has no code', async () => {
    const code = await codeFor(CLERK);
    const answers = [await verify(otherCode(code)), await verify('123456', '13900001234'), await verify('123456', 'x')];
    expect(answers.map(({ envelope }) => envelope)).toEqual([
      said('短信验证码不匹配！'),
      said('短信验证码失效！'),
      said('请输入正确手机号'),
    ]);
  });

  it('is never changed by a GET with the password in the address', async () => {
    const { database, app } = application();
    const smscode = await ticketFor(CLERK);
    const hashes = () =>
      database.orm.select({ hash: sysUser.passwordHash }).from(sysUser).where(eq(sysUser.username, 'clerk'));
    const before = await hashes();
    const query = new URLSearchParams({ ...right, smscode }).toString();
    const { statusCode } = await app.inject({ method: 'GET', url: `/api/sys/user/passwordChange?${query}` });
    expect([statusCode, await hashes()]).toEqual([404, before]);
  });
});
