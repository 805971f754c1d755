import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import * as v from 'valibot';

import { minutes, seconds } from '@evergreen/core/kernel';

import { askForSocket, closeCodeOf, frameBytes, rawSocket, type SocketAsk } from '../../../../test/raw-socket.ts';
import { describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { MOST_OF_A_PERSON } from './live-hub.ts';
import { REFUSED_LIMIT } from './socket-gate.ts';

const user = (name: string) => seedIdentifier('user', name);
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describeApplicationOnBothEngines('the notice socket', (application) => {
  const open = new Set<ReturnType<typeof askForSocket>>();
  afterEach(async () => {
    for (const { socket } of open) socket.terminate();
    open.clear();
    await application().app.close();
  });

  async function listening() {
    const { app, signIn } = application();
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const ask = (asked: Omit<SocketAsk, 'origin'>) => {
      const made = askForSocket({ origin, ...asked });
      open.add(made);
      return made;
    };
    return {
      origin,
      ask,
      /** Signs in and listens. */
      async hears(username: string, tenant = '0') {
        const token = await signIn(username);
        const made = ask({ userId: user(username), token, tenant });
        await made.opened;
        // What was sent before it is heard by then.
        const caughtUp = async () => {
          const before = made.heard.length;
          made.socket.send('HeartBeat');
          await made.frames(before + 1);
          return made.heard.filter((text) => text !== 'HeartBeat').map((text): unknown => JSON.parse(text));
        };
        return { ...made, token, caughtUp };
      },
    };
  }

  async function administrator() {
    const { call, signIn } = application();
    const token = await signIn('admin');
    return async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
      const answer = await call({ method, url, token, headers: { 'tenant-id': '0' }, ...(payload && { payload }) });
      if (!answer.envelope.success) throw new Error(answer.envelope.message);
      return answer.envelope.result;
    };
  }

  const draft = {
    titile: '停电通知',
    msgCategory: '1',
    priority: 'H',
    msgType: 'ALL',
    msgAbstract: '周三上午停电',
    msgContent: '<p>机密正文</p>',
  };

  it('SOCK-06 is refused without a valid token, for another user’s id, for pages of others and on other paths', async () => {
    const { origin, ask } = await listening();
    const { signIn, log } = application();
    const token = await signIn('clerk');
    const own = { userId: user('clerk'), token, tenant: '0' };
    const [, port] = origin.split('//127.0.0.1:');
    const asks: readonly (readonly [string, Omit<SocketAsk, 'origin'>])[] = [
      ['no token', { userId: user('clerk') }],
      ['not a token', { ...own, token: 'x' }],
      ['unknown token', { ...own, token: 'A'.repeat(43) }],
      ['a tenant of others', { ...own, tenant: '1001' }],
      ['no number', { ...own, tenant: 'x' }],
      ['another’s id', { ...own, userId: user('admin') }],
      ['nobody’s id', { ...own, userId: 'f'.repeat(32) }],
      ['another path', { ...own, userId: `${user('clerk')}/x` }],
      ['a page of others', { ...own, headers: { origin: 'https://evil.example' } }],
      ['a page without an address', { ...own, headers: { origin: 'null' } }],
      ['a browser without a page', { ...own, headers: { 'user-agent': CHROME } }],
    ];
    const ends: unknown[] = [];
    for (const [why, asked] of asks) ends.push([why, await ask(asked).ended]);
    const page = ask({ ...own, headers: { origin: `http://127.0.0.1:${port}`, 'user-agent': CHROME } });
    await page.opened;
    expect([ends, page.socket.protocol, log.filter((line) => line.includes(token))]).toEqual([
      [
        ['no token', '4401'],
        ['not a token', '4401'],
        ['unknown token', '4401'],
        ['a tenant of others', '4401'],
        ['no number', '4401'],
        ['another’s id', '4403'],
        ['nobody’s id', '4403'],
        ['another path', '404'],
        ['a page of others', '403'],
        ['a page without an address', '403'],
        ['a browser without a page', '403'],
      ],
      'evergreen.v1',
      [],
    ]);
    // Who asked for another’s socket stands in the log.
    const noted = async () =>
      application().database.orm.execute<{ username: string }>(
        sql`select username from sys_log where event = 'socket.foreign'`,
      );
    await expect.poll(noted).toEqual([{ username: 'clerk' }, { username: 'clerk' }]);
    // One address cannot try for ever; who has a session is not kept out by it until then.
    for (let tries = asks.length; tries < REFUSED_LIMIT.times; tries += 1) await ask({ ...own, token: 'x' }).ended;
    const late = [await ask({ ...own, token: 'x' }).ended, await ask(own).ended];
    application().clock.advance(REFUSED_LIMIT.window);
    const again = ask(own);
    await again.opened;
    expect(late).toEqual(['429', '429']);
  });

  it('NOTIF-06 NOTIF-04 SOCK-08 rings for those whom a release concerns, after it is committed, and tells no more than a title for all', async () => {
    const { hears } = await listening();
    const admin = await administrator();
    const clerk = await hears('clerk');
    const supervisor = await hears('supervisor');
    const added = async (values: object) =>
      v.parse(v.object({ id: v.string() }), await admin('POST', '/sys/annountCement/add', { ...draft, ...values })).id;
    const forAll = await added({});
    await admin('PUT', '/sys/annountCement/edit', { id: forAll, version: 1, titile: '停水通知' });
    const quiet = [await clerk.caughtUp(), await supervisor.caughtUp()];
    await admin('GET', `/sys/annountCement/doReleaseData?id=${forAll}`);
    const toClerk = await added({ msgType: 'USER', users: user('clerk') });
    await admin('GET', `/sys/annountCement/doReleaseData?id=${toClerk}`);
    const toRole = await added({ msgType: 'ROLE', roles: seedIdentifier('role', 'supervisor') });
    await admin('GET', `/sys/annountCement/doReleaseData?id=${toRole}`);
    await admin('GET', `/sys/annountCement/doReovkeData?id=${toClerk}`);
    const refused = await admin('GET', `/sys/annountCement/doReleaseData?id=${forAll}`).catch(() => 'refused');
    const topic = (msgId: string, msgTxt: string) => ({ cmd: 'topic', msgId, msgTxt, spread: 12 });
    const single = { cmd: 'user', msgId: toClerk, msgTxt: '', spread: 0 };
    expect([quiet, refused, await clerk.caughtUp(), await supervisor.caughtUp()]).toEqual([
      [[], []],
      'refused',
      [topic(forAll, '停水通知'), single, topic(toRole, ''), single],
      [topic(forAll, '停水通知'), topic(toRole, '')],
    ]);
  });

  it('SOCK-10 a session that ends closes its socket: signed out, a changed password, a tenant that was left or frozen, a frozen account, a life that is over', async () => {
    const { hears } = await listening();
    const { call, clock } = application();
    const admin = await administrator();
    const asked = (token: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
      call({ method, url, token, ...(payload && { payload }) });

    const signingOut = await hears('clerk');
    const stays = await hears('clerk');
    await asked(signingOut.token, 'POST', '/sys/logout');
    const ends = [await signingOut.ended];

    const changed = await hears('clerk');
    await asked(stays.token, 'PUT', '/sys/user/updatePassword', {
      username: 'clerk',
      oldpassword: PASSWORD,
      password: 'Evergreen-2027',
      confirmpassword: 'Evergreen-2027',
    });
    ends.push(await changed.ended);

    const [left, shut] = [await hears('zhangwei', '1001'), await hears('wufang', '1002')];
    await admin('PUT', '/sys/user/edit', { id: user('zhangwei'), tenants: seedIdentifier('tenant', '1002') });
    ends.push(await left.ended);
    await admin('PUT', '/sys/tenant/freeze', { rows: [{ id: seedIdentifier('tenant', '1002') }] });
    ends.push(await shut.ended);

    const frozen = await hears('supervisor');
    await admin('PUT', '/sys/user/frozenBatch', { ids: user('supervisor'), status: 2 });
    ends.push(await frozen.ended);
    const before = await stays.caughtUp();

    // What no process told is found out within a minute: the life of a session is over.
    clock.jumpTo(clock.now() + minutes(60 * 24 * 8));
    clock.advance(0);
    ends.push(await stays.ended);
    // The clerk is told of the changed password.
    const told = [{ cmd: 'user', msgId: 'notice', msgTxt: '', spread: 0 }];
    expect([ends, before]).toEqual([Array.from({ length: 6 }, () => '4401'), told]);
  });

  it('SOCK-02 answers heartbeats, drops who is silent for a minute, makes room for the newest of a person, and says that it restarts', async () => {
    const { hears, origin } = await listening();
    const { clock, app } = application();
    const clerk = await hears('clerk');
    clerk.socket.send('HeartBeat');
    expect(await clerk.frames(1)).toEqual(['HeartBeat']);

    const deaf = await rawSocket({ origin, userId: user('clerk'), token: clerk.token });
    const pinged = closeCodeOf(deaf);
    clock.advance(seconds(30));
    await clerk.caughtUp();
    clock.advance(seconds(30));
    await clerk.caughtUp();
    expect(await pinged).toBe(4408);

    const others = [];
    for (let count = 0; count < MOST_OF_A_PERSON; count += 1) others.push(await hears('admin'));
    const newest = await hears('admin');
    expect(await others[0]?.ended).toBe('4410');
    const ends = [clerk.ended, newest.ended];
    await app.close();
    expect(await Promise.all(ends)).toEqual(['1012', '1012']);
  });

  it('LIST-23 who edits a record hears that somebody else begins and ends, and nobody else does', async () => {
    const { hears } = await listening();
    const { call, clock } = application();
    const [clerk, admin, supervisor] = [await hears('clerk'), await hears('admin'), await hears('supervisor')];
    const { envelope } = await call({ method: 'GET', url: '/isps/activity/list?pageSize=1', token: clerk.token });
    const [found] = v.parse(v.object({ records: v.array(v.object({ id: v.string() })) }), envelope.result).records;
    const id = found?.id ?? '';
    const edit = async (token: string) =>
      call({ method: 'PUT', url: '/sys/record/presence', token, payload: { resource: 'activity', id } });
    await edit(clerk.token);
    await edit(admin.token);
    // Still there: nothing began.
    clock.advance(seconds(1));
    await edit(admin.token);
    await call({ method: 'DELETE', url: `/sys/record/presence?resource=activity&id=${id}`, token: admin.token });
    await call({ method: 'DELETE', url: `/sys/record/presence?resource=activity&id=${id}`, token: admin.token });
    const hint = { cmd: 'presence', resource: 'activity', id };
    expect([await clerk.caughtUp(), await admin.caughtUp(), await supervisor.caughtUp()]).toEqual([
      [hint, hint],
      [],
      [],
    ]);
  });

  it('SOCK-13 a storm of one person is bounded: ten sockets stay, the others are told why, and people are served meanwhile', async () => {
    const { hears, ask } = await listening();
    const clerk = await hears('clerk');
    const token = await application().signIn('supervisor');
    const storm = Array.from({ length: 200 }, () => ask({ userId: user('supervisor'), token }));
    const ends = new Set<string>();
    for (const { ended } of storm) void ended.then((end) => ends.add(end));
    const served = await clerk.caughtUp();
    await Promise.all(storm.map(({ ended, opened }) => Promise.race([ended, opened])));
    const isOpen = ({ socket }: { readonly socket: { readonly readyState: number } }) => socket.readyState === 1;
    await expect.poll(() => storm.filter(isOpen).length, { timeout: 20_000 }).toBeLessThanOrEqual(MOST_OF_A_PERSON);
    const strange = [...ends].filter((end) => !['503', '4410', '4429 60'].includes(end));
    expect([served, strange, ends.has('4410'), isOpen(clerk)]).toEqual([[], [], true, true]);
  });

  it('SOCK-13 holds its limits under raw attack, and serves the others meanwhile', async () => {
    const { hears, origin } = await listening();
    const clerk = await hears('clerk');
    const attacker = await hears('supervisor');
    const raw = async (...bytes: readonly Buffer[]) => {
      const socket = await rawSocket({ origin, userId: user('supervisor'), token: attacker.token });
      const code = closeCodeOf(socket);
      for (const piece of bytes) socket.write(piece);
      return code;
    };
    const text = (words: string) => frameBytes({ payload: Buffer.from(words) });
    const fragments = [
      frameBytes({ isFinal: false, payload: Buffer.from('x') }),
      ...Array.from({ length: 20 }, () => frameBytes({ opcode: 0, isFinal: false, payload: Buffer.from('x') })),
    ];
    const meaningless = [
      '{"cmd":"__proto__"}',
      '['.repeat(5000),
      '\u0000',
      '{"type":"update_vxe_table","data":{"socketKey":"retiree","args":[{"id":"1"},"x"]}}',
    ];
    const before = process.memoryUsage().rss;
    const codes = {
      huge: await raw(frameBytes({ payload: Buffer.alloc(65_537, 120) })),
      announced: await raw(Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])),
      fragmented: await raw(...fragments),
      unmasked: await raw(frameBytes({ isMasked: false, payload: Buffer.from('x') })),
      'not UTF-8': await raw(frameBytes({ payload: Buffer.from([0xed, 0xa0, 0x80]) })),
      reserved: await raw(frameBytes({ opcode: 3 })),
      compressed: await raw(Buffer.from([0xc1, 0x80, 0, 0, 0, 0])),
      bytes: await raw(...Array.from({ length: 11 }, () => frameBytes({ opcode: 2, payload: Buffer.from('x') }))),
      meaningless: await raw(...Array.from({ length: 11 }, (_, index) => text(meaningless[index % 4] ?? ''))),
      flood: await raw(...Array.from({ length: 21 }, () => text('HeartBeat'))),
      pings: await raw(...Array.from({ length: 21 }, () => frameBytes({ opcode: 9 }))),
    };
    const grown = (process.memoryUsage().rss - before) / 1024 ** 2;
    expect([codes, grown < 64, await clerk.caughtUp()]).toEqual([
      {
        huge: 1009,
        announced: 1009,
        fragmented: 1008,
        unmasked: 1002,
        'not UTF-8': 1007,
        reserved: 1002,
        compressed: 1002,
        bytes: 4429,
        meaningless: 4429,
        flood: 4429,
        pings: 4429,
      },
      true,
      [],
    ]);
  });
});
