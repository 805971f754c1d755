import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { permissionResponse } from '@evergreen/core/contract';

import { newestCode, otherCode } from '../../../../test/sms-outbox.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { sysUser } from '../../../db/schema/index.ts';

const PHONE = '13900001234';
const said = (message: string, code = 500) => ({ success: code === 200, message, code, result: null });

describeApplicationOnBothEngines('registering', (application) => {
  const right = { username: 'new_clerk', password: 'Spring#2026', email: 'New@Clerk.example', phone: PHONE };
  const register = (payload: object) => application().call({ method: 'POST', url: '/sys/user/register', payload });
  async function codeFor(phone: string): Promise<string> {
    await application().call({ method: 'POST', url: '/sys/sms', payload: { mobile: phone, smsmode: '1' } });
    return newestCode(application(), phone);
  }

  it('AUTH-09 makes an account that signs in and sees its home, its own pages and nothing that needs a permission', async () => {
    const { call } = application();
    const smscode = await codeFor(PHONE);
    expect((await register({ ...right, smscode })).envelope).toEqual(said('注册成功', 200));
    const signedIn = await call({
      method: 'POST',
      url: '/sys/login',
      payload: { username: 'new_clerk', password: 'Spring#2026' },
    });
    const { token } = v.parse(v.object({ token: v.string() }), signedIn.envelope.result);
    const { menu, auth } = v.parse(
      permissionResponse,
      (await call({ method: 'GET', url: '/sys/permission/getUserPermissionByToken', token })).envelope.result,
    );
    expect([menu.map(({ path }) => path), auth]).toEqual([['/dashboard/analysis', '/message', '/account'], []]);
    expect((await call({ method: 'GET', url: '/isps/activity/list', token })).status).toBe(403);
    const [row] = await application().database.orm.select().from(sysUser).where(eq(sysUser.username, 'new_clerk'));
    expect(row).toMatchObject({
      realname: 'new_clerk',
      email: 'new@clerk.example',
      phone: PHONE,
      status: 1,
      orgCode: null,
    });
    expect((await register({ ...right, username: 'second', smscode })).envelope).toEqual(
      said('手机验证码失效，请重新获取'),
    );
  });

  it('says what is taken to who has the number only, and the code stays good', async () => {
    const { database } = application();
    await database.orm.update(sysUser).set({ email: 'new@clerk.example' }).where(eq(sysUser.username, 'admin'));
    const smscode = await codeFor(PHONE);
    const answers = [
      await register({ ...right, username: 'clerk', smscode: otherCode(smscode) }),
      await register({ ...right, username: 'Clerk', smscode }),
      await register({ ...right, smscode }),
    ];
    expect(answers.map(({ envelope }) => envelope)).toEqual([
      said('手机验证码错误'),
      said('用户名已注册'),
      said('邮箱已被注册'),
    ]);
    await database.orm.update(sysUser).set({ phone: PHONE }).where(eq(sysUser.username, 'admin'));
    expect((await register({ ...right, email: '', smscode })).envelope).toEqual(said('该手机号已注册'));
    await database.orm.update(sysUser).set({ phone: null }).where(eq(sysUser.username, 'admin'));
    expect((await register({ ...right, email: '', smscode })).envelope).toEqual(said('注册成功', 200));
  });

  it('gives one name to one of two who want it at the same time, the name of the platform to nobody, and leaves the other their code', async () => {
    const codes = [await codeFor(PHONE), await codeFor('13900001235')];
    const both = () =>
      Promise.all(
        [PHONE, '13900001235'].map((phone, index) => register({ ...right, email: '', phone, smscode: codes[index] })),
      );
    const answers = await both();
    expect(answers.map(({ envelope }) => envelope.message).toSorted()).toEqual(['注册成功', '用户名已注册'].toSorted());
    const loser = answers[0]?.envelope.success === true ? 1 : 0;
    const again = async (username: string) => {
      const phone = [PHONE, '13900001235'][loser];
      return (await register({ ...right, email: '', username, phone, smscode: codes[loser] })).envelope;
    };
    expect([await again('System'), await again('another')]).toEqual([said('用户名已注册'), said('注册成功', 200)]);
  });

  it.each([
    [{ username: 'abc' }, '长度6到18个字符'],
    [{ username: '' }, '请输入用户名'],
    [{ password: 'spring2026' }, '密码由8位数字、大小写字母和特殊符号组成!'],
    [{ email: 'new@' }, '邮箱格式不正确'],
    [{ phone: '12900001234' }, '请输入正确手机号'],
    [{ smscode: '' }, '请输入验证码'],
  ])('AUTH-09 refuses %j before the code is looked at', async (change, message) => {
    expect((await register({ ...right, smscode: '123456', ...change })).envelope).toEqual(said(message));
  });
});
