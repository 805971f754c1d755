import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { DEFAULT_BASE_PATH, identifier, identifierList, LOG_TYPE, type Endpoint } from '@evergreen/core/contract';
import { parseJson } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { EndpointRoute } from '../../../http/endpoint-route.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import { callOf } from '../../../http/register-endpoint.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { LoggedObject, LoggedObjects } from './logged-objects.ts';
import type { LogRetention } from './log-retention.ts';
import type { LogRepository } from './log.repository.ts';

export interface OperationLogDependencies {
  readonly log: Pick<LogRepository, 'add'>;
  readonly objects: LoggedObjects;
  readonly retention: Pick<LogRetention, 'clean'>;
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
 * when the answer is; a row that cannot be written fails no call. Who writes also removes a few rows that are kept no longer.
 */
export function noteOperations(
  app: FastifyInstance,
  routes: readonly EndpointRoute[],
  { log, objects, retention, clock, logger }: OperationLogDependencies,
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
    if (endpoint === undefined || reply.outcome === undefined) return;
    try {
      await retention.clean();
      if (request.tokenOwner === undefined) return;
      const named = namedIds(endpoint, request);
      const ids = named.length === 0 && reply.outcome === 'done' ? answeredIds(payload) : named;
      const { about } = endpoint;
      const object = about === null ? undefined : await objects.find(about, ids, request.tenantId);
      await log.add({ ...operationRow(endpoint, request, reply, clock.now()), ...object, ...rowIdsOf(ids, object) });
    } catch (error) {
      logger.error('operation.unwritten', { call: endpoint.name, ...errorForLog(error) });
    }
  });
}

function operationRow(endpoint: Endpoint, request: FastifyRequest, { outcome }: FastifyReply, now: number) {
  const { requestId, address, userAgent } = callOf(request);
  const called = endpoint.posts ?? endpoint;
  return {
    id: createIdentifier(),
    tenantId: request.tenantId,
    logType: LOG_TYPE.operation,
    event: called.name,
    logContent: keptOf(endpoint, request.body ?? request.query),
    operateType: OPERATE_TYPE[called.method],
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
function namedIds({ about }: Endpoint, { params, query, body }: FastifyRequest): readonly string[] {
  const parts = [params, query, body];
  const key = about?.key;
  return [...new Set(parts.flatMap(key === undefined ? idsIn : (part) => valuesOf(key, part)))];
}

function valuesOf(key: string, part: unknown): readonly string[] {
  const parsed = v.safeParse(bodySchema, part);
  const value = parsed.success ? parsed.output[key] : undefined;
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** Where a call names its record by something else than the identifier, such as the username, the identifier of what was found. */
function rowIdsOf(ids: readonly string[], object: LoggedObject | undefined) {
  return { rowIds: (object?.objectId ?? ids.join(',')).slice(0, LONGEST_IDS) };
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
