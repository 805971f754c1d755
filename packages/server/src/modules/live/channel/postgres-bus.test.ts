import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, inject, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';
import { fakeClock } from '@evergreen/core/testing';

import { postgresDatabaseUrl } from '../../../../test/database-templates.ts';
import { openPostgresProxy, type PostgresProxy } from '../../../../test/postgres-proxy.ts';
import { askForSocket, type ListeningSocket } from '../../../../test/raw-socket.ts';
import { useTestApplication } from '../../../../test/test-application.ts';
import { buildApp } from '../../../app.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import type { LiveEvent } from './live-event.ts';
import { notificationsOf, parseNotification } from './notifications.ts';
import { createPostgresBus } from './postgres-bus.ts';

const job = (id: string): LiveEvent => ({
  kind: 'job',
  userId: 'u1',
  id,
  status: 'running',
  done: 1,
  total: 2,
});

describe('what processes tell each other', () => {
  it('goes into few notifications, each below the limit of PostgreSQL, or into one that says everything', () => {
    const few = Array.from({ length: 300 }, (_, index) => job(`任务${index}`));
    const packed = notificationsOf('p1', few);
    const all = packed.flatMap((text) => parseNotification(text)?.events ?? []);
    const many = notificationsOf(
      'p1',
      Array.from({ length: 3000 }, (_, index) => job(String(index))),
    );
    expect([
      packed.length > 1 && packed.every((text) => Buffer.byteLength(text) <= 7900),
      all,
      many.map(parseNotification),
      notificationsOf('p1', []),
    ]).toEqual([true, few, [{ from: 'p1', events: [{ kind: 'resync' }] }], []]);
  });

  it('is taken from nobody else, and only as far as it is known', () => {
    const texts = ['', '{', 'null', '{"p":1}', '{"__proto__":{"p":"x"}}'];
    expect([
      texts.map(parseNotification),
      parseNotification('{"p":"p2","e":[{"kind":"later"},{"kind":"resync"},7]}'),
    ]).toEqual([texts.map(() => null), { from: 'p2', events: [{ kind: 'resync' }] }]);
  });
});

describe.skipIf(inject('postgresUrl') === null)('processes on one PostgreSQL', () => {
  const application = useTestApplication('postgresql');
  const opened: { close(): Promise<unknown> }[] = [];
  const sockets: ListeningSocket[] = [];
  afterEach(async () => {
    for (const { socket } of sockets.splice(0)) socket.terminate();
    for (const one of opened.splice(0).toReversed()) await one.close();
  });

  async function databaseUrl(): Promise<string> {
    const [row] = await application().database.orm.execute<{ name: string }>(sql`select current_database() as name`);
    return postgresDatabaseUrl(inject('postgresUrl') ?? '', row?.name ?? '');
  }

  /** A process with a clock of its own. */
  function processOf(processId: string, url: string) {
    const clock = fakeClock();
    const { database, logger } = application();
    const bus = createPostgresBus({ url, database, clock, logger, processId });
    opened.push(bus);
    const heard: LiveEvent[] = [];
    bus.subscribe((event) => heard.push(event));
    return { bus, clock, heard };
  }

  async function proxied(): Promise<PostgresProxy> {
    const proxy = await openPostgresProxy(await databaseUrl());
    opened.push(proxy);
    return proxy;
  }

  const resync: LiveEvent = { kind: 'resync' };

  it('SOCK-11 tell each other what leaves together after 50 ms, and hear nothing twice', async () => {
    const url = await databaseUrl();
    const [one, other] = [processOf('p1', url), processOf('p2', url)];
    const states = [await one.bus.start(), await other.bus.start()];
    one.bus.publish(job('a'));
    one.bus.publish(job('b'));
    one.clock.advance(49);
    const early = other.heard.length;
    one.clock.advance(1);
    await expect.poll(() => other.heard.length, { timeout: 20_000 }).toBe(2);
    other.bus.publish(job('c'));
    other.clock.advance(50);
    await expect.poll(() => one.heard.length, { timeout: 20_000 }).toBe(3);
    expect([states, early, one.heard, other.heard]).toEqual([
      ['listening', 'listening'],
      0,
      [job('a'), job('b'), job('c')],
      [job('a'), job('b'), job('c')],
    ]);
  });

  it('SOCK-11 a connection that is cut without a word is noticed within 35 s and replaced, and all is asked for', async () => {
    const proxy = await proxied();
    const [one, other] = [processOf('p1', proxy.url), processOf('p2', await databaseUrl())];
    await one.bus.start();
    await other.bus.start();
    proxy.silence();
    other.bus.publish(job('lost'));
    other.clock.advance(50);
    one.clock.advance(seconds(30));
    const before = one.bus.state();
    one.clock.advance(seconds(5));
    await expect.poll(() => one.bus.state(), { timeout: 20_000 }).toBe('lost');
    proxy.forward();
    one.clock.advance(seconds(1));
    await expect.poll(() => one.bus.state(), { timeout: 20_000 }).toBe('listening');
    one.clock.advance(50);
    await expect.poll(() => other.heard.at(-1), { timeout: 20_000 }).toEqual(resync);
    other.bus.publish(job('heard'));
    other.clock.advance(50);
    await expect.poll(() => one.heard.at(-1), { timeout: 20_000 }).toEqual(job('heard'));
    expect([before, one.heard.slice(0, -1)]).toEqual(['listening', [resync]]);
  });

  it('SOCK-11 without LISTEN, as behind a pooler, it says so, and finds out within two seconds that others told something', async () => {
    const proxy = await proxied();
    proxy.muteNotifications();
    const [one, other] = [processOf('p1', proxy.url), processOf('p2', await databaseUrl())];
    const starting = one.bus.start();
    // The first probe waits for three seconds of this clock.
    const waiting = setInterval(() => one.clock.advance(seconds(1)), 50);
    const state = await starting;
    clearInterval(waiting);
    await other.bus.start();
    const look = async () => {
      one.clock.advance(seconds(2));
      await application().database.ping();
    };
    await look();
    other.bus.publish(job('a'));
    other.clock.advance(50);
    await expect.poll(async () => look().then(() => one.heard.length), { timeout: 20_000 }).toBeGreaterThan(0);
    // It tells as well as those that hear.
    one.bus.publish(job('b'));
    one.clock.advance(50);
    await expect.poll(() => other.heard.at(-1), { timeout: 20_000 }).toEqual(job('b'));
    expect([state, one.heard.slice(0, 1), application().log.join(' ')]).toEqual([
      'polling',
      [resync],
      expect.stringContaining('EVERGREEN_LISTEN_URL'),
    ]);
  });

  it('SOCK-11 a release by one server rings a bell at the other, and a session that is ended at one is closed at the other', async () => {
    const url = await databaseUrl();
    const { database, clock, logger, files, call, signIn } = application();
    const servers = [];
    for (const processId of ['p1', 'p2']) {
      const { bus, clock: ownClock } = processOf(processId, url);
      await bus.start();
      const app = await buildApp({ database, clock, logger, files, live: bus });
      opened.push(app);
      servers.push({ bus, ownClock, app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) });
    }
    const [here, there] = servers;
    if (here === undefined || there === undefined) throw new Error('Two servers were built');
    const [admin, clerk] = [await signIn('admin'), await signIn('clerk')];
    const listener = askForSocket({ origin: there.origin, userId: seedIdentifier('user', 'clerk'), token: clerk });
    sockets.push(listener);
    await listener.opened;
    const asked = async (method: 'GET' | 'POST', path: string, token: string, payload?: object) => {
      const headers = { 'x-access-token': token };
      const answer = await here.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
      return answer.json<{ readonly result: { readonly id: string } }>().result;
    };
    const draft = { titile: '停电', msgCategory: '1', priority: 'H', msgType: 'ALL', msgAbstract: '停电' };
    const { id } = await asked('POST', '/sys/annountCement/add', admin, draft);
    await asked('GET', `/sys/annountCement/doReleaseData?id=${id}`, admin);
    here.ownClock.advance(50);
    const [frame] = await listener.frames(1);
    await asked('POST', '/sys/logout', clerk);
    here.ownClock.advance(50);
    const ended = await listener.ended;
    expect([
      JSON.parse(frame ?? ''),
      ended,
      (await call({ method: 'GET', url: '/sys/user/noticeChoice', token: clerk })).status,
    ]).toEqual([{ cmd: 'topic', msgId: id, msgTxt: '停电', spread: 6 }, '4401', 401]);
  });
});
