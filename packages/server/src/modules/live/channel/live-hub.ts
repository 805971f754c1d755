import type { WebSocket } from 'ws';

import { closeCodes, liveTimes, liveWire, type LiveFrameToSend } from '@evergreen/core/contract';
import { seconds } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort, TimerHandle } from '@evergreen/core/ports';

import { errorForLog } from '../../../http/failure-of-error.ts';
import { createFrameReader } from './client-frames.ts';
import type { LiveEvent } from './live-event.ts';
import type { LiveSession } from './live-session.types.ts';
import { createQuietTimes } from './quiet-times.ts';
import { createWatchers, type WatchersDependencies } from './watchers.ts';

export interface LiveHub {
  /** Takes over a socket that was opened; it is heard until it closes. */
  join(socket: WebSocket, session: LiveSession): void;
  /** Tells those whom it concerns. */
  tell(event: LiveEvent): void;
  count(): number;
  /** Says to all that the server ends, and lets nobody keep it from ending. */
  close(): Promise<void>;
}

export interface LiveHubDependencies {
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  /** Which of these sessions still count for their tenants. */
  readonly stillCount: (sessions: readonly LiveSession[]) => Promise<ReadonlySet<LiveSession>>;
  readonly reachOf: WatchersDependencies['reachOf'];
}

/** Sockets of one person; the one that was opened first makes room. */
export const MOST_OF_A_PERSON = 10;

/** Sockets that are written to before the other work of the process has its turn. */
const SLICE = 250;

/** Bytes that wait for a peer that does not read. */
const MOST_WAITING = 1024 * 1024;

/** How often every socket is asked for a sign of life, and its session is looked up. */
const PING_PAUSE = seconds(30);
/** Counted, not timed: a clock that is set makes nobody silent. */
const MOST_UNANSWERED = liveTimes.silence / PING_PAUSE - 1;
const SESSION_PAUSE = seconds(60);

/** How long a peer has for its own part of closing. */
const CLOSE_LIMIT = seconds(2);

/** Milliseconds for each of those that are told of a message to all, so that they do not ask at once. */
const SPREAD_OF_ONE = 6;
const LONGEST_SPREAD = seconds(30);

interface Client {
  readonly socket: WebSocket;
  readonly session: LiveSession;
  /** Pings that nothing has followed: no frame, ping or pong. */
  unanswered: number;
  /** It is told to go, and what it still says is not heard. */
  isLeaving: boolean;
}

/** The sockets of this process. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its methods share the sockets
export function createLiveHub({ clock, logger, stillCount, reachOf }: LiveHubDependencies): LiveHub {
  const clients = new Set<Client>();
  const quiet = createQuietTimes(clock);
  let pingTimer: TimerHandle = null;
  let sessionTimer: TimerHandle = null;

  /** A peer that does not answer the close is dropped. */
  function close(client: Client, code: number, reason = ''): void {
    const { socket } = client;
    if (client.isLeaving) return;
    client.isLeaving = true;
    socket.close(code, reason);
    const timer = clock.setTimeout(() => socket.terminate(), CLOSE_LIMIT);
    socket.once('close', () => clock.clearTimeout(timer));
  }

  /** Timers run while there is somebody. */
  function keepWatch(): void {
    pingTimer ??= clock.setTimeout(() => {
      pingTimer = null;
      for (const client of clients)
        if (client.unanswered >= MOST_UNANSWERED) close(client, closeCodes.silent);
        else {
          client.unanswered += 1;
          client.socket.ping();
        }
      if (clients.size > 0) keepWatch();
    }, PING_PAUSE);
    sessionTimer ??= clock.setTimeout(() => {
      sessionTimer = null;
      void endWithoutSession([...clients]);
      if (clients.size > 0) keepWatch();
    }, SESSION_PAUSE);
  }

  function stopWatch(): void {
    if (pingTimer !== null) clock.clearTimeout(pingTimer);
    if (sessionTimer !== null) clock.clearTimeout(sessionTimer);
    [pingTimer, sessionTimer] = [null, null];
  }

  async function endWithoutSession(asked: readonly Client[]): Promise<void> {
    if (asked.length === 0) return;
    try {
      const counting = await stillCount(asked.map(({ session }) => session));
      for (const client of asked) if (!counting.has(client.session)) close(client, closeCodes.unauthorised);
    } catch (error) {
      // While the database does not answer, nobody is sent away: the next round asks again.
      logger.warn('live.sessionsUnknown', errorForLog(error));
    }
  }

  function send({ socket }: Client, text: string): void {
    if (socket.bufferedAmount > MOST_WAITING) return socket.terminate();
    socket.send(text);
    return undefined;
  }

  /** One after the other, with turns for the other work in between. */
  async function sendToEach(told: readonly Client[], frame: LiveFrameToSend): Promise<void> {
    const text = JSON.stringify(frame);
    for (let first = 0; first < told.length; first += SLICE) {
      if (first > 0) await new Promise((resolve) => setImmediate(resolve));
      for (const client of told.slice(first, first + SLICE)) send(client, text);
    }
  }

  const those = (isOne: (session: LiveSession) => boolean) => [...clients].filter(({ session }) => isOne(session));
  /** Those with a notice socket. */
  const people = (isOne: (session: LiveSession) => boolean) => those((one) => one.of === 'notice' && isOne(one));
  const watchers = createWatchers<Client>({
    clock,
    logger,
    reachOf,
    tell: (told, frame) => void sendToEach(told, frame),
  });
  const spreadOf = (count: number) => Math.min(LONGEST_SPREAD, count * SPREAD_OF_ONE);

  return {
    join(socket, session) {
      const client: Client = { socket, session, unanswered: 0, isLeaving: false };
      const reader = createFrameReader(session.of);
      const reply = session.of === 'notice' ? liveWire.heartbeat : liveWire.tableHeartbeatReply;
      const hear = (text: string | null): void => {
        if (client.isLeaving) return;
        client.unanswered = 0;
        const verdict = reader.take(text, clock.now());
        if (verdict.kind === 'heartbeat') send(client, reply);
        else if (verdict.kind === 'tooMany') close(client, closeCodes.tooMany, String(verdict.seconds));
        else if (verdict.kind !== 'ignored') watchers[verdict.kind](client, verdict.resources);
      };
      socket.on('message', (data, isBinary) => hear(isBinary || !Buffer.isBuffer(data) ? null : data.toString()));
      socket.on('ping', () => hear(null));
      socket.on('pong', () => {
        client.unanswered = 0;
      });
      // What was wrong is in the code of its close.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clients.delete(client);
        watchers.leave(client);
        if (clients.size === 0) stopWatch();
      });
      const [oldest, ...others] = those(({ of, userId }) => of === session.of && userId === session.userId);
      if (oldest !== undefined && others.length + 1 >= MOST_OF_A_PERSON) {
        clients.delete(oldest);
        close(oldest, closeCodes.replaced);
      }
      clients.add(client);
      if (session.of === 'notice') void sendToEach([client], { cmd: 'opened', quiet: quiet.of('messages') });
      keepWatch();
    },
    tell(event) {
      switch (event.kind) {
        case 'messages': {
          const { tenantId, userIds, messageId, title } = event;
          quiet.told('messages');
          const chosen = userIds === null ? null : new Set(userIds);
          const isThere = (one: LiveSession) => tenantId === null || one.tenantId === tenantId;
          const told = people((one) => isThere(one) && (chosen === null || chosen.has(one.userId)));
          const cmd = chosen === null ? 'topic' : 'user';
          const spread = chosen === null ? spreadOf(told.length) : 0;
          void sendToEach(told, { cmd, msgId: messageId, msgTxt: title, spread });
          return;
        }
        case 'job': {
          const { kind: _kind, userId, ...job } = event;
          const told = people((one) => one.userId === userId);
          void sendToEach(told, { cmd: 'job', ...job });
          return;
        }
        case 'presence': {
          const { tenantId, userIds, resource, id } = event;
          const told = people((one) => one.tenantId === tenantId && userIds.includes(one.userId));
          void sendToEach(told, { cmd: 'presence', resource, id });
          return;
        }
        case 'jobs':
          break;
        case 'rows':
          void watchers.told(event);
          return;
        case 'session':
          void endWithoutSession(
            [...clients].filter(({ session }) => event.userId === null || session.userId === event.userId),
          );
          return;
        case 'resync':
          quiet.missed();
          void endWithoutSession([...clients]);
          void sendToEach(
            people(() => true),
            { cmd: 'resync', spread: spreadOf(clients.size) },
          );
          watchers.toldNothing();
      }
    },
    count: () => clients.size,
    async close() {
      stopWatch();
      const closed = [...clients].map(
        (client) =>
          new Promise<void>((resolve) => {
            client.socket.once('close', () => resolve());
            close(client, closeCodes.restart);
          }),
      );
      await Promise.all(closed);
    },
  };
}
