import type { FastifyInstance } from 'fastify';

import type { EndpointRoute } from './http/endpoint-route.ts';

/** One part of the server: what it answers. Made by `create…Module(services)` and listed in app.ts. */
export interface ServerModule {
  readonly routes: readonly EndpointRoute[];
  /** Pages and scripts outside of the contract, for modules that serve some to browsers. */
  readonly servePages?: (app: FastifyInstance) => void;
}
