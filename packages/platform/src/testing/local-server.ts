import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Start a real server on a free local port and return its URL; it closes after the test. */
export async function serveLocally(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return addressOf(server.address());
}

/** URL of a closed port. */
export async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = addressOf(server.address());
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return address;
}

function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return `http://127.0.0.1:${address.port}`;
}

/** A server that answers when the test says so; `asked` is there as soon as a call has come. */
export function answeredWhenTold(body: string) {
  let tell: (answer: () => void) => void = () => {};
  const asked = new Promise<() => void>((resolve) => {
    tell = resolve;
  });
  const listener: RequestListener = (_, response) => tell(() => response.end(body));
  return { listener, asked };
}
