import { and, eq, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { LOG_TYPE } from '@evergreen/core/contract';

import { newestCode, otherCode } from '../../../../test/sms-outbox.ts';
import { describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';
import { sysLog, sysUser } from '../../../db/schema/scoped-tables.ts';

const PNG = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#00a854' } })
  .png()
  .toBuffer();

const SETTING = '/sys/user/login/setting';
const NEW_PHONE = '13900001234';

const own = {
  username: 'clerk',
  realname: '王秀兰',
  avatar: '',
  birthday: '1988-03-12',
  sex: 2,
  email: '',
  phone: '15400001002',
  workNo: '1002',
  departments: ['活动服务科'],
  roles: ['活动专员'],
  tenants: [],
  version: 1,
};
const edited = { realname: '王秀', birthday: '1988-03-13', sex: 1, email: 'Clerk@Evergreen.example', version: 1 };

describeApplicationOnBothEngines('one’s own account', (application) => {
  const ask = async (username: string) => {
    const { call, signIn } = application();
    const token = await signIn(username);
    const post = (path: string, payload: object) => call({ method: 'POST', url: `${SETTING}/${path}`, token, payload });
    return {
      token,
      read: () => call({ method: 'GET', url: `${SETTING}/getUserData`, token }),
      edit: (payload: object) => post('userEdit', payload),
      changePhone: (payload: object) => post('updateMobile', payload),
      changeAvatar: (avatar: string) => post('updateAvatar', { avatar }),
      async upload(name: string, contents = PNG): Promise<string> {
        const form = new FormData();
        form.append('biz', 'temp');
        form.append('file', new Blob([new Uint8Array(contents)]), name);
        const request = new Request('http://localhost/', { method: 'POST', body: form });
        const headers = { 'content-type': request.headers.get('content-type') ?? '' };
        const payload = Buffer.from(await request.arrayBuffer());
        return (await call({ method: 'POST', url: '/sys/common/upload', token, headers, payload })).envelope.message;
      },
    };
  };
  const rowOf = async (username: string) => {
    const [row] = await application().database.orm.select().from(sysUser).where(eq(sysUser.username, username));
    return row;
  };
  const events = async () => {
    const rows = await application()
      .database.orm.select({ event: sysLog.event, user: sysLog.username })
      .from(sysLog)
      .where(and(eq(sysLog.logType, LOG_TYPE.signIn), ne(sysLog.event, 'login.succeeded')));
    return rows.map(({ event, user }) => `${event} ${user}`).toSorted();
  };

  it('says who one is, and saves name, birthday, sex and email', async () => {
    const { read, edit } = await ask('clerk');
    const { envelope } = await read();
    expect(envelope.result).toEqual({ ...own, createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u) });
    const answer = await edit(edited);
    expect([answer.status, answer.envelope.message]).toEqual([200, '资料已保存']);
    const after = { ...edited, email: 'clerk@evergreen.example', version: 2 };
    expect(answer.envelope.result).toEqual({
      profile: { ...own, ...after, createTime: expect.any(String) },
      userInfo: expect.objectContaining({ username: 'clerk', realname: '王秀', orgCode: 'A01A02' }),
    });
    expect(await rowOf('clerk')).toMatchObject({ ...after, updateBy: 'clerk' });
    expect(
      (await edit({ realname: '王秀兰', birthday: null, sex: null, email: '', version: 2 })).envelope.success,
    ).toBe(true);
    expect(await rowOf('clerk')).toMatchObject({ realname: '王秀兰', birthday: null, sex: null, email: null });
  });

  it('T-37 writes no other field and nobody else’s account, whatever a request holds', async () => {
    const { edit } = await ask('clerk');
    const [before, admin] = [await rowOf('clerk'), await rowOf('admin')];
    const { envelope } = await edit({
      ...edited,
      id: admin?.id,
      userId: admin?.id,
      username: 'admin',
      password: 'x',
      passwordHash: 'x',
      status: 2,
      delFlag: 1,
      orgCode: 'A01',
      workNo: '1',
      phone: NEW_PHONE,
      avatar: 'temp/1/a.png',
      roles: ['admin'],
      createBy: 'admin',
      __proto__: { status: 2 },
    });
    expect(envelope.success).toBe(true);
    const { updateTime, ...after } = { ...(await rowOf('clerk')) };
    expect(updateTime).toEqual(expect.any(Number));
    const { updateTime: _, ...unchanged } = { ...before };
    expect(after).toEqual({
      ...unchanged,
      ...edited,
      email: 'clerk@evergreen.example',
      version: 2,
      updateBy: 'clerk',
    });
    expect(await rowOf('admin')).toEqual(admin);
  });

  it('refuses what is no name, day, sex or email, and says which field', async () => {
    const { edit } = await ask('clerk');
    const attempts: readonly (readonly [object, number, object])[] = [
      [{ realname: '   ' }, 500, { realname: '请输入姓名' }],
      [{ realname: '长'.repeat(65) }, 400, { realname: '“姓名”过长，最多 64 个字符' }],
      [{ realname: '\u202e\u200b' }, 500, { realname: '请输入姓名' }],
      [{ realname: '王\u0000' }, 400, { realname: '“姓名”的格式不正确' }],
      [{ realname: ['王'] }, 400, { realname: '“姓名”的格式不正确' }],
      [{ birthday: '1988-02-30' }, 500, { birthday: '请选择正确的日期' }],
      [{ birthday: '2999-01-01' }, 500, { birthday: '生日不能晚于今天' }],
      [{ birthday: '1899-12-31' }, 500, { birthday: '生日不能早于 1900 年' }],
      [{ birthday: "1988-01-01'; drop table" }, 400, { birthday: '“生日”的格式不正确' }],
      [{ sex: 3 }, 400, { sex: '“性别”的格式不正确' }],
      [{ email: 'clerk@' }, 500, { email: '邮箱格式不正确' }],
      [{ email: `${'a'.repeat(64)}@${'b'.repeat(40)}.example` }, 500, { email: '邮箱最多 100 个字符' }],
      [{ version: 0 }, 400, { version: expect.any(String) }],
      [{ version: undefined }, 400, { version: expect.any(String) }],
    ];
    for (const [change, code, fields] of attempts) {
      const { envelope, error } = await edit({ ...edited, ...change });
      expect([change, envelope.code, error?.fields]).toEqual([change, code, fields]);
    }
    expect(await rowOf('clerk')).toMatchObject({ realname: '王秀兰', version: 1 });
  });

  it('R-20 refuses a save over somebody else’s, and an email of somebody else', async () => {
    const [first, second] = [await ask('clerk'), await ask('clerk')];
    const other = await ask('zhangwei');
    expect((await first.edit(edited)).envelope.success).toBe(true);
    const { status, envelope } = await second.edit({ ...edited, realname: '王兰' });
    expect([status, envelope.code, envelope.message]).toEqual([200, 409, '您的资料已在别处修改，请刷新后再保存']);
    expect((await rowOf('clerk'))?.realname).toBe('王秀');
    const taken = await other.edit({ ...edited, email: 'CLERK@evergreen.example' });
    expect([taken.envelope.success, taken.error?.fields]).toEqual([false, { email: '邮箱已被注册' }]);
  });

  it('changes the mobile number for who proves the new one and their password', async () => {
    const { changePhone } = await ask('clerk');
    const { call } = application();
    await call({ method: 'POST', url: '/sys/sms', payload: { mobile: NEW_PHONE, smsmode: '1' } });
    const smscode = await newestCode(application(), NEW_PHONE);
    const right = { phone: NEW_PHONE, smscode, password: PASSWORD };
    const refused = [
      await changePhone({ ...right, phone: '12345' }),
      await changePhone({ ...right, phone: '15400001002' }),
      await changePhone({ ...right, password: 'guess' }),
      await changePhone({ ...right, smscode: otherCode(smscode) }),
      await changePhone({ ...right, phone: '13900001235' }),
    ];
    expect(refused.map(({ envelope, error }) => [envelope.success, error?.fields])).toEqual([
      [false, { phone: '请输入正确手机号' }],
      [false, { phone: '新号码与当前号码相同' }],
      [false, { password: '密码不正确，请重新输入' }],
      [false, { smscode: '手机验证码错误' }],
      [false, { smscode: '手机验证码失效，请重新获取' }],
    ]);
    expect((await rowOf('clerk'))?.phone).toBe('15400001002');
    const done = await changePhone(right);
    expect([done.envelope.message, (await rowOf('clerk'))?.phone]).toEqual([
      '手机号已更换，下次可用新号码登录',
      NEW_PHONE,
    ]);
    expect((await changePhone({ ...right, phone: '13900001236' })).envelope.success).toBe(false);
    expect(await events()).toEqual(['password.refused clerk', 'phone.changed clerk']);
  });

  it('does not give a number to two accounts, though both have the code', async () => {
    const [clerk, zhangwei] = [await ask('clerk'), await ask('zhangwei')];
    const { call, database } = application();
    await call({ method: 'POST', url: '/sys/sms', payload: { mobile: NEW_PHONE, smsmode: '1' } });
    const smscode = await newestCode(application(), NEW_PHONE);
    await database.orm.update(sysUser).set({ phone: NEW_PHONE }).where(eq(sysUser.username, 'admin'));
    const body = { phone: NEW_PHONE, smscode, password: PASSWORD };
    const answers = [await clerk.changePhone(body), await zhangwei.changePhone(body)];
    expect(answers.map(({ error }) => error?.fields)).toEqual([
      { phone: '该手机号已注册' },
      { phone: '该手机号已注册' },
    ]);
  });

  it('takes a picture that one uploaded, and no other file', async () => {
    const [clerk, admin] = [await ask('clerk'), await ask('admin')];
    const [mine, text, theirs] = [
      await clerk.upload('我.png'),
      await clerk.upload('我.txt', Buffer.from('abc')),
      await admin.upload('他.png'),
    ];
    const [folder, id] = mine.split('/');
    const foreign = [
      theirs,
      text,
      `${folder}/${id}/别的.png`,
      `${mine}/x`,
      'javascript:alert(1)',
      'https://x.example/a.png',
    ];
    for (const avatar of foreign) {
      const { error } = await clerk.changeAvatar(avatar);
      expect([avatar, error?.fields]).toEqual([avatar, { avatar: '请选择您自己上传的图片' }]);
    }
    const { envelope } = await clerk.changeAvatar(mine);
    expect([envelope.message, envelope.result]).toEqual([
      '头像已更换',
      expect.objectContaining({ userInfo: expect.objectContaining({ avatar: mine }) }),
    ]);
    expect([(await clerk.changeAvatar('')).envelope.message, (await rowOf('clerk'))?.avatar]).toEqual([
      '已恢复默认头像',
      null,
    ]);
  });
});
