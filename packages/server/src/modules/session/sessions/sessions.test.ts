import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { loginResult, sessionEndpoints } from '@evergreen/core/contract';
import { days, minutes, seconds } from '@evergreen/core/kernel';

import { describeApplicationOnBothEngines, PASSWORD, type TestApplication } from '../../../../test/test-application.ts';
import { DatabaseError, type Database } from '../../../db/index.ts';
import { sysSession, sysUserTenant } from '../../../db/schema/index.ts';
import { sysLog, sysUser } from '../../../db/schema/scoped-tables.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import { createSessionRepository, MOST_SESSIONS } from '../auth/session.repository.ts';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const OFFICE = { agent: WINDOWS, address: '192.0.2.10' };
const PHONE = { agent: IPHONE, address: '198.51.100.7' };
const ID = expect.stringMatching(/^[0-9a-f]{32}$/u);
const gone = { success: false, message: '该登录不存在或已结束，请刷新后查看', code: 500, result: null };

interface Place {
  readonly agent: string;
  readonly address: string;
}

/** Somebody at a device. */
function at({ app, call }: TestApplication, { agent, address }: Place) {
  const from = { headers: { 'user-agent': agent }, remoteAddress: address };
  const read = async (url: string, token: string, headers = {}) =>
    (await call({ method: 'GET', url, token, ...from, headers: { ...from.headers, ...headers } })).envelope.result;
  return {
    async tries(username: string, password: string) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/sys/login',
        payload: { username, password },
        ...from,
      });
      return answer.statusCode;
    },
    async signsIn(username: string) {
      const { envelope } = await call({
        method: 'POST',
        url: '/sys/login',
        payload: { username, password: PASSWORD },
        ...from,
      });
      return v.parse(loginResult, envelope.result).token;
    },
    list: async (token: string, headers = {}) =>
      v.parse(sessionEndpoints.list.answer, await read('/sys/session/list', token, headers)),
    signIns: async (token: string) =>
      v.parse(sessionEndpoints.signIns.answer, await read('/sys/session/signIns', token)),
    end: (token: string, id: string) => call({ method: 'DELETE', url: `/sys/session/delete?id=${id}`, token, ...from }),
    endOthers: (token: string) => call({ method: 'DELETE', url: '/sys/session/deleteOthers', token, ...from }),
  };
}

describeApplicationOnBothEngines('one’s own sessions', (application) => {
  const isOpen = async (token: string) =>
    (await application().call({ method: 'GET', url: '/sys/user/getCurrentUserDeparts', token })).status === 200;

  it('AUTH-18 lists device, place and last use, the current one first; ends a single one and all others; logs what happened', async () => {
    const { clock } = application();
    const office = at(application(), OFFICE);
    const phone = at(application(), PHONE);
    const start = clock.now();
    const [first, second, third] = [
      await phone.signsIn('clerk'),
      await office.signsIn('clerk'),
      await phone.signsIn('clerk'),
    ];
    clock.advance(minutes(5));
    await phone.list(third);
    const session = (place: { device: string; address: string }, lastUsedAt: number, isCurrent = false) => ({
      id: ID,
      ...place,
      tenant: '',
      signedInAt: formatPlatformTime(start),
      lastUsedAt: formatPlatformTime(lastUsedAt),
      isCurrent,
    });
    const onPhone = { device: 'Safari · iPhone', address: PHONE.address };
    const onDesk = { device: 'Chrome · Windows', address: OFFICE.address };
    const listed = await office.list(second);
    expect(listed).toEqual([
      session(onDesk, clock.now(), true),
      session(onPhone, clock.now()),
      session(onPhone, start),
    ]);

    const ended = await office.end(second, listed[2]?.id ?? '');
    expect([ended.status, ended.envelope.message]).toEqual([200, '已结束该登录']);
    expect([await isOpen(first), await isOpen(second), await isOpen(third)]).toEqual([false, true, true]);
    const fourth = await phone.signsIn('clerk');
    const others = await office.endOthers(second);
    expect([others.envelope.result, others.envelope.message]).toEqual([2, '已结束其他 2 个登录']);
    expect([await isOpen(second), await isOpen(third), await isOpen(fourth)]).toEqual([true, false, false]);
    expect((await office.endOthers(second)).envelope).toMatchObject({ result: 0, message: '没有其他登录' });
    expect((await office.list(second)).map(({ isCurrent }) => isCurrent)).toEqual([true]);

    await office.tries('clerk', 'guess');
    await office.tries('clerk', 'guess');
    const entry = (event: string, place: { device: string; address: string }, time: number, times = 1) => ({
      id: ID,
      event,
      ...place,
      times,
      time: formatPlatformTime(time),
    });
    expect(await office.signIns(second)).toEqual([
      entry('login.refused', onDesk, clock.now(), 2),
      entry('session.othersEnded', onDesk, clock.now()),
      entry('login.succeeded', onPhone, clock.now()),
      entry('session.ended', onDesk, clock.now()),
      entry('login.succeeded', onDesk, start),
      entry('login.succeeded', onPhone, start, 2),
    ]);
  });

  it('T-03 ends nobody else’s session, and answers a foreign one as one that is not there', async () => {
    const office = at(application(), OFFICE);
    const [clerk, admin] = [await office.signsIn('clerk'), await office.signsIn('admin')];
    const [foreign] = await office.list(admin);
    const [own] = await office.list(clerk);
    expect((await office.end(clerk, foreign?.id ?? '')).envelope).toEqual(gone);
    expect((await office.end(clerk, 'none')).envelope).toEqual(gone);
    expect((await office.end(clerk, own?.id ?? '')).envelope.message).toBe('这是当前登录，请用“退出登录”结束');
    expect((await office.end(clerk, '')).status).toBe(400);
    expect((await office.endOthers(clerk)).envelope.result).toBe(0);
    expect([await isOpen(clerk), await isOpen(admin)]).toEqual([true, true]);
  });

  it('a sign-in beyond the upper bound ends the session that was used longest ago, of that person only', async () => {
    const { clock, database } = application();
    const office = at(application(), OFFICE);
    const other = await office.signsIn('admin');
    const tokens: string[] = [];
    for (let index = 0; index < MOST_SESSIONS; index += 1) {
      tokens.push(await office.signsIn('clerk'));
      clock.advance(seconds(61));
    }
    await office.list(tokens[0] ?? '');
    const [one, two] = await Promise.all([office.signsIn('clerk'), office.signsIn('clerk')]);
    const open = await Promise.all([...tokens, one, two, other].map(isOpen));
    expect(open).toEqual([true, false, false, ...Array.from({ length: MOST_SESSIONS }, () => true)]);
    const displaced = await database.orm
      .select({ username: sysLog.username, times: sysLog.times })
      .from(sysLog)
      .where(eq(sysLog.event, 'session.displaced'));
    expect(displaced).toEqual([
      { username: 'clerk', times: 1 },
      { username: 'clerk', times: 1 },
    ]);
  });

  it('writes the last use at most once a minute, with its address and tenant', async () => {
    const { clock, database } = application();
    const office = at(application(), OFFICE);
    const phone = at(application(), PHONE);
    const [user] = await database.orm.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.username, 'clerk'));
    await database.orm.execute(
      sql`insert into tenant (id, create_time, name, number, status) values ('t7', now(), '东湖街道', 7, '1')`,
    );
    await database.orm.insert(sysUserTenant).values({ userId: user?.id ?? '', tenantId: 7 });
    const token = await office.signsIn('clerk');
    const start = clock.now();
    const stored = async () => {
      const [row] = await database.orm
        .select({ lastUsedAt: sysSession.lastUsedAt, address: sysSession.address, tenantId: sysSession.tenantId })
        .from(sysSession);
      return row;
    };
    clock.advance(minutes(1) - 1);
    await phone.list(token, { 'tenant-id': '7' });
    expect(await stored()).toEqual({ lastUsedAt: start, address: OFFICE.address, tenantId: 0 });
    clock.advance(1);
    expect(
      (await application().call({ method: 'GET', url: '/sys/session/list', token, headers: { 'tenant-id': '8' } }))
        .status,
    ).toBe(403);
    expect(await stored()).toEqual({ lastUsedAt: start, address: OFFICE.address, tenantId: 0 });
    expect((await phone.list(token, { 'tenant-id': '7' })).map(({ tenant, address }) => [tenant, address])).toEqual([
      ['东湖街道', PHONE.address],
    ]);
    const used = { lastUsedAt: start + minutes(1), address: PHONE.address, tenantId: 7 };
    expect(await stored()).toEqual(used);
    clock.advance(minutes(1) - 1);
    await office.list(token);
    expect(await stored()).toEqual(used);
  });

  it('leaves the last use as it was where there is no room for writes, so that reading goes on', async () => {
    const { clock, database } = application();
    const token = await at(application(), OFFICE).signsIn('clerk');
    const full: Database = {
      ...database,
      assertRoomForWrites: () => Promise.reject(new DatabaseError('storageFull', 'Full')),
    };
    const sessions = createSessionRepository(full, clock);
    clock.advance(minutes(2));
    const before = await sessions.find(token);
    expect(before).toBeDefined();
    if (before !== undefined) await sessions.noteUse(before, { address: PHONE.address, tenantId: 0 });
    expect(await sessions.find(token)).toEqual(before);
  });

  it('a sign-in removes expired and ended sessions of everybody, at most a hundred', async () => {
    const { clock, database } = application();
    const office = at(application(), OFFICE);
    const [user] = await database.orm.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.username, 'admin'));
    const old = {
      userId: user?.id ?? '',
      createdAt: clock.now(),
      lastUsedAt: clock.now(),
      expiresAt: clock.now() + days(1),
    };
    const rows = Array.from({ length: 150 }, (_, index) => ({ ...old, tokenHash: `hash ${index}`, id: `id${index}` }));
    await database.orm.insert(sysSession).values(rows);
    clock.advance(days(1));
    const count = async () =>
      (await database.orm.select({ count: sql<number>`count(*)::int` }).from(sysSession))[0]?.count;
    const token = await office.signsIn('clerk');
    expect(await count()).toBe(51);
    await office.signsIn('clerk');
    expect(await count()).toBe(2);
    await office.endOthers(token);
    await office.signsIn('clerk');
    expect(await count()).toBe(2);
  });
});
