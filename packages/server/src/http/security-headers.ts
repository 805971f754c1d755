import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import { DEFAULT_BASE_PATH, wireHeaders } from '@evergreen/core/contract';

/**
 * Headers of every answer (threat T-09). Styles may be inline because the widget library writes its rules into the page
 * while it runs; scripts may not. `frameHosts` are the origins whose pages the menu may show in a frame (threat T-62). There is no cross-origin access: no CORS header is ever sent.
 */
export async function addSecurityHeaders(app: FastifyInstance, frameHosts: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", ...frameHosts],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Whatever ends TLS in front of this server knows whether there is TLS; this server does not.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(wireHeaders.requestId, request.id);
    if (isBelowBasePath(request.url)) void reply.header('cache-control', 'no-store');
  });
}

/** Whether an address is one of the calls, however it is spelt. */
export function isBelowBasePath(url: string): boolean {
  const path = (url.split('?')[0] ?? '').toLowerCase().replaceAll(/\/{2,}/gu, '/');
  return path === DEFAULT_BASE_PATH || path.startsWith(`${DEFAULT_BASE_PATH}/`);
}
