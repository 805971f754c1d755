import { eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { loginResult } from '@evergreen/core/contract';
import { logResource, resourceEndpoints } from '@evergreen/core/resources';
import { minutes } from '@evergreen/core/kernel';

import { describeApplication, PASSWORD } from '../../../../test/test-application.ts';
import { sysSession } from '../../../db/schema/index.ts';
import { sysLog } from '../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { hashToken } from '../../session/auth/session-token.ts';

const permission = (key: string) => seedIdentifier('permission', key);
const role = (code: string) => seedIdentifier('role', code);

describeApplication('the log', (application) => {
  /** The entries about accounts; each call of theirs is an operation as well. */
  const stored = async () => {
    const rows = await application()
      .database.orm.select()
      .from(sysLog)
      .where(isNull(sysLog.method))
      .orderBy(sysLog.createTime, sysLog.id);
    return rows.map(({ event, username, ip, times, userid }) => [event, username, ip, times, userid !== null]);
  };
  const tries = async (username: string, password: string, remoteAddress = '192.0.2.10') => {
    const answer = await application().app.inject({
      method: 'POST',
      url: '/api/sys/login',
      payload: { username, password, sliderPassed: true },
      remoteAddress,
    });
    return answer.statusCode;
  };
  const change = (token: string, oldpassword: string, password: string, key: string) =>
    application().call({
      method: 'POST',
      url: '/sys/user/updatePassword',
      token,
      headers: { 'idempotency-key': key },
      payload: { username: 'clerk', oldpassword, password, confirmpassword: password },
    });

  it('logs who signed in, out, was frozen, refused or slowed down, changed a password or opened a locked screen', async () => {
    const { call, clock, signIn } = application();
    const token = await signIn('clerk');
    await tries('clerk', 'guess');
    await tries('sunlei', PASSWORD);
    const verify = (password: string, key: string) =>
      call({
        method: 'POST',
        url: '/sys/user/verifyPassword',
        token,
        headers: { 'idempotency-key': key },
        payload: { password },
      });
    await verify('guess', 'k1');
    await verify(PASSWORD, 'k2');
    await change(token, 'guess', 'Second#2026', 'k3');
    await change(token, PASSWORD, 'Second#2026', 'k4');
    await call({ method: 'POST', url: '/sys/logout', token });
    clock.advance(minutes(1));
    for (let index = 0; index < 5; index += 1) await tries('zhangsan', 'guess');
    expect(await tries('zhangsan', 'guess')).toBe(429);
    await call({ method: 'GET', url: '/sys/session/signIns', token: await signIn('admin') });
    const here = '127.0.0.1';
    expect((await stored()).map(String).toSorted()).toEqual(
      [
        ['login.succeeded', 'clerk', here, 1, true],
        ['login.refused', 'clerk', '192.0.2.10', 1, true],
        ['login.frozen', 'sunlei', '192.0.2.10', 1, true],
        ['screen.refused', 'clerk', here, 1, true],
        ['screen.unlocked', 'clerk', here, 1, true],
        ['password.refused', 'clerk', here, 1, true],
        ['password.changed', 'clerk', here, 1, true],
        ['logout', 'clerk', here, 1, true],
        ['login.refused', 'zha…', '192.0.2.10', 5, false],
        ['login.throttled', 'zha…', '192.0.2.10', 1, false],
        ['login.succeeded', 'admin', here, 1, true],
      ]
        .map(String)
        .toSorted(),
    );
  });

  it('T-38 logs who granted and took back what, for whom and from where, with the change or not at all', async () => {
    const { app, call, clock, database, signIn } = application();
    const token = await signIn('admin');
    const before = v.parse(
      v.array(v.string()),
      (await call({ method: 'GET', url: `/sys/permission/queryRolePermission?roleId=${role('supervisor')}`, token }))
        .envelope.result,
    );
    const [lost = ''] = before;
    const save = async (permissionIds: readonly string[], key: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/sys/permission/saveRolePermission',
        remoteAddress: '192.0.2.10',
        headers: { 'x-access-token': token, 'idempotency-key': key },
        payload: {
          roleId: role('supervisor'),
          permissionIds: permissionIds.join(','),
          lastpermissionIds: before.join(','),
        },
      });
      return answer.headers['x-request-id'];
    };
    const requestId = await save([...before.filter((id) => id !== lost), permission('activity:add')], 'k1');
    await save(before, 'k2');
    const rows = await database.orm.select().from(sysLog).where(eq(sysLog.event, 'grant.changed'));
    expect(rows.map(({ logContent, ...row }) => ({ ...row, logContent: JSON.parse(logContent) }))).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/u),
        tenantId: 0,
        objectResource: 'role',
        objectId: role('supervisor'),
        objectName: '监管人员',
        logType: 2,
        event: 'grant.changed',
        operateType: 3,
        userid: seedIdentifier('user', 'admin'),
        username: 'admin',
        ip: '192.0.2.10',
        userAgent: 'lightMyRequest',
        requestId,
        repeatKey: null,
        method: null,
        path: null,
        rowIds: null,
        outcome: null,
        costTime: null,
        times: 1,
        createTime: clock.now(),
        lastTime: clock.now(),
        logContent: {
          grantee: { kind: 'role', id: role('supervisor'), name: '监管人员' },
          added: [{ id: permission('activity:add'), name: '活动中心 › 活动管理 › 新增' }],
          removed: [{ id: lost, name: expect.stringMatching(/./u) }],
        },
      },
    ]);
  });

  it('T-08 keeps no password, token, hash or code, not even one typed in place of the name', async () => {
    const { call, database } = application();
    const canaries = ['Canary-Password-1', 'Canary-Name-2', 'Canary-New-3', PASSWORD, 'Canary-Code-4'];
    await tries('clerk', 'Canary-Password-1');
    await tries('Canary-Name-2', 'x');
    await call({
      method: 'POST',
      url: '/sys/phoneLogin',
      payload: { mobile: '13800000021', captcha: 'Canary-Code-4' },
    });
    const { envelope } = await call({
      method: 'POST',
      url: '/sys/login',
      payload: { username: 'clerk', password: PASSWORD },
    });
    const { token } = v.parse(loginResult, envelope.result);
    await change(token, PASSWORD, 'Canary-New-3', 'k1');
    await change(token, 'Canary-Password-1', 'Canary-New-3', 'k2');
    await call({ method: 'DELETE', url: '/sys/session/deleteOthers', token });
    const shown = await call({ method: 'GET', url: '/sys/session/signIns', token });
    const listed = await call({ method: 'GET', url: '/sys/session/list', token });
    const everything = JSON.stringify([await database.orm.select().from(sysLog), shown.text, listed.text]);
    const sessions = JSON.stringify(await database.orm.select().from(sysSession));
    for (const canary of [...canaries, token, hashToken(token), 'argon2'])
      expect([canary, everything.includes(canary)]).toEqual([canary, false]);
    for (const canary of [...canaries, token]) expect([canary, sessions.includes(canary)]).toEqual([canary, false]);
  });

  it('shows the rows to holders of the permission, newest first, by kind and page', async () => {
    const { call, clock, signIn } = application();
    await signIn('clerk');
    clock.advance(minutes(2));
    const token = await signIn('admin');
    const read = async (query: string) => {
      const answer = await call({ method: 'GET', url: `/sys/log/list${query}`, token });
      const { records, total } = v.parse(resourceEndpoints(logResource).list.answer, answer.envelope.result);
      const shown = ({ realname, event_dictText: event, outcome, time }: (typeof records)[number]) => [
        realname,
        event,
        outcome,
        time,
      ];
      return { records: records.map(shown), total };
    };
    expect(await read('?pageSize=1')).toEqual({
      records: [['管理员', '登录成功', 'done', '2026-01-15 09:02:00']],
      total: 2,
    });
    expect((await read('?pageSize=1&pageNo=2')).records).toEqual([
      ['王秀兰', '登录成功', 'done', '2026-01-15 09:00:00'],
    ]);
    expect((await read('?logType=2')).total).toBe(0);
    expect((await read('?time_begin=2026-01-15 09:01:00&realname=管理')).total).toBe(1);
    expect((await call({ method: 'GET', url: '/sys/log/list', token: await signIn('clerk') })).status).toBe(403);
  });
});
