import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer, type WebSocket } from 'ws';

import { closeCodes, LONGEST_FRAME } from '@evergreen/core/contract';
import { minutes } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { Call, Caller } from '../../../http/call.types.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import type { Gatekeeper } from '../../../http/gatekeeper.types.ts';
import { networkOf } from '../../../http/network-address.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { LiveHub } from './live-hub.ts';
import { createMemoryLimit } from './memory-limit.ts';
import { isOwnOrigin, refuseUpgrade, socketRequestOf, spokenProtocol, type SocketRequest } from './upgrade.ts';

export interface SocketGateDependencies {
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly gatekeeper: Pick<Gatekeeper, 'authenticate' | 'mayEnter'>;
  readonly hub: LiveHub;
  /** Address of whoever asks. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Somebody asked for the socket of another person. */
  readonly noteForeign: (caller: Caller, userId: string, call: Call) => void;
}

export interface SocketGate {
  /** Takes an upgrade of the HTTP server. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/** Refused upgrades of one address within a minute. */
export const REFUSED_LIMIT = { times: 30, window: minutes(1) } as const;

/** Sockets that one person opens within a minute: every window that is loaded opens one. */
const OPENED_LIMIT = { times: 120, window: minutes(1) } as const;

/** Sockets of this process, those that are about to open among them. */
const MOST_SOCKETS = 10_000;

/** Upgrades whose session is being looked up: a server that starts anew is asked by all at once. */
const MOST_AT_A_TIME = 64;

/** Fragments of one message, and pieces of the network that one frame may come in. */
const MOST_FRAGMENTS = 16;
const MOST_PIECES = 256;

/** Who may have a socket. What a browser would not be told by a refused upgrade is told by closing the socket that it got. */
export function createSocketGate(dependencies: SocketGateDependencies): SocketGate {
  const { clock, logger, gatekeeper, hub, addressOf, noteForeign } = dependencies;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_PIECES,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: spokenProtocol,
  });
  const refused = createMemoryLimit(clock, REFUSED_LIMIT);
  const opened = createMemoryLimit(clock, OPENED_LIMIT);
  let atATime = 0;

  /** The session of the request, or the code and reason that its socket is closed with. */
  async function sessionFor(asked: SocketRequest, from: Call) {
    const caller = await gatekeeper.authenticate(asked.token);
    if (caller === undefined || asked.tenantId === undefined || !(await gatekeeper.mayEnter(caller, asked.tenantId)))
      return { code: closeCodes.unauthorised, reason: '' };
    if (caller.userId !== asked.userId) {
      noteForeign(caller, asked.userId, from);
      return { code: closeCodes.foreign, reason: '' };
    }
    if (opened.isUsed(caller.userId)) return { code: closeCodes.tooMany, reason: '60' };
    opened.count(caller.userId);
    return { of: asked.of, userId: caller.userId, tokenHash: caller.tokenHash, tenantId: asked.tenantId, caller };
  }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer, asked: SocketRequest): Promise<void> {
    const address = addressOf(request);
    const userAgent = request.headers['user-agent'] ?? '';
    const session = await sessionFor(asked, { requestId: createIdentifier(), locale: 'zh-CN', address, userAgent });
    sockets.handleUpgrade(request, socket, head, (made: WebSocket) => {
      if (!('code' in session)) return hub.join(made, session);
      if (session.code !== closeCodes.tooMany) refused.count(networkOf(address));
      made.on('error', () => undefined);
      made.close(session.code, session.reason);
      // A peer that does not answer the close is dropped by the library after thirty seconds.
      return undefined;
    });
  }

  return {
    take(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const network = networkOf(addressOf(request));
      if (refused.isUsed(network)) return refuseUpgrade(socket, 429, ['Retry-After: 60']);
      const refuse = (status: number): void => {
        refused.count(network);
        refuseUpgrade(socket, status);
      };
      const asked = socketRequestOf(request);
      if (asked === undefined) return refuse(404);
      if (!isOwnOrigin(request)) return refuse(403);
      if (atATime >= MOST_AT_A_TIME || hub.count() + atATime >= MOST_SOCKETS)
        return refuseUpgrade(socket, 503, ['Retry-After: 5']);
      atATime += 1;
      void open(request, socket, head, asked)
        .catch((error: unknown) => {
          logger.warn('live.upgradeFailed', errorForLog(error));
          refuseUpgrade(socket, 503, ['Retry-After: 5']);
        })
        .finally(() => {
          atATime -= 1;
        });
      return undefined;
    },
    close: () => sockets.close(),
  };
}
