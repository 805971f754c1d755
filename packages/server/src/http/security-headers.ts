import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import { DEFAULT_BASE_PATH, wireHeaders } from '@evergreen/core/contract';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route sets its headers itself. */
    readonly hasFewHeaders?: boolean;
  }
}

/** Browser features used neither by the application nor by framed pages; `()` disables them for all origins. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** https://www.w3.org/TR/permissions-policy/ §6; helmet sends none. */
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Origins beside the server's own that the application may use. */
export interface ForeignHosts {
  /** Pages that the menu may show in a frame (threat T-62). */
  readonly frameHosts: readonly string[];
  /** Scripts, pictures and answers of a map service; an installation that names none has no foreign script. */
  readonly mapHosts: readonly string[];
}

/**
 * Headers of every answer (threat T-09). Styles may be inline because the widget library writes its rules into the page
 * while it runs; scripts may not. Foreign origins are those that the installation names. There is no cross-origin access: no CORS header is ever sent.
 */
export async function addSecurityHeaders(app: FastifyInstance, { frameHosts, mapHosts }: ForeignHosts): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...mapHosts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...mapHosts],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...mapHosts],
        // A map is drawn by workers that its script makes.
        ...(mapHosts.length > 0 ? { workerSrc: ["'self'", 'blob:'] } : {}),
        frameSrc: ["'self'", ...frameHosts],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // HSTS is left to the TLS-terminating proxy; this server does not know whether TLS is used.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.hasFewHeaders === true) return;
    void reply.headers({ [wireHeaders.requestId]: request.id, 'permissions-policy': PERMISSIONS_POLICY });
    if (isBelowBasePath(request.url)) void reply.header('cache-control', 'no-store');
  });
}

/** Whether a path is below the API base path, after normalisation. */
export function isBelowBasePath(url: string): boolean {
  const path = (url.split('?')[0] ?? '').toLowerCase().replaceAll(/\/{2,}/gu, '/');
  return path === DEFAULT_BASE_PATH || path.startsWith(`${DEFAULT_BASE_PATH}/`);
}
