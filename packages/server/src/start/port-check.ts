import { createServer } from 'node:net';

import { err, ok, type Result } from '@evergreen/core/kernel';

export interface PortProblem {
  /** Node's code of the error: `EADDRINUSE`, `EACCES`, `ENOTFOUND` … */
  readonly code: string;
  readonly reason: string;
}

/** Check that the port is free before any other side effect. Port 0 always is. */
export function checkPort(host: string, port: number): Promise<Result<null, PortProblem>> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(err(portProblem(error))));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(ok(null))));
  });
}

export function portProblem(error: unknown): PortProblem {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  return { code, reason: error instanceof Error ? error.message : String(error) };
}
