import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { DEFAULT_BASE_PATH, UPLOAD_LIMIT, wireHeaders } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { transactOutcome } from '../db/transact-outcome.ts';
import type { CallOutcome, SignedInCall } from './call.types.ts';
import { attachment, inline } from './content-disposition.ts';
import type { DownloadRoute, ReceivedUpload, UploadRoute } from './endpoint-route.ts';
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
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
} as const;

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
  await dependencies.database.assertRoomForWrites();
  if (!request.isMultipart())
    return refuse({ ok: false, error: { kind: 'unsupportedMedia', message: httpServerMessages.formOnly } });
  const call = signedIn(request);
  const received = await route.receive(request.parts(), call);
  if (!received.ok) return refuse(received);
  return persistFile(received.value, call, request, reply, dependencies);
}

/** The file is kept only if its row and the idempotent response are committed. */
async function persistFile(
  { fingerprint, keep, confirm, discard }: ReceivedUpload,
  { caller }: SignedInCall,
  request: FastifyRequest,
  reply: FastifyReply,
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
      if (key !== undefined)
        return await runOnce(
          request,
          reply,
          { key, caller, fingerprint: fingerprintOf(request, fingerprint), begin: async () => ok(work) },
          dependencies,
        );
      const outcome = await transactOutcome(dependencies.database, work);
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
      const run = route.prepare({ params: request.params, query: request.query, body: undefined });
      if (!run.ok) return refuse(run);
      const found = await run.value(signedIn(request));
      if (!found.ok) return refuse(found);
      const { name, mediaType, isPicture, size, content } = found.value;
      return reply
        .headers({
          'content-type': mediaType,
          'content-length': size,
          'content-disposition': isPicture ? inline(name) : attachment(name),
          'content-security-policy': FILE_POLICY,
        })
        .send(content);
    },
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
