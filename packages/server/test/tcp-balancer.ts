import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Passes connections on to several servers in turn, as a load balancer does that looks at nothing. */
export interface TcpBalancer {
  readonly origin: string;
  /** Cuts what leads to a server, without a word, and passes nothing on to it any more. */
  kill(place: number): void;
  close(): Promise<void>;
}

/** @param origins `http://host:port` of each server */
export async function openTcpBalancer(origins: readonly string[]): Promise<TcpBalancer> {
  const pairs = new Map<Socket, number>();
  const dead = new Set<number>();
  let turn = 0;
  const server = createServer((client) => {
    let place = turn % origins.length;
    while (dead.has(place)) place = (place + 1) % origins.length;
    turn = place + 1;
    const { hostname, port } = new URL(origins[place] ?? '');
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      pairs.set(socket, place);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has such an address.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const cut = (isCut: (place: number) => boolean) => {
    for (const [socket, place] of pairs) if (isCut(place)) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    kill(place) {
      dead.add(place);
      cut((one) => one === place);
    },
    async close() {
      cut(() => true);
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
