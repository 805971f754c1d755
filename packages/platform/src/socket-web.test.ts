import { createServer, type Server } from 'node:http';

import type { SocketPort } from '@evergreen/core/ports';
import { expect, it } from 'vitest';
import { WebSocketServer } from 'ws';

import { socketAddress } from './socket-address.ts';
import { createNodeSockets } from './socket-node.ts';

it.each([
  ['/api/websocket/u1', 'http://127.0.0.1:3000/isps/activity?a=1#b', 'ws://127.0.0.1:3000/api/websocket/u1'],
  ['/api/websocket/u1', 'https://platform.example/', 'wss://platform.example/api/websocket/u1'],
  ['https://other.example/api/websocket/u1', 'http://127.0.0.1/', 'wss://other.example/api/websocket/u1'],
  ['http://other.example:8080/x', undefined, 'ws://other.example:8080/x'],
])('NOTIF-04 takes the scheme of the page or the address: %s of %s', (url, base, address) => {
  expect(socketAddress(url, base)).toBe(address);
});

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

it('sends and hears text, leaves bytes out, and says how it ended', async () => {
  const http = createServer();
  const server = new WebSocketServer({ server: http, handleProtocols: () => 'evergreen.v1' });
  server.on('connection', (socket, request) => {
    socket.on('message', (data) => {
      socket.send(Buffer.from([1, 2, 3]));
      socket.send(
        `heard ${Buffer.isBuffer(data) ? data.toString() : ''} of ${request.headers['sec-websocket-protocol']}`,
      );
      socket.close(4401, 'why');
    });
  });
  const port = await portOf(http);

  const talk = (sockets: SocketPort, url: string, protocols = ['evergreen.v1', 'token.T']) =>
    new Promise<readonly unknown[]>((resolve) => {
      const heard: unknown[] = [];
      const socket = sockets.open({ url, protocols });
      // Before it is open there is nobody to send to.
      socket.send('early');
      socket.opened$.subscribe(() => socket.send('你好'));
      socket.messages$.subscribe((text) => heard.push(text));
      socket.closed$.subscribe(({ code, reason }) => resolve([...heard, code, reason]));
    });

  const lost = createServer();
  const nobody = await portOf(lost);
  await new Promise((resolve) => lost.close(resolve));
  expect([
    await talk(createNodeSockets(), `http://127.0.0.1:${port}/api/websocket/u1`),
    await talk(createNodeSockets(), `http://127.0.0.1:${nobody}/`),
    await talk(createNodeSockets(), 'no address'),
    // Refused by the constructor, as by a policy of the page.
    await talk(createNodeSockets(), `http://127.0.0.1:${port}/`, ['twice', 'twice']),
  ]).toEqual([
    ['heard 你好 of evergreen.v1,token.T', 4401, 'why'],
    [1006, ''],
    [1006, ''],
    [1006, ''],
  ]);
  server.close();
  http.close();
});
