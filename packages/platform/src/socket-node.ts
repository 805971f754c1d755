import type { SocketPort } from '@evergreen/core/ports';
import { WebSocket } from 'ws';

import { createWebSockets } from './socket-web.ts';

/** Sockets for programs of Node 20, which has no `WebSocket` of its own. Addresses are absolute. */
export function createNodeSockets(): SocketPort {
  return createWebSockets(WebSocket);
}
