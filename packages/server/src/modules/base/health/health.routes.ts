import * as v from 'valibot';

import { ANONYMOUS, defineEndpoint } from '@evergreen/core/contract';
import { ok, localized } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { anonymousRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';

/** Not part of the wire that clients know: asked by scripts that wait for the server. */
const healthEndpoint = defineEndpoint({
  name: 'health.read',
  method: 'GET',
  path: '/health',
  summary: localized('服务是否可用', 'Whether the server is well'),
  access: ANONYMOUS,
  answer: v.object({ status: v.literal('ok'), engine: v.picklist(['embedded', 'postgresql']) }),
  isTimeStamped: false,
});

export function healthRoutes(database: Pick<Database, 'engine' | 'ping'>): readonly EndpointRoute[] {
  return [
    anonymousRoute(healthEndpoint, async () => {
      await database.ping();
      return ok({ result: { status: 'ok' as const, engine: database.engine } });
    }),
  ];
}
