import type { IncomingMessage } from 'node:http';

import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { createLiveHub } from './live-hub.ts';
import { createRowReach } from './row-reach.ts';
import { createSocketGate } from './socket-gate.ts';
import { createStillCounting } from './still-counting.ts';

/** The sockets by which browsers hear that something changed, beside the HTTP server. */
export function createLiveModule(services: Services, hasProxies: boolean): ServerModule {
  const { audit, clock, logger, gatekeeper, sessions, tenants, live } = services;
  const hub = createLiveHub({
    clock,
    logger,
    stillCount: createStillCounting(sessions, tenants),
    reachOf: createRowReach(services),
  });
  const gate = createSocketGate({
    clock,
    logger,
    gatekeeper,
    hub,
    addressOf: (request) => addressOf(request, hasProxies),
    noteForeign: ({ userId: id, username }, asked, call) =>
      audit.recordRefusal({ event: 'socket.foreign', call, user: { id, username }, content: { asked } }),
  });
  return {
    routes: [],
    attach(app) {
      const stop = live.subscribe(hub.tell);
      app.server.on('upgrade', gate.take);
      // An upgraded connection would keep the server from closing for ever.
      app.addHook('preClose', async () => {
        stop();
        app.server.off('upgrade', gate.take);
        gate.close();
        await hub.close();
      });
    },
  };
}

/** The nearest proxy wrote the last address of the list; without a proxy anybody may have written it. */
function addressOf({ headers, socket }: IncomingMessage, hasProxies: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  const last = hasProxies && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last ?? socket.remoteAddress ?? '';
}
