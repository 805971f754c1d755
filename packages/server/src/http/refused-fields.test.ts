import { expect, it } from 'vitest';

import { newestCode, otherCode } from '../../test/sms-outbox.ts';
import { describeApplication, PASSWORD, type Answer } from '../../test/test-application.ts';

const PHONE = '13900001234';
const business = (fields: Readonly<Record<string, string>>) => ({ kind: 'business', fields });
const ENGLISH = { 'accept-language': 'en-US' };

describeApplication('the fields that a refusal names', (application) => {
  const post = (url: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
    application().call({ method: 'POST', url, payload, headers });
  const errors = (answers: readonly Answer[]) => answers.map(({ error }) => error);
  async function sentCode(smsmode: string): Promise<string> {
    await post('/sys/sms', { mobile: PHONE, smsmode });
    return newestCode(application(), PHONE);
  }

  it('are all that a registration got wrong, each with its own sentence', async () => {
    const empty = { username: 'abc', password: 'spring2026', email: '', phone: '12900001234', smscode: '' };
    expect((await post('/sys/user/register', empty)).error).toEqual(
      business({
        username: '长度6到18个字符',
        password: '密码由8位数字、大小写字母和特殊符号组成!',
        phone: '请输入正确手机号',
        smscode: '请输入验证码',
      }),
    );
  });

  it('are the name, the number or the code that registering does not accept', async () => {
    const right = { username: 'new_clerk', password: 'Spring#2026', email: '', phone: PHONE };
    const smscode = await sentCode('1');
    expect(
      errors([
        await post('/sys/user/register', { ...right, smscode: otherCode(smscode) }),
        await post('/sys/user/register', { ...right, username: 'Clerk', smscode }),
        await post('/sys/user/register', { ...right, smscode }),
        await post('/sys/sms', { mobile: '12345', smsmode: '1' }),
      ]),
    ).toEqual([
      business({ smscode: '手机验证码错误' }),
      business({ username: '用户名已注册' }),
      undefined,
      business({ mobile: '请输入正确手机号' }),
    ]);
  });

  it('are the old, the new or the repeated password of a change', async () => {
    const token = await application().signIn('clerk');
    const right = { username: 'clerk', oldpassword: PASSWORD, password: 'Fresh#2026', confirmpassword: 'Fresh#2026' };
    const change = (different: object) =>
      application().call({
        method: 'POST',
        url: '/sys/user/updatePassword',
        token,
        payload: { ...right, ...different },
      });
    expect(
      errors([
        await change({ oldpassword: 'guess' }),
        await change({ password: '', confirmpassword: '' }),
        await change({ confirmpassword: 'other' }),
        await change({ password: PASSWORD, confirmpassword: PASSWORD }),
        await change({ password: 'x'.repeat(129), confirmpassword: 7 }),
      ]),
    ).toEqual([
      business({ oldpassword: '旧密码输入错误!' }),
      business({ password: '新密码不允许为空!' }),
      business({ confirmpassword: '两次输入密码不一致!' }),
      business({ password: '新密码不能与旧密码相同!' }),
      {
        kind: 'invalid',
        fields: { password: '“新密码”过长，最多 128 个字符', confirmpassword: '“确认新密码”的格式不正确' },
      },
    ]);
  });

  it('are the number or the code of somebody who forgot their password', async () => {
    expect(
      errors([
        await post('/sys/user/phoneVerification', { phone: '129', smscode: '123456' }),
        await post('/sys/user/phoneVerification', { phone: PHONE, smscode: '123456' }),
        await post('/sys/user/passwordChange', { username: 'a', phone: PHONE, smscode: 'x', password: 'weak' }),
      ]).map((error) => Object.keys(error?.fields ?? {})),
    ).toEqual([['phone'], ['smscode'], ['password']]);
  });

  it('are the fields of a form that break a rule, hold what another row has, or what is not offered', async () => {
    const token = await application().signIn('admin');
    const add = (resource: string, payload: object) =>
      application().call({ method: 'POST', url: `/isps/${resource}/add`, token, payload, headers: ENGLISH });
    const type = { name: 'Walking', code: 'ART', sort: 1, status: '1' };
    expect(
      errors([
        await add('activityType', { ...type, name: '', code: 'a b' }),
        await add('activityType', type),
        await add('activityType', { ...type, code: 'NEW', status: '7' }),
      ]),
    ).toEqual([
      business({ name: 'Enter name', code: 'Enter at most 20 English letters and digits' }),
      business({ code: 'Code "ART" is taken already. Choose another.' }),
      business({ status: 'Status is not one of the choices. Choose again.' }),
    ]);
  });

  it('are the value of a duplicate check that is taken', async () => {
    const token = await application().signIn('admin');
    const query = 'tableName=activity_type&fieldName=code&fieldVal=ART';
    expect((await application().call({ method: 'GET', url: `/sys/duplicate/check?${query}`, token })).error).toEqual(
      business({ fieldVal: '该值不可用，系统中已存在！' }),
    );
  });

  it('are none where no single value is to blame: a wrong name and a wrong password are answered alike', async () => {
    const answers = [
      await post('/sys/login', { username: 'clerk', password: 'guess' }),
      await post('/sys/login', { username: 'nobody', password: 'guess' }),
    ];
    expect(errors(answers)).toEqual([undefined, undefined]);
  });
});
