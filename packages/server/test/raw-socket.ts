import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { WebSocket } from 'ws';

/** How a test asks for a socket. */
export interface SocketAsk {
  readonly origin: string;
  readonly userId: string;
  /** Asks for the table socket of this page; without it for the notice socket. */
  readonly pageId?: string;
  readonly token?: string;
  readonly tenant?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client of a test: what it heard, and how it ended. */
export interface ListeningSocket {
  readonly socket: WebSocket;
  readonly heard: readonly string[];
  /** Resolves to the code and reason of the close, or to the status of a refused upgrade. */
  readonly ended: Promise<string>;
  readonly opened: Promise<void>;
  /** Resolves when so many frames were heard. */
  frames(count: number): Promise<readonly string[]>;
}

export function askForSocket({ origin, userId, pageId, token, tenant, headers = {} }: SocketAsk): ListeningSocket {
  const protocols = [
    'evergreen.v1',
    ...(token === undefined ? [] : [`token.${Buffer.from(token).toString('base64url')}`]),
    ...(tenant === undefined ? [] : [`tenant.${tenant}`]),
  ];
  const path = pageId === undefined ? `websocket/${userId}` : `vxeSocket/${userId}/${pageId}`;
  const address = `${origin.replace('http', 'ws')}/api/${path}`;
  const socket = new WebSocket(address, protocols, { headers });
  const heard: string[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : '';
    // How long it was quiet is the time that a test took.
    if (text !== '' && !text.startsWith('{"cmd":"opened"')) heard.push(text);
    for (const look of waiting) look();
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    socket.on('unexpected-response', (_request, response) => {
      resolve(String(response.statusCode));
      response.destroy();
    });
    socket.on('close', (code, reason) => resolve(`${code} ${reason.toString()}`.trim()));
  });
  const opened = new Promise<void>((resolve) => socket.on('open', () => resolve()));
  return {
    socket,
    heard,
    ended,
    opened,
    frames: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (heard.length < count) return;
          waiting.delete(look);
          resolve([...heard]);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** The bytes of a frame as a client sends it, masked; `length` may say something else than what follows. */
export function frameBytes({
  opcode = 1,
  isFinal = true,
  payload = Buffer.alloc(0),
  isMasked = true,
}: {
  readonly opcode?: number;
  readonly isFinal?: boolean;
  readonly payload?: Buffer;
  readonly isMasked?: boolean;
}): Buffer {
  const { length } = payload;
  const size = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const head = Buffer.alloc(2 + size);
  head[0] = (isFinal ? 0x80 : 0) | opcode;
  head[1] = (isMasked ? 0x80 : 0) | (size === 0 ? length : size === 2 ? 126 : 127);
  if (size === 2) head.writeUInt16BE(length, 2);
  if (size === 8) head.writeBigUInt64BE(BigInt(length), 2);
  if (!isMasked) return Buffer.concat([head, payload]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0))]);
}

/** A connection that was upgraded and that the test writes bytes to. */
export async function rawSocket({ origin, userId, token = '', tenant = '' }: SocketAsk): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const protocols = ['evergreen.v1', `token.${Buffer.from(token).toString('base64url')}`, `tenant.${tenant}`];
  socket.write(
    [
      `GET /api/websocket/${userId} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Sec-WebSocket-Protocol: ${protocols.join(', ')}`,
      '',
      '',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  return socket;
}

/** The code of the close frame that a raw connection gets; null where it ends without one. */
export function closeCodeOf(socket: Socket): Promise<number | null> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    socket.on('data', (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      const at = bytes.indexOf(0x88);
      if (at < 0 || bytes.length < at + 4) return;
      socket.destroy();
      resolve(bytes.readUInt16BE(at + 2));
    });
    socket.on('close', () => resolve(null));
  });
}
