import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { DEFAULT_BASE_PATH, identifier, identifierList, LOG_TYPE, type Endpoint } from '@evergreen/core/contract';
import { parseJson } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { EndpointRoute } from '../../../http/endpoint-route.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import { callOf } from '../../../http/register-endpoint.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { LogRepository } from './log.repository.ts';

export interface OperationLogDependencies {
  readonly log: LogRepository;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
}

/** `operate_type` of the older family. */
const OPERATE_TYPE = { GET: 3, POST: 2, PUT: 3, DELETE: 4 } as const;

/** Characters of one value that is kept. */
const LONGEST_KEPT = 200;

/** Characters of the column. */
const LONGEST_IDS = 1000;

/**
 * Notes every call of a signed-in person that writes, done or refused: who, from where, which call on which rows, what came of it
 * and how long it took. Never a body, a parameter or an answer: only identifiers are taken from them, and what a call says of itself (threat T-08). The row is there
 * when the answer is; a row that cannot be written fails no call.
 */
export function noteOperations(
  app: FastifyInstance,
  routes: readonly EndpointRoute[],
  { log, clock, logger }: OperationLogDependencies,
): void {
  const endpoints = new Map(
    routes
      .filter(({ endpoint }) => endpoint.isWrite)
      .map(({ endpoint }) => [`${endpoint.method} ${DEFAULT_BASE_PATH}${endpoint.path}`, endpoint]),
  );
  app.addHook('onRequest', async (request) => {
    request.arrivedAt = clock.now();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const endpoint = endpoints.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (endpoint === undefined || request.tokenOwner === undefined || reply.outcome === undefined) return;
    try {
      await log.add(operationRow(endpoint, request, reply, payload, clock.now()));
    } catch (error) {
      logger.error('operation.unwritten', { call: endpoint.name, ...errorForLog(error) });
    }
  });
}

function operationRow(
  endpoint: Endpoint,
  request: FastifyRequest,
  { outcome }: FastifyReply,
  payload: unknown,
  now: number,
) {
  const { requestId, address, userAgent } = callOf(request);
  const named = namedIds(request);
  const ids = named.length === 0 && outcome === 'done' ? answeredIds(payload) : named;
  return {
    id: createIdentifier(),
    logType: LOG_TYPE.operation,
    event: endpoint.name,
    logContent: keptOf(endpoint, request.body ?? request.query),
    operateType: OPERATE_TYPE[endpoint.method],
    userid: request.tokenOwner?.userId ?? null,
    username: request.tokenOwner?.username ?? '',
    ip: address,
    userAgent,
    requestId,
    repeatKey: null,
    createTime: now,
    lastTime: now,
    method: endpoint.method,
    path: endpoint.path,
    rowIds: ids.join(',').slice(0, LONGEST_IDS),
    outcome: outcome ?? null,
    costTime: Math.max(0, Math.round(now - request.arrivedAt)),
  };
}

const bodySchema = v.record(v.string(), v.unknown());

/** What the call wants to be kept of its body, or of its parameters where it has none, as JSON; nothing for nearly every call. */
function keptOf({ logs }: Endpoint, body: unknown): string {
  const parsed = v.safeParse(bodySchema, body);
  if (logs.length === 0 || !parsed.success) return '';
  const texts = logs.flatMap((key) => {
    const value = parsed.output[key];
    return typeof value === 'string' ? [[key, value.slice(0, LONGEST_KEPT)]] : [];
  });
  return JSON.stringify(Object.fromEntries(texts));
}

const rowId = v.object({ id: identifier });
const rowIds = v.object({ ids: identifierList });
const rowList = v.object({ rows: v.array(rowId) });

/** The identifiers by which a call names its rows. */
function namedIds({ params, query, body }: FastifyRequest): readonly string[] {
  return [...new Set([params, query, body].flatMap(idsIn))];
}

function idsIn(part: unknown): readonly string[] {
  if (v.is(rowId, part)) return [part.id];
  const several = v.safeParse(rowIds, part);
  if (several.success) return several.output.ids;
  return v.is(rowList, part) ? part.rows.map(({ id }) => id) : [];
}

/** The row that a call added. */
function answeredIds(payload: unknown): readonly string[] {
  if (typeof payload !== 'string') return [];
  const parsed = parseJson(payload);
  const envelope = parsed.ok ? v.safeParse(v.object({ result: rowId }), parsed.value) : undefined;
  return envelope?.success === true ? [envelope.output.result.id] : [];
}
