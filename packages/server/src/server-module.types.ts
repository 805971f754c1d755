import type { FastifyInstance } from 'fastify';

import type { ProtocolHandler } from './http/register-transfer.ts';
import type { EndpointRoute } from './http/endpoint-route.ts';

/** One part of the server: what it answers. Made by `create…Module(services)` and listed in app.ts. */
export interface ServerModule {
  readonly routes: readonly EndpointRoute[];
  /** Protocols that are answered outside of the contract, behind the guard of every call. */
  readonly protocols?: readonly ProtocolHandler[];
  /** Watches the server: every call of it, its begin and its end. */
  readonly attach?: (app: FastifyInstance) => void;
  /** Pages and scripts outside of the contract, for modules that serve some to browsers. */
  readonly servePages?: (app: FastifyInstance) => void;
}
