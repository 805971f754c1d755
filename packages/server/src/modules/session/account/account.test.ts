import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';

import { describeApplication, describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';
import { sysIdempotency, sysUserDepart } from '../../../db/schema/index.ts';
import { sysDepart } from '../../../db/schema/scoped-tables.ts';

const NEW_PASSWORD = 'Evergreen#2026';
const whoAmI = '/sys/user/getCurrentUserDeparts';

const refusal = (message: string) => ({ success: false, message, code: 500, result: null });
const notYourself = { success: false, message: '只能修改自己的账号，请重新登录后再试', code: 403, result: null };

describeApplication('changing one’s own password', (application) => {
  const right = { username: 'clerk', oldpassword: PASSWORD, password: NEW_PASSWORD, confirmpassword: NEW_PASSWORD };
  const change = (
    token: string,
    payload: object,
    rest: { readonly method?: 'POST' | 'PUT'; readonly headers?: Record<string, string> } = {},
  ) => application().call({ method: 'POST', url: '/sys/user/updatePassword', payload, token, ...rest });
  const login = (username: string, password: string) =>
    application().call({ method: 'POST', url: '/sys/login', payload: { username, password } });
  const isOpen = async (token: string) =>
    (await application().call({ method: 'GET', url: whoAmI, token })).status === 200;

  it.each(['POST', 'PUT'] as const)(
    'T-37 %s gives a new password and ends every other session of the person, and nobody else’s',
    async (method) => {
      const { signIn } = application();
      const [here, phone, office, colleague] = [
        await signIn('clerk'),
        await signIn('clerk'),
        await signIn('clerk'),
        await signIn('zhangwei'),
      ];
      const sessions = async () => [
        await isOpen(here),
        await isOpen(phone),
        await isOpen(office),
        await isOpen(colleague),
      ];
      expect(await sessions()).toEqual([true, true, true, true]);

      const changed = await change(here, right, { method });
      expect([changed.status, changed.envelope]).toEqual([
        200,
        { success: true, message: '密码修改成功，其他设备上的登录已退出', code: 200, result: null },
      ]);
      expect(await sessions()).toEqual([true, false, false, true]);
      expect((await login('clerk', PASSWORD)).envelope).toEqual(refusal('用户名或密码错误'));
      expect((await login('clerk', NEW_PASSWORD)).envelope.success).toBe(true);
      expect((await login('zhangwei', PASSWORD)).envelope.success).toBe(true);
    },
  );

  it('WID-01 takes what the dialog sends for the person that it names, or says why not and changes nothing', async () => {
    const here = await application().signIn('clerk');
    const password = '新密码 Evergreen#2027';
    const entered = { ...right, password, confirmpassword: password };
    const attempts = [
      await change(here, { ...entered, oldpassword: 'guess' }),
      await change(here, { ...entered, password: '', confirmpassword: '' }),
      await change(here, { ...entered, confirmpassword: password.toLowerCase() }),
      await change(here, { ...entered, password: PASSWORD, confirmpassword: PASSWORD }),
      await change(here, { ...entered, username: '' }),
    ];
    const unchanged = (await login('clerk', PASSWORD)).envelope.success;
    const changed = await change(here, entered);
    const signIns = [
      (await login('clerk', PASSWORD)).envelope.success,
      (await login('clerk', password)).envelope.success,
    ];
    expect([...attempts.map(({ envelope }) => envelope), unchanged, changed.envelope, signIns]).toEqual([
      refusal('旧密码输入错误!'),
      refusal('新密码不允许为空!'),
      refusal('两次输入密码不一致!'),
      refusal('新密码不能与旧密码相同!'),
      notYourself,
      true,
      { success: true, message: '密码修改成功，其他设备上的登录已退出', code: 200, result: null },
      [false, true],
    ]);
  });

  it('T-37 changes nobody’s password but the caller’s, not for an administrator either', async () => {
    const { signIn } = application();
    const [clerk, admin] = [await signIn('clerk'), await signIn('admin')];
    const attempts = [
      await change(clerk, { ...right, username: 'admin' }),
      await change(clerk, { ...right, username: 'clerk2' }),
      await change(clerk, { ...right, username: '' }),
      await change(admin, right),
    ];
    expect(attempts.map(({ status, envelope }) => [status, envelope])).toEqual(attempts.map(() => [403, notYourself]));
    expect([
      (await login('clerk', PASSWORD)).envelope.success,
      (await login('admin', PASSWORD)).envelope.success,
    ]).toEqual([true, true]);
  });

  it('says why a password is not changed, and leaves it and every session as they were', async () => {
    const { signIn } = application();
    const [here, phone] = [await signIn('clerk'), await signIn('clerk')];
    const attempts = [
      [{ ...right, oldpassword: 'guess' }, 500, '旧密码输入错误!'],
      [{ ...right, password: '', confirmpassword: '' }, 500, '新密码不允许为空!'],
      [{ ...right, confirmpassword: `${NEW_PASSWORD} ` }, 500, '两次输入密码不一致!'],
      [{ ...right, password: PASSWORD, confirmpassword: PASSWORD }, 500, '新密码不能与旧密码相同!'],
      [{ ...right, password: 'x'.repeat(129), confirmpassword: 'x'.repeat(129) }, 400, '“新密码”过长，最多 128 个字符'],
      [{ ...right, password: 'a\u0000b', confirmpassword: 'a\u0000b' }, 400, '“新密码”的格式不正确'],
      [{ ...right, oldpassword: { $ne: '' } }, 400, '“旧密码”的格式不正确'],
      [{ username: 'clerk', oldpassword: PASSWORD, password: NEW_PASSWORD }, 400, '缺少“确认新密码”'],
    ] as const;
    for (const [payload, code, message] of attempts) {
      const answer = await change(here, payload);
      expect([answer.envelope.code, answer.envelope.message]).toEqual([code, message]);
    }
    expect([await isOpen(here), await isOpen(phone), (await login('clerk', PASSWORD)).envelope.success]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('T-20 slows down guessing the old password as it slows down signing in, since both check the same one', async () => {
    const { clock, signIn } = application();
    const here = await signIn('clerk');
    for (let index = 0; index < 5; index += 1)
      expect((await change(here, { ...right, oldpassword: 'guess' })).envelope).toEqual(refusal('旧密码输入错误!'));
    const slowed = await change(here, right);
    expect([slowed.status, slowed.headers['retry-after'], slowed.envelope.message]).toEqual([
      429,
      '2',
      '登录失败次数过多，请 2 秒后再试',
    ]);
    expect((await login('clerk', PASSWORD)).status).toBe(429);
    clock.advance(seconds(2));
    expect((await change(here, right)).envelope.success).toBe(true);
  });

  it('T-20 counts a wrong old password that comes with a key of its own, although the call is undone', async () => {
    const here = await application().signIn('clerk');
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push(
        (await change(here, { ...right, oldpassword: 'guess' }, { headers: { 'idempotency-key': `guess-${index}` } }))
          .status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('answers the same call again with the first answer, and stores no hash that a password could be guessed by', async () => {
    const { database, signIn } = application();
    const here = await signIn('clerk');
    const headers = { 'idempotency-key': 'change-1' };
    const first = await change(here, right, { headers });
    const again = await change(here, right, { headers });
    expect([first.envelope.success, again.envelope, again.headers['idempotency-replayed']]).toEqual([
      true,
      first.envelope,
      'true',
    ]);
    await change(
      here,
      { ...right, oldpassword: NEW_PASSWORD, password: 'Third#2026', confirmpassword: 'Third#2026' },
      { headers: { 'idempotency-key': 'change-2' } },
    );
    const kept = await database.orm.select({ fingerprint: sysIdempotency.fingerprint }).from(sysIdempotency);
    const unkeyed = createHash('sha256')
      .update(JSON.stringify(['POST', '/api/sys/user/updatePassword', right]))
      .digest('hex');
    expect([kept.length, kept.map(({ fingerprint }) => fingerprint).includes(unkeyed)]).toEqual([2, false]);
    expect((await login('clerk', 'Third#2026')).envelope.success).toBe(true);
  });
});

describeApplication('checking one’s own password', (application) => {
  const verify = (token: string, payload: object) =>
    application().call({ method: 'POST', url: '/sys/user/verifyPassword', payload, token });

  it('says yes to the caller’s own password and no to any other', async () => {
    const clerk = await application().signIn('clerk');
    const answers = [
      await verify(clerk, { password: PASSWORD }),
      await verify(clerk, { password: `${PASSWORD} ` }),
      await verify(clerk, { password: '' }),
      await verify(clerk, {}),
      await verify(clerk, { password: 'x'.repeat(129) }),
    ];
    expect(answers.map(({ envelope }) => [envelope.success, envelope.code, envelope.message, envelope.result])).toEqual(
      [
        [true, 200, '操作成功！', null],
        [false, 500, '密码不正确，请重新输入', null],
        [false, 500, '密码不正确，请重新输入', null],
        [false, 400, '缺少“密码”', null],
        [false, 400, '“密码”过长，最多 128 个字符', null],
      ],
    );
  });

  it('T-20 counts wrong ones as signing in does, and a right one frees', async () => {
    const { clock, signIn } = application();
    const clerk = await signIn('clerk');
    for (let index = 0; index < 5; index += 1) await verify(clerk, { password: 'guess' });
    const slowed = await verify(clerk, { password: PASSWORD });
    expect([slowed.status, slowed.headers['retry-after'], slowed.envelope.message]).toEqual([
      429,
      '2',
      '登录失败次数过多，请 2 秒后再试',
    ]);
    clock.advance(seconds(2));
    expect((await verify(clerk, { password: PASSWORD })).envelope.success).toBe(true);
    expect((await verify(clerk, { password: 'guess' })).status).toBe(200);
  });
});

describeApplicationOnBothEngines('switching between one’s own departments', (application) => {
  const own = (token: string) => application().call({ method: 'GET', url: whoAmI, token });
  const choose = (token: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    application().call({ method, url: '/sys/selectDepart', payload, token });
  const named = (orgCode: string, departName: string) => ({
    id: expect.stringMatching(/^[0-9a-f]{32}$/u),
    orgCode,
    departName,
  });

  it('WID-02 gives the open departments of the caller and the one of now', async () => {
    const { database, signIn } = application();
    const token = await signIn('liuyang');
    const both = [named('A01A04', '东湖区退休人员服务站'), named('A01A04A01', '梨园街道')];
    expect((await own(token)).envelope.result).toEqual({ list: both, orgCode: 'A01A04' });
    await database.orm.update(sysDepart).set({ status: '0' }).where(eq(sysDepart.orgCode, 'A01A04A01'));
    expect((await own(token)).envelope.result).toEqual({ list: both.slice(0, 1), orgCode: 'A01A04' });
    await database.orm.delete(sysUserDepart);
    expect((await own(token)).envelope.result).toEqual({ list: [], orgCode: 'A01A04' });
  });

  it.each(['POST', 'PUT'] as const)(
    '%s switches, answers the user info, and the next sign-in knows it',
    async (method) => {
      const { call, signIn } = application();
      const token = await signIn('liuyang');
      const userInfo = {
        id: expect.stringMatching(/^[0-9a-f]{32}$/u),
        username: 'liuyang',
        realname: '刘洋',
        avatar: '',
        orgCode: 'A01A04A01',
        relTenantIds: '',
      };
      const chosen = await choose(token, { username: 'liuyang', orgCode: 'A01A04A01' }, method);
      expect([chosen.status, chosen.envelope]).toEqual([
        200,
        { success: true, message: '已切换到 梨园街道', code: 200, result: { userInfo } },
      ]);
      expect((await own(token)).envelope.result).toMatchObject({ orgCode: 'A01A04A01' });
      const again = await call({
        method: 'POST',
        url: '/sys/login',
        payload: { username: 'liuyang', password: PASSWORD },
      });
      expect(again.envelope.result).toMatchObject({ userInfo });
    },
  );

  it('switches nobody else, and to no department of others', async () => {
    const { signIn } = application();
    const [liuyang, admin] = [await signIn('liuyang'), await signIn('admin')];
    for (const orgCode of ['A01', 'A01A05', '', "A01A04' or '1'='1"])
      expect((await choose(liuyang, { username: 'liuyang', orgCode })).envelope).toEqual(
        refusal('您不属于该部门，请重新选择'),
      );
    for (const [token, username] of [
      [liuyang, 'admin'],
      [admin, 'liuyang'],
    ] as const) {
      const answer = await choose(token, { username, orgCode: 'A01A04A01' });
      expect([answer.status, answer.envelope]).toEqual([403, notYourself]);
    }
    expect((await own(liuyang)).envelope.result).toMatchObject({ orgCode: 'A01A04' });
  });
});

describeApplication('refreshing the cache', (application) => {
  it('DICT-02 refreshes for who may, reads anew for anybody signed in, and takes nothing from others', async () => {
    const { call, signIn } = application();
    const clerk = await signIn('clerk');
    const refused = await call({ method: 'GET', url: '/sys/dict/refleshCache', token: clerk });
    expect([refused.status, refused.envelope.message]).toEqual([
      403,
      '拒绝访问：缺少权限 dictionary:refresh，请联系管理员授权',
    ]);
    expect((await call({ method: 'GET', url: '/sys/dict/queryAllDictItems', token: clerk })).status).toBe(200);
    const token = await signIn('admin');
    const before = await call({ method: 'GET', url: '/sys/dict/queryAllDictItems', token });
    const refreshed = await call({ method: 'GET', url: '/sys/dict/refleshCache', token });
    expect(refreshed.envelope).toEqual({ success: true, message: '刷新缓存完成！', code: 200, result: null });
    expect((await call({ method: 'GET', url: '/sys/dict/queryAllDictItems', token })).envelope).toEqual(
      before.envelope,
    );
  });
});
