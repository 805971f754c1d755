import { createServer, connect, type Socket } from 'node:net';

/** Between a client and a PostgreSQL server: it may stop to forward without closing, or leave notifications out as a pooler does. */
export interface PostgresProxy {
  /** An address that leads through it. */
  readonly url: string;
  /** From now on nothing comes through, and nobody is told. */
  silence(): void;
  /** From now on connections are forwarded again; those that were silenced stay silent. */
  forward(): void;
  /** Leaves notifications out. */
  muteNotifications(): void;
  close(): Promise<void>;
}

const NOTIFICATION = 0x41;

export async function openPostgresProxy(target: string): Promise<PostgresProxy> {
  const address = new URL(target);
  const folder = address.searchParams.get('host');
  const port = address.port === '' ? 5432 : Number(address.port);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let isMuted = false;

  const server = createServer((client) => {
    const upstream = folder === null ? connect(port, address.hostname) : connect(`${folder}/.s.PGSQL.${port}`);
    let isCut = isSilent;
    let rest = Buffer.alloc(0);
    const isOpen = () => {
      isCut ||= isSilent;
      return !isCut;
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes: Buffer) => isOpen() && upstream.write(bytes));
    upstream.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      // A message of the server: its kind, and its length with that of the length itself.
      while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
        const message = rest.subarray(0, 1 + rest.readInt32BE(1));
        rest = rest.subarray(message.length);
        if (isOpen() && !(isMuted && message[0] === NOTIFICATION)) client.write(message);
      }
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => !isCut && client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The proxy listens on no port');
  const through = new URL(target);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String(bound.port);
  return {
    url: through.href,
    silence() {
      isSilent = true;
    },
    forward() {
      isSilent = false;
    },
    muteNotifications() {
      isMuted = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
