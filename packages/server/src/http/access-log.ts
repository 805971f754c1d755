import type { FastifyInstance } from 'fastify';

import { DEFAULT_BASE_PATH } from '@evergreen/core/contract';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

/**
 * Writes one line for each call below the base path: the pattern of its path, never the path itself, whose parameters may name
 * people (threat T-08), with status, milliseconds and the number that the answer carries.
 */
export function logCalls(
  app: FastifyInstance,
  { clock, logger }: { readonly clock: ClockPort; readonly logger: LoggerPort },
): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (!request.url.startsWith(`${DEFAULT_BASE_PATH}/`)) return;
    logger.info('call', {
      requestId: request.id,
      method: request.method,
      route: request.is404 ? null : request.routeOptions.url,
      status: statusCode,
      milliseconds: Math.max(0, Math.round(clock.now() - request.arrivedAt)),
    });
  });
}
