import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { closeCodes } from '../../../contract/index.ts';
import { minutes, seconds } from '../../../kernel/index.ts';
import { fakeClock, fakeSockets, propertyRuns } from '../../../testing/index.ts';
import type { RandomPort } from '../../../ports/index.ts';
import { createLiveSocket, type LivePolicy, type LiveSocketEmitted } from './index.ts';
import { afterFailure } from './live-socket.model.ts';

const NOTICES: LivePolicy = { heartbeat: 'HeartBeat', interval: seconds(20), replyLimit: seconds(20) };

/** Draws the least there is, or a part of the range. */
const drawing = (part: number): RandomPort => ({
  integer: (minimum, maximum) => minimum + Math.floor((maximum - minimum) * part),
  id: () => 'id',
});

function start({ policy = NOTICES, part = 0 }: { readonly policy?: LivePolicy; readonly part?: number } = {}) {
  const clock = fakeClock();
  const sockets = fakeSockets();
  const address = () => ({ url: '/api/websocket/u1', protocols: ['evergreen.v1'] });
  const live = createLiveSocket({ sockets, clock, random: drawing(part), policy, address });
  const told: LiveSocketEmitted[] = [];
  live.on((event) => told.push(event));
  live.send({ type: 'live.start' });
  /** What was told since the last time. */
  const news = () => told.splice(0).map((event) => (event.type === 'live.frame' ? event.text : event.type));
  const status = () => live.facts().status;
  const lose = (code?: number, reason?: string) => sockets.last().end(code, reason);
  const untilNextAttempt = () => {
    while (status() === 'waiting') clock.advance(seconds(1));
  };
  return { clock, sockets, live, news, status, lose, untilNextAttempt };
}

describe('liveSocket', () => {
  it('SOCK-01 an error or a close reconnects after 5,000 ms, with one attempt pending at a time', () => {
    const { clock, sockets, status, lose, live, news } = start();
    const seen = [status()];
    sockets.last().open();
    seen.push(status());
    lose();
    lose();
    seen.push(status());
    clock.advance(4999);
    const before = sockets.all.length;
    clock.advance(1);
    expect([seen, before, sockets.all.length, status(), news()]).toEqual([
      ['connecting', 'open', 'waiting'],
      1,
      2,
      'connecting',
      ['live.resync'],
    ]);
    // What the first connection still says is ignored.
    sockets.all[0]?.open();
    sockets.all[0]?.receive('late');
    sockets.all[0]?.end();
    expect([status(), news(), clock.pending()]).toEqual(['connecting', [], 1]);
    live.send({ type: 'live.stop' });
    expect([status(), sockets.last().closedWith(), clock.pending()]).toEqual(['stopped', 1000, 0]);
    live.send({ type: 'live.start' });
    live.dispose();
    expect([sockets.last().closedWith(), clock.pending()]).toEqual([1000, 0]);
  });

  it('gives a connection that does not open up after ten seconds', () => {
    const { clock, sockets, status } = start();
    clock.advance(seconds(10));
    expect([status(), sockets.last().closedWith()]).toEqual(['waiting', 1000]);
  });

  it('SOCK-02 the heartbeat HeartBeat is sent every 20 s, and a reply awaited for 20,000 ms; any frame is one', () => {
    const { clock, sockets, status, news } = start();
    const socket = sockets.last();
    socket.open();
    clock.advance(seconds(20) - 1);
    const before = socket.sent.length;
    clock.advance(1);
    clock.advance(seconds(20) - 1);
    socket.receive('{"cmd":"user"}');
    clock.advance(seconds(20));
    socket.receive('HeartBeat');
    // A server that talks all the time still hears that somebody is there.
    for (let second = 0; second < 40; second += 1) {
      clock.advance(seconds(1));
      socket.receive('{"cmd":"topic"}');
    }
    expect([before, socket.sent.length, new Set(socket.sent), status()]).toEqual([
      0,
      4,
      new Set(['HeartBeat']),
      'open',
    ]);
    clock.advance(seconds(20));
    clock.advance(seconds(20));
    expect([status(), socket.closedWith(), news().slice(0, 3)]).toEqual([
      'waiting',
      1000,
      ['live.resync', '{"cmd":"user"}', 'HeartBeat'],
    ]);
  });

  it('a table asks every 10 s and takes no reply within 6 s for a dead connection', () => {
    const policy = { heartbeat: '{"type":"heart_beat"}', interval: seconds(10), replyLimit: seconds(6) };
    const { clock, sockets, status } = start({ policy });
    const socket = sockets.last();
    socket.open();
    clock.advance(seconds(10));
    clock.advance(seconds(6) - 1);
    const before = status();
    clock.advance(1);
    expect([socket.sent, before, status()]).toEqual([['{"type":"heart_beat"}'], 'open', 'waiting']);
  });

  it('SOCK-09 after sleep the connection proves itself within three seconds, or is made anew; either way all is asked for once', () => {
    const alive = start();
    alive.sockets.last().open();
    alive.news();
    alive.clock.jumpTo(alive.clock.now() + minutes(60));
    alive.clock.advance(0);
    alive.sockets.last().receive('HeartBeat');
    expect([alive.status(), alive.sockets.all.length, alive.news()]).toEqual(['open', 1, ['live.resync', 'HeartBeat']]);

    const dead = start();
    dead.sockets.last().open();
    dead.news();
    dead.live.send({ type: 'window.shown' });
    dead.clock.advance(seconds(3));
    expect([dead.sockets.all.length, dead.sockets.all[0]?.closedWith(), dead.status()]).toEqual([
      2,
      1000,
      'connecting',
    ]);
    dead.sockets.last().open();
    expect(dead.news()).toEqual(['live.resync']);
  });

  it('SOCK-09 a hidden window gives its socket back after ten minutes, and is right again when it is shown', () => {
    const { clock, sockets, live, status, news } = start();
    sockets.last().open();
    const pass = (pings: number) => {
      for (let ping = 0; ping < pings; ping += 1) {
        clock.advance(seconds(20));
        sockets.last().receive('HeartBeat');
      }
    };
    live.send({ type: 'window.hidden' });
    pass(15);
    live.send({ type: 'window.shown' });
    sockets.last().receive('HeartBeat');
    live.send({ type: 'window.hidden' });
    pass(29);
    const before = status();
    clock.advance(seconds(20));
    expect([before, status(), sockets.last().closedWith(), clock.pending()]).toEqual(['open', 'hidden', 1000, 0]);
    news();
    live.send({ type: 'network.online' });
    const offline = status();
    live.send({ type: 'window.shown' });
    sockets.last().open();
    expect([offline, status(), news()]).toEqual(['hidden', 'open', ['live.resync']]);
  });

  it('does not take a timer of a throttled window for a dead connection: it asks once more', () => {
    const { clock, sockets, status } = start();
    sockets.last().open();
    clock.advance(seconds(20));
    clock.jumpTo(clock.now() + seconds(40));
    clock.advance(0);
    clock.advance(0);
    expect([status(), sockets.last().sent.length]).toEqual(['open', 2]);
    clock.advance(seconds(3));
    expect([status(), sockets.all.length]).toEqual(['connecting', 2]);
  });

  it.each([
    ['no session', closeCodes.unauthorised, 'stopped', ['live.refused']],
    ['the socket of another person', closeCodes.foreign, 'stopped', ['live.refused']],
    ['another window took over', closeCodes.replaced, 'hidden', []],
    ['a server that ends', closeCodes.restart, 'waiting', []],
  ] as const)('takes a close for what it says: %s', (_why, code, status, news) => {
    const driven = start();
    driven.sockets.last().open();
    driven.news();
    driven.lose(code);
    driven.clock.advance(seconds(4));
    expect([driven.status(), driven.news(), driven.sockets.all.length]).toEqual([status, news, 1]);
  });

  it('waits as long as the server says, whoever comes back meanwhile', () => {
    const { clock, sockets, live, lose } = start();
    lose(closeCodes.tooMany, '60');
    live.send({ type: 'window.shown' });
    clock.advance(seconds(60) - 1);
    const before = sockets.all.length;
    clock.advance(1);
    lose(closeCodes.tooMany, 'soon');
    clock.advance(seconds(10));
    expect([before, sockets.all.length]).toEqual([1, 3]);
  });

  it('the return of a person or of the network cuts a pause short, once a minute at most', () => {
    const { clock, sockets, live, lose } = start({ part: 0.5 });
    const tries: number[] = [];
    for (const type of ['window.shown', 'network.online', 'window.shown'] as const) {
      lose();
      live.send({ type });
      clock.advance(500);
      tries.push(sockets.all.length);
    }
    clock.advance(minutes(1));
    lose();
    live.send({ type: 'network.online' });
    const before = sockets.all.length;
    clock.advance(500);
    expect([tries, sockets.all.length - before]).toEqual([[2, 2, 2], 1]);
  });

  it('SOCK-12 three attempts that fail in a row tell that sockets do not get through, and each that follows; one that opens ends it', () => {
    const { sockets, live, lose, news, untilNextAttempt } = start();
    const seen: unknown[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      lose();
      seen.push([live.facts().isBlocked, news()]);
      untilNextAttempt();
    }
    sockets.last().open();
    seen.push([live.facts().isBlocked, news()]);
    expect(seen).toEqual([
      [false, []],
      [false, []],
      [true, ['live.blocked']],
      [true, ['live.blocked']],
      [false, ['live.resync']],
    ]);
  });

  it('a session that became another one is shown by a new connection', () => {
    const { sockets, live, status } = start();
    sockets.last().open();
    live.send({ type: 'live.renew' });
    expect([sockets.all.length, sockets.all[0]?.closedWith(), status()]).toEqual([2, 1000, 'connecting']);
  });

  it('SOCK-05 a thousand clients that lose their server come back spread, each pause longer up to a minute, the first 5 s', () => {
    let draw = 1;
    const random: RandomPort = {
      // A linear congruential generator: the same spread in every run.
      integer(minimum, maximum) {
        draw = (draw * 48_271) % 2_147_483_647;
        return minimum + (draw % (maximum - minimum + 1));
      },
      id: () => 'id',
    };
    const lost = { code: 1006, reason: '' };
    const clients = Array.from({ length: 1000 }, () => {
      let progress = afterFailure({ attempts: 0, failures: 0 }, lost, random);
      const pauses = [progress.pause];
      for (let more = 0; more < 6; more += 1) {
        progress = afterFailure(progress, lost, random);
        pauses.push(progress.pause);
      }
      return pauses;
    });
    const peakOf = (times: readonly number[]) => {
      const slots = new Map<number, number>();
      for (const time of times) slots.set(Math.floor(time / 100), (slots.get(Math.floor(time / 100)) ?? 0) + 1);
      return Math.max(...slots.values());
    };
    const ranges = clients[0]?.map((_, attempt) => {
      const pauses = clients.map((one) => one[attempt] ?? 0);
      return [Math.min(...pauses) >= 5000, Math.max(...pauses) <= 60_000];
    });
    const firstWave = clients.map(([first = 0]) => first);
    const secondWave = clients.map(([first = 0, second = 0]) => first + second);
    expect([
      new Set(ranges?.flat()),
      Math.max(...firstWave) <= 6000,
      peakOf(firstWave) <= 120,
      peakOf(secondWave) <= 35,
    ]).toEqual([new Set([true]), true, true, true]);
  });

  it('whatever happens, there is one connection at most, and none where none is wanted', () => {
    const step = fc.oneof(
      fc.constantFrom('live.start', 'live.stop', 'live.renew', 'window.hidden', 'window.shown', 'network.online'),
      fc.constantFrom(
        'open',
        'receive',
        'end 1006',
        'end 1012',
        'end 4401',
        'end 4410',
        'end 4429',
        'old end',
        'old frame',
      ),
      fc.nat(90_000),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 9 }), (steps, tenth) => {
        const { clock, sockets, live, status } = start({ part: tenth / 10 });
        for (const taken of steps) {
          const old = sockets.all.at(-2);
          if (typeof taken === 'number') clock.advance(taken);
          else if (taken === 'open') sockets.last().open();
          else if (taken === 'receive') sockets.last().receive('HeartBeat');
          else if (taken === 'old end') old?.end();
          else if (taken === 'old frame') old?.receive('old');
          else if (taken.startsWith('end ')) sockets.last().end(Number(taken.slice(4)), '30');
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because what is left is an event's type
          else live.send({ type: taken as 'live.start' });
          const held = sockets.all.filter((socket) => socket.closedWith() === null).length;
          const isWanted = status() === 'open' || status() === 'connecting';
          expect([held, clock.pending() <= 4]).toEqual([isWanted ? 1 : 0, true]);
        }
        live.dispose();
        expect([sockets.all.filter((socket) => socket.closedWith() === null).length, clock.pending()]).toEqual([0, 0]);
      }),
      { seed: 20_261_127, numRuns: propertyRuns(300) },
    );
  });
});
