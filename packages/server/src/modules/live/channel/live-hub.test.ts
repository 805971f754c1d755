import { EventEmitter } from 'node:events';

import type { WebSocket } from 'ws';
import { expect, it } from 'vitest';

import { minutes } from '@evergreen/core/kernel';
import { fakeClock, fakeLogger } from '@evergreen/core/testing';

import { createLiveHub } from './live-hub.ts';
import type { LiveSession } from './live-session.types.ts';

/** A socket as far as the hub uses one. */
class FakeWebSocket extends EventEmitter {
  readonly sent: string[] = [];
  bufferedAmount = 0;
  end = '';
  send(text: string): void {
    this.sent.push(text);
  }
  ping(): void {
    this.emit('pong');
  }
  close(code: number): void {
    this.end ||= String(code);
  }
  terminate(): void {
    this.end += ' terminated';
    this.emit('close');
  }
}

const reachOf = async (_resource: string, sessions: readonly LiveSession[]) => sessions.map(() => 'all' as const);

function sessionOf(index: number): LiveSession {
  const [userId, tokenHash] = [`u${index}`, `t${index}`];
  const caller = { userId, username: userId, realname: userId, orgCode: null, tokenHash, lastUsedAt: 0 };
  return { of: 'notice', userId, tokenHash, tenantId: 0, caller };
}

function hubWith(count: number) {
  const clock = fakeClock();
  const logger = fakeLogger();
  let answer: (sessions: readonly LiveSession[]) => Promise<ReadonlySet<LiveSession>> = async (all) => new Set(all);
  const hub = createLiveHub({ clock, logger, stillCount: (sessions) => answer(sessions), reachOf });
  const join = (index = count) => {
    const socket = new FakeWebSocket();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because the hub uses no more of a socket
    hub.join(socket as unknown as WebSocket, sessionOf(index));
    return socket;
  };
  const sockets = Array.from({ length: count }, (_, index) => join(index));
  const lookUp = (next: typeof answer) => {
    answer = next;
  };
  return { hub, clock, logger, sockets, join, lookUp };
}

const toAll = { kind: 'messages', tenantId: 0, userIds: null, messageId: 'm1', title: '停电' } as const;
const opened = (quiet: number) => JSON.stringify({ cmd: 'opened', quiet });
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('SOCK-13 drops who does not read while more than 1 MB waits, and who does not answer its close', () => {
  const { hub, clock, sockets } = hubWith(2);
  const [deaf, other] = sockets;
  if (deaf === undefined || other === undefined) throw new Error('Two sockets were made');
  deaf.bufferedAmount = 1024 * 1024 + 1;
  hub.tell(toAll);
  for (let frames = 0; frames < 40; frames += 1) other.emit('message', Buffer.from('HeartBeat'), false);
  const ends = [deaf.end, other.end];
  clock.advance(2000);
  expect([ends, other.end, hub.count(), clock.pending()]).toEqual([[' terminated', '4429'], '4429 terminated', 0, 0]);
});

it('tells many a part at a time, so that other work has its turn, and spreads when they ask', async () => {
  const { hub, sockets } = hubWith(600);
  const told = () => sockets.filter(({ sent }) => sent.length > 1).length;
  hub.tell(toAll);
  const parts = [told()];
  for (let turns = 0; turns < 2; turns += 1) {
    await turn();
    parts.push(told());
  }
  expect([parts, new Set(sockets.flatMap(({ sent }) => sent))]).toEqual([
    [250, 500, 600],
    new Set([opened(0), JSON.stringify({ cmd: 'topic', msgId: 'm1', msgTxt: '停电', spread: 3600 })]),
  ]);
});

it('SOCK-08 says to a notice socket that opens for how long nobody was told of messages, ten seconds at most, and nothing of times in which it may have missed some', () => {
  const { hub, clock, join } = hubWith(0);
  const heard: (readonly string[])[] = [];
  const joinAfter = (pause: number) => {
    clock.advance(pause);
    heard.push([...join().sent]);
  };
  joinAfter(700);
  hub.tell({ ...toAll, userIds: ['u7'] });
  joinAfter(300);
  joinAfter(60_000);
  hub.tell({ kind: 'resync' });
  joinAfter(200);
  expect(heard).toEqual([[opened(700)], [opened(300)], [opened(10_000)], [opened(200)]]);
});

it('SOCK-10 asks for all sessions of a minute at once, sends nobody away while the database does not answer, and the others afterwards', async () => {
  const { hub, clock, logger, sockets, lookUp } = hubWith(3);
  const asked: number[] = [];
  lookUp(async (sessions) => {
    asked.push(sessions.length);
    throw new Error('No answer');
  });
  clock.advance(minutes(1));
  await turn();
  const kept = sockets.map(({ end }) => end);
  lookUp(async (sessions) => {
    asked.push(sessions.length);
    return new Set(sessions.slice(1));
  });
  clock.advance(minutes(1));
  await turn();
  hub.tell({ kind: 'resync' });
  await turn();
  expect([asked, kept, sockets.map(({ end }) => end), logger.lines]).toEqual([
    [3, 3, 3],
    ['', '', ''],
    ['4401', '', ''],
    ['warn live.sessionsUnknown'],
  ]);
});
