import { DrizzleQueryError } from 'drizzle-orm/errors';
import Fastify from 'fastify';
import { expect, it } from 'vitest';

import { DEFAULT_BASE_PATH, memberEndpoints } from '@evergreen/core/contract';
import { fakeClock } from '@evergreen/core/testing';
import { ok } from '@evergreen/core/kernel';

import { DatabaseError } from '../../../db/index.ts';
import { guardedRoute } from '../../../http/endpoint-route.ts';
import { createLineLogger } from '../../../start/line-logger.ts';
import { noteOperations } from './operation-log.ts';

it('LOG-02 an entry of the operation log that cannot be written leaves none of its values in the log of the server', async () => {
  const lines: string[] = [];
  const app = Fastify();
  app.decorateRequest('tokenOwner', undefined);
  app.decorateRequest('tenantId', 0);
  app.decorateRequest('arrivedAt', 0);
  app.decorateReply('outcome', undefined);
  const { addToRole } = memberEndpoints;
  noteOperations(app, [guardedRoute(addToRole, async () => ok({ result: null }))], {
    clock: fakeClock(),
    logger: createLineLogger(
      (line) => lines.push(line),
      () => 0,
    ),
    retention: { clean: () => Promise.resolve() },
    objects: { find: () => Promise.resolve(undefined) },
    log: {
      add: (row) =>
        Promise.reject(
          new DrizzleQueryError(
            'insert into sys_log',
            [row.username],
            new DatabaseError('storageFull', `value ${row.username}`, { code: '53100' }),
          ),
        ),
    },
  });
  const owner = { orgCode: null, tokenHash: '', lastUsedAt: 0, realname: '王秀兰', userId: 'u1', username: 'Canary-1' };
  app.post(`${DEFAULT_BASE_PATH}${addToRole.path}`, async (request, reply) => {
    request.tokenOwner = owner;
    reply.outcome = 'done';
    return reply.send('{}');
  });
  const answer = await app.inject({ method: 'POST', url: `${DEFAULT_BASE_PATH}${addToRole.path}`, payload: {} });
  expect([answer.statusCode, lines.map((line): unknown => JSON.parse(line))]).toEqual([
    200,
    [
      {
        time: '1970-01-01T00:00:00.000Z',
        level: 'error',
        message: 'operation.unwritten',
        call: addToRole.name,
        kind: 'storageFull',
        code: '53100',
        stack: expect.any(String),
      },
    ],
  ]);
  expect(lines.join('')).not.toContain('Canary');
});
