import type { FastifyInstance } from 'fastify';

import type { Database } from '../db/index.ts';

/** Every call reads what the process remembers under the versions of its own beginning; see `db/data-versions.ts`. */
export function readWithinCalls(app: FastifyInstance, { versions }: Pick<Database, 'versions'>): void {
  const scopes = new WeakMap<object, ReturnType<typeof versions.open>>();
  app.addHook('onRequest', (request, _reply, done) => {
    const scope = versions.open();
    scopes.set(request, scope);
    versions.within(scope, done);
  });
  // A body is read in the context of its stream.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope === undefined) done();
    else versions.within(scope, done);
  });
  app.addHook('onResponse', async (request) => {
    const scope = scopes.get(request);
    if (scope !== undefined) versions.end(scope);
  });
}
