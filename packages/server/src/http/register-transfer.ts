import type { IncomingMessage, ServerResponse } from 'node:http';

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';

import { DEFAULT_BASE_PATH, fileEndpoints, RESUMABLE_PATH, UPLOAD_LIMIT, wireHeaders } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { transactOutcome } from '../db/transact-outcome.ts';
import type { CallOutcome, SignedInCall } from './call.types.ts';
import { attachment, inline } from './content-disposition.ts';
import {
  rawInput,
  type ByteRange,
  type DownloadRoute,
  type ReceivedUpload,
  type ServedFile,
  type UploadRoute,
} from './endpoint-route.ts';
import { httpServerMessages } from './http.messages.ts';
import {
  envelopeOf,
  callOf,
  fingerprintOf,
  guard,
  runOnce,
  sendAnswer,
  type EndpointDependencies,
} from './register-endpoint.ts';

/** Limits of a multipart form: one file and a few short fields. */
const FORM_LIMITS = {
  fileSize: UPLOAD_LIMIT,
  files: 1,
  fields: 14,
  parts: 16,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
} as const;

/** Content type of a part, by the protocol tus. */
const RESUMABLE_TYPE = 'application/offset+octet-stream';

/** Content security policy of a stored file displayed by a browser: sandboxed, no scripts, no subresources. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Register the upload endpoints: guard, stream the form to disk, transaction, envelope. The only parser of multipart forms. */
export async function registerUploads(
  app: FastifyInstance,
  routes: readonly UploadRoute[],
  dependencies: EndpointDependencies,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false, limits: FORM_LIMITS });
    for (const route of routes) {
      scope.route({
        method: route.endpoint.method,
        url: `${DEFAULT_BASE_PATH}${route.endpoint.path}`,
        exposeHeadRoute: false,
        onRequest: guardOf(route, dependencies),
        handler: (request, reply) => takeFile(route, request, reply, dependencies),
      });
    }
  });
}

async function takeFile(
  route: UploadRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: EndpointDependencies,
): Promise<FastifyReply> {
  const refuse = refuser(request, reply, dependencies);
  if (route.isRoomFree !== true) await dependencies.database.assertRoomForWrites();
  if (!request.isMultipart())
    return refuse({ ok: false, error: { kind: 'unsupportedMedia', message: httpServerMessages.formOnly } });
  const call = signedIn(request);
  const { longestField: fieldSize } = route;
  const parts = fieldSize === undefined ? request.parts() : request.parts({ limits: { fieldSize } });
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return dependencies.ownWork.during(call.caller, async () => {
    const received = await route.receive(parts, call, gone.signal, request.params);
    if (!received.ok) return refuse(received);
    return persistFile(route, received.value, { call, request, reply }, dependencies);
  });
}

/** The file is kept only if its row and the idempotent response are committed. */
async function persistFile(
  { endpoint }: UploadRoute,
  { fingerprint, limit, keep, confirm, discard }: ReceivedUpload,
  { call: { caller }, request, reply }: { call: SignedInCall; request: FastifyRequest; reply: FastifyReply },
  dependencies: EndpointDependencies,
): Promise<FastifyReply> {
  let isKept = false;
  const work = async () => {
    const outcome = await keep();
    isKept = outcome.ok;
    return outcome;
  };
  const key = request.headers[wireHeaders.idempotencyKey];
  const send = await (async () => {
    try {
      if (key !== undefined && endpoint.isReplayed)
        return await runOnce(
          request,
          reply,
          { key, caller, fingerprint: fingerprintOf(request, fingerprint), begin: async () => ok(work), limit },
          dependencies,
        );
      const outcome = await transactOutcome(dependencies.database, work, limit);
      return () =>
        sendAnswer(reply, envelopeOf(request, outcome, dependencies.clock), outcome.ok ? undefined : outcome.error);
    } catch (error) {
      // The row written by `keep` was rolled back with the transaction; delete its file, too.
      await discard();
      throw error;
    }
  })();
  await (isKept ? confirm() : discard());
  return send();
}

/** Register a download endpoint: guard, parse, file; failures are sent as an envelope. */
export function registerDownload(app: FastifyInstance, route: DownloadRoute, dependencies: EndpointDependencies): void {
  app.route({
    method: route.endpoint.method,
    url: `${DEFAULT_BASE_PATH}${route.endpoint.path}`,
    exposeHeadRoute: false,
    onRequest: guardOf(route, dependencies),
    handler: async (request, reply) => {
      const refuse = refuser(request, reply, dependencies);
      const run = route.prepare(rawInput(route.endpoint, request));
      if (!run.ok) return refuse(run);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const found = await run.value(signedIn(request), gone.signal);
      if (!found.ok) return refuse(found);
      reply.outcome = 'done';
      return sendFile(found.value, request, reply, refuse);
    },
  });
}

/**
 * Sends a file or a part of it (RFC 9110 §14). Browsers keep it and ask each time whether they still may show it: the right to read it
 * may be gone.
 */
async function sendFile(
  { name, mediaType, isPicture, size, etag, open }: ServedFile,
  request: FastifyRequest,
  reply: FastifyReply,
  refuse: (outcome: CallOutcome<never>) => FastifyReply,
): Promise<FastifyReply> {
  reply.headers({
    etag,
    'cache-control': 'private, no-cache',
    vary: wireHeaders.token,
    'accept-ranges': 'bytes',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = rangeOf(request, size, etag);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const opened = await open(range);
  if (opened === undefined)
    return refuse({ ok: false, error: { kind: 'unknownPath', message: httpServerMessages.fileGone } });
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  return reply
    .headers({
      'content-type': mediaType,
      'content-length': range === undefined ? size : range.last - range.first + 1,
      'content-disposition': isPicture ? inline(name) : attachment(name),
      'content-security-policy': FILE_POLICY,
    })
    .send(opened.content);
}

/** The part that is asked for; undefined for the whole file, also where several parts or another version are asked for. */
function rangeOf(
  { headers: { range, 'if-range': version } }: FastifyRequest,
  size: number,
  etag: string,
): ByteRange | undefined | 'unsatisfiable' {
  if (range === undefined || (version !== undefined && version !== etag)) return undefined;
  const parts = parseRange(size, range);
  if (parts === -1) return 'unsatisfiable';
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return undefined;
  const [part] = parts;
  return part === undefined ? undefined : { first: part.start, last: part.end };
}

/** What answers the requests of a protocol of its own, behind the guard of every call. */
export interface ProtocolHandler {
  handle(request: IncomingMessage, response: ServerResponse, call: SignedInCall): Promise<void>;
}

/** Register the addresses of files that are sent in parts: guard, then the protocol, which reads and answers by itself. */
export async function registerResumable(
  app: FastifyInstance,
  uploads: ProtocolHandler,
  dependencies: EndpointDependencies,
): Promise<void> {
  await app.register(async (scope) => {
    // The protocol reads the body itself.
    scope.addContentTypeParser(RESUMABLE_TYPE, (_request, _body, done) => done(null));
    for (const path of [RESUMABLE_PATH, `${RESUMABLE_PATH}/:id`])
      scope.route({
        method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
        url: `${DEFAULT_BASE_PATH}${path}`,
        exposeHeadRoute: false,
        onRequest: async (request, reply) => {
          const refusal = await guard(fileEndpoints.upload, request, dependencies);
          return refusal === undefined
            ? undefined
            : refuser(request, reply, dependencies)({ ok: false, error: refusal });
        },
        async handler(request, reply) {
          await dependencies.database.assertRoomForWrites();
          reply.hijack();
          await uploads.handle(request.raw, reply.raw, signedIn(request));
        },
      });
  });
}

function guardOf({ endpoint }: UploadRoute | DownloadRoute, dependencies: EndpointDependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await guard(endpoint, request, dependencies);
    return refusal === undefined ? undefined : refuser(request, reply, dependencies)({ ok: false, error: refusal });
  };
}

function refuser(request: FastifyRequest, reply: FastifyReply, { clock }: EndpointDependencies) {
  return (outcome: CallOutcome<never>) =>
    sendAnswer(reply, envelopeOf(request, outcome, clock), outcome.ok ? undefined : outcome.error);
}

function signedIn(request: FastifyRequest): SignedInCall {
  const { caller } = request;
  if (caller === undefined) throw new Error('A file was asked for without the guard');
  return { ...callOf(request), caller, tenantId: request.tenantId };
}
