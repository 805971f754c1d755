import { createHash, createHmac } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { DEFAULT_BASE_PATH, wireHeaders, type Endpoint } from '@evergreen/core/contract';
import type { Result } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../db/index.ts';
import { transactOutcome } from '../db/transact-outcome.ts';
import { ANONYMOUS_CALLS } from './anonymous-calls.ts';
import type { AnswerStore } from './answer-store.types.ts';
import type { Call, CallFailure, CallFailureKind, Caller, CallOutcome } from './call.types.ts';
import { rawInput, type CallRoute, type CallWork } from './endpoint-route.ts';
import { failureAnswer, sealedEnvelope, successAnswer, type WireAnswer } from './envelope-answer.ts';
import type { Gatekeeper } from './gatekeeper.types.ts';
import { httpServerMessages } from './http.messages.ts';
import type { ListSeal } from './list-seal.ts';
import type { OwnWork } from './own-work.ts';
import { requestLocale } from './request-locale.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of the route before its handler runs. */
    caller: Caller | undefined;
    /** Set with the caller. */
    tenantId: number;
    /** Whose token it carries, whether the call is allowed or not. */
    tokenOwner: Caller | undefined;
    /** Epoch milliseconds of its arrival. */
    arrivedAt: number;
  }
  interface FastifyReply {
    /** What came of the call; undefined for an answer that repeats an earlier one. */
    outcome: 'done' | CallFailureKind | undefined;
  }
}

export interface EndpointDependencies {
  readonly database: Database;
  readonly clock: ClockPort;
  readonly gatekeeper: Gatekeeper;
  readonly ownWork: OwnWork;
  readonly answers: AnswerStore;
  /** Reports an ended session in the legacy form: HTTP 500 with Token失效 in the message, instead of 401. */
  readonly legacyExpiry: boolean;
  /** HMAC key for fingerprints of secret bodies; not stored in the database. */
  readonly fingerprintKey: Uint8Array;
  /** Encrypts lists; without it they are sent in plain text. */
  readonly listSeal?: ListSeal | undefined;
}

/** Register one endpoint of the contract below the base path: guard, parse, handle, envelope. */
export function registerEndpoint(app: FastifyInstance, route: CallRoute, dependencies: EndpointDependencies): void {
  const { endpoint } = route;
  const url = `${DEFAULT_BASE_PATH}${endpoint.path}`;
  if (route.needs === 'nobody' && !ANONYMOUS_CALLS.includes(`${endpoint.method} ${url}`))
    throw new Error(`${endpoint.method} ${url} is not in the list of anonymous calls`);
  const seal = endpoint.isList ? dependencies.listSeal : undefined;
  const answerWith = (request: FastifyRequest, reply: FastifyReply, outcome: CallOutcome<unknown>) =>
    sendAnswer(reply, envelopeOf(request, outcome, dependencies.clock), outcome.ok ? undefined : outcome.error, seal);

  app.route({
    method: endpoint.method,
    url,
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      if (route.needs === 'nobody') return;
      const refusal = await guard(endpoint, request, dependencies);
      if (refusal !== undefined) return answerWith(request, reply, { ok: false, error: refusal });
    },
    handler: async (request, reply) => {
      const raw = rawInput(endpoint, request);
      // A list that is logged when it is read, because it is printed, writes nothing else.
      const isStored = endpoint.isWrite && !endpoint.isList;
      if (isStored && !ROOM_FREE.has(endpoint.name)) await dependencies.database.assertRoomForWrites();
      const call = callOf(request);
      if (route.needs === 'nobody') {
        const run = route.prepare(raw);
        return answerWith(request, reply, run.ok ? await run.value(call) : run);
      }
      const { caller } = request;
      if (caller === undefined) throw new Error(`${endpoint.name} was reached without its guard`);
      const run = route.prepare(raw);
      if (!run.ok) return answerWith(request, reply, run);
      const begin = () => run.value({ ...call, caller, tenantId: request.tenantId });
      const key = request.headers[wireHeaders.idempotencyKey];
      if (key === undefined || !endpoint.isReplayed || (endpoint.method !== 'POST' && endpoint.method !== 'PUT')) {
        const work = await begin();
        return answerWith(request, reply, work.ok ? await work.value() : work);
      }
      const fingerprint = fingerprintOf(
        request,
        request.body,
        endpoint.isSecret ? dependencies.fingerprintKey : undefined,
      );
      const send = await runOnce(request, reply, { key, caller, fingerprint, begin }, dependencies);
      return send();
    },
  });
}

/** Return undefined when the call is allowed. Until then only the token is read from the request. */
export async function guard(
  endpoint: Endpoint,
  request: FastifyRequest,
  { gatekeeper, ownWork, legacyExpiry }: EndpointDependencies,
): Promise<CallFailure | undefined> {
  const token = request.headers[wireHeaders.token];
  if (typeof token !== 'string' || token === '')
    return { kind: 'unauthorised', message: httpServerMessages.unauthorised };
  const worker = OF_OWN_WORK.has(endpoint.name) ? ownWork.callerOf(token) : undefined;
  if (worker !== undefined) {
    request.caller = worker;
    request.tokenOwner = worker;
    return undefined;
  }
  const caller = await gatekeeper.authenticate(token);
  if (caller === undefined)
    return legacyExpiry
      ? { kind: 'legacyExpired', message: httpServerMessages.legacyExpired }
      : { kind: 'unauthorised', message: httpServerMessages.unauthorised };
  request.tokenOwner = caller;
  if (caller.mustChangePassword === true && !TENANT_FREE.has(endpoint.name) && !BEFORE_TENANT.has(endpoint.name))
    return { kind: 'forbidden', message: httpServerMessages.firstPassword };
  const tenantId = tenantOf(request.headers[wireHeaders.tenant]);
  if (!TENANT_FREE.has(endpoint.name)) {
    const isBefore = tenantId === 0 && BEFORE_TENANT.has(endpoint.name);
    if (tenantId === undefined || !(isBefore || (await gatekeeper.mayEnter(caller, tenantId))))
      return { kind: 'forbidden', message: httpServerMessages.foreignTenant };
    await gatekeeper.noteUse(caller, { address: request.ip, tenantId });
  }
  const { access } = endpoint;
  if (access.kind === 'permission' && !(await gatekeeper.holds(caller, access.code)))
    return { kind: 'forbidden', message: httpServerMessages.forbidden(access.code) };
  request.caller = caller;
  request.tenantId = tenantId ?? 0;
  return undefined;
}

/** How far the caller's own work is: answered from memory while it lasts, since the database may be busy with nothing else. */
const OF_OWN_WORK: ReadonlySet<string> = new Set(['importProgress.read']);

/** A user removed from a tenant can still sign out. */
const TENANT_FREE: ReadonlySet<string> = new Set(['auth.logout']);

/**
 * Calls that a client makes before a tenant is chosen, or before a first password is changed. They read and write the caller's own account and what the platform shares,
 * and no row of a tenant; so they are answered without a tenant to people who have to choose one.
 */
const BEFORE_TENANT: ReadonlySet<string> = new Set([
  'auth.getUserPermissionByToken',
  'department.getCurrentUserDeparts',
  'department.selectDepart',
  'department.selectDepartByPut',
  'dictionary.getDictItems',
  'dictionary.queryAllDictItems',
  'profile.changePhone',
  'profile.edit',
  'profile.read',
  'noticeChoice.read',
  'noticeChoice.save',
  'secondFactor.begin',
  'secondFactor.confirm',
  'secondFactor.read',
  'secondFactor.renewCodes',
  'secondFactor.turnOff',
  'session.end',
  'session.endOthers',
  'session.list',
  'session.signIns',
  'tenant.queryList',
  'thirdBinding.bind',
  'thirdBinding.read',
  'thirdBinding.signIns',
  'thirdBinding.unbind',
  'user.updatePassword',
  'user.updatePasswordByPut',
  'user.verifyPassword',
]);

/**
 * Endpoints allowed on a nearly full disk (threat R-25): sign-in and its prerequisites, sign-out, unlocking the screen. They write
 * a few hundred bytes at most and are rate-limited.
 */
const ROOM_FREE: ReadonlySet<string> = new Set([
  'auth.login',
  'sms.send',
  'auth.phoneLogin',
  'thirdParty.checkPassword',
  'secondFactor.signIn',
  'secondFactor.signInBegin',
  'secondFactor.signInConfirm',
  'department.selectDepart',
  'department.selectDepartByPut',
  'user.verifyPassword',
  'auth.logout',
]);

/** Parse the header `tenant-id`; 0 when absent, undefined when not a number. */
function tenantOf(header: string | readonly string[] | undefined): number | undefined {
  if (header === undefined || header === '') return 0;
  return typeof header === 'string' && /^\d{1,9}$/u.test(header) ? Number(header) : undefined;
}

interface KeyedWork {
  readonly key: string | string[];
  readonly caller: Caller;
  readonly fingerprint: string;
  /** Runs before the transaction; the function that it returns runs inside it. */
  readonly begin: () => Promise<Result<CallWork, CallFailure>>;
  /** Milliseconds that the transaction may take. */
  readonly limit?: number | undefined;
}

/** RFC draft "The Idempotency-Key HTTP Header Field" §2: one key runs the work once; only a successful response is stored. The returned function sends the response. */
export async function runOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, caller, fingerprint, begin, limit }: KeyedWork,
  { answers, clock, database }: EndpointDependencies,
): Promise<() => FastifyReply> {
  const fail = (failure: CallFailure) => () =>
    sendAnswer(reply, envelopeOf(request, { ok: false, error: failure }, clock), failure);
  if (typeof key !== 'string' || !/^[\u0021-\u007e]{1,128}$/u.test(key))
    return fail({ kind: 'invalid', message: httpServerMessages.idempotency.badKey });
  const claim = await answers.claim(caller.userId, key, fingerprint);
  switch (claim.kind) {
    case 'otherBody':
      return fail({ kind: 'otherBody', message: httpServerMessages.idempotency.otherBody });
    case 'running':
      return fail({ kind: 'running', message: httpServerMessages.idempotency.running });
    case 'answered':
      return () =>
        reply
          .code(claim.status)
          .header('content-type', JSON_TYPE)
          .header('idempotency-replayed', 'true')
          .send(claim.answer);
    case 'claimed':
      break;
  }
  let outcome: CallOutcome<unknown>;
  try {
    const work = await begin();
    outcome = work.ok
      ? await transactOutcome(
          database,
          async () => {
            const done = await work.value();
            if (done.ok) {
              const { status, envelope } = envelopeOf(request, done, clock);
              await answers.keep(caller.userId, key, status, JSON.stringify(envelope));
            }
            return done;
          },
          limit,
        )
      : work;
  } catch (error) {
    await answers.release(caller.userId, key);
    throw error;
  }
  if (!outcome.ok) await answers.release(caller.userId, key);
  return () => sendAnswer(reply, envelopeOf(request, outcome, clock), outcome.ok ? undefined : outcome.error);
}

/**
 * Return the fingerprint of a request (method, path, body, tenant) as 64 hexadecimal digits.
 *
 * @param secretKey HMAC key for a body with a secret: whoever reads the table could guess a password from a plain hash (threat T-20)
 */
export function fingerprintOf(
  { method, url, tenantId }: FastifyRequest,
  body: unknown,
  secretKey?: Uint8Array,
): string {
  const hash = secretKey === undefined ? createHash('sha256') : createHmac('sha256', secretKey);
  return hash.update(JSON.stringify([method, url, body ?? null, tenantId])).digest('hex');
}

export function callOf(request: FastifyRequest): Call {
  return {
    requestId: request.id,
    locale: requestLocale(request.headers[wireHeaders.language]),
    address: request.ip,
    userAgent: storableAgent(request.headers['user-agent']),
  };
}

/** The header, truncated to the length of its column; Node has already rejected control characters. */
function storableAgent(header = ''): string {
  return header.slice(0, 255);
}

export function envelopeOf(request: FastifyRequest, outcome: CallOutcome<unknown>, clock: ClockPort): WireAnswer {
  const locale = requestLocale(request.headers[wireHeaders.language]);
  return outcome.ok
    ? successAnswer(outcome.value, locale, clock.now())
    : failureAnswer(outcome.error, locale, clock.now());
}

const JSON_TYPE = 'application/json; charset=utf-8';

export function sendAnswer(
  reply: FastifyReply,
  answer: WireAnswer,
  failure: CallFailure | undefined,
  seal?: ListSeal,
): FastifyReply {
  reply.outcome = failure?.kind ?? 'done';
  if (failure?.kind === 'tooMany') void reply.header('retry-after', String(failure.retryAfter));
  const envelope = seal !== undefined && failure === undefined ? sealedEnvelope(answer, seal) : answer.envelope;
  return reply.code(answer.status).header('content-type', JSON_TYPE).send(JSON.stringify(envelope));
}
