import type { Readable } from 'node:stream';

import type { Multipart } from '@fastify/multipart';
import * as v from 'valibot';

import { postedEndpoint, type AnswerOf, type Endpoint } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';

import type { Call, CallFailure, CallOutcome, SignedInCall } from './call.types.ts';
import { invalidInput, type FieldLabel } from './invalid-input.ts';

/** The unvalidated parts of a request. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The parts of a request, validated by the endpoint's schemas. */
export interface ParsedCallInput<E extends Endpoint> {
  readonly params: v.InferOutput<E['params']>;
  readonly query: v.InferOutput<E['query']>;
  readonly body: v.InferOutput<E['body']>;
}

/** The work of a call inside its transaction. */
export type CallWork = () => Promise<CallOutcome<unknown>>;

/** An endpoint with its handler. `prepare` parses and returns a function that runs the handler on the parsed input. */
export type CallRoute =
  | {
      readonly needs: 'nobody';
      readonly endpoint: Endpoint;
      prepare(raw: RawInput): Result<(call: Call) => Promise<CallOutcome<unknown>>, CallFailure>;
    }
  | {
      readonly needs: 'caller';
      readonly endpoint: Endpoint;
      /** The first function runs before any transaction begins; the work that it returns runs in the transaction of a call with a key. */
      prepare(raw: RawInput): Result<(call: SignedInCall) => Promise<Result<CallWork, CallFailure>>, CallFailure>;
    };

/** A completely received multipart form whose file passed validation. */
export interface ReceivedUpload {
  /** Fingerprint of the form; equal for equal forms, to detect a retry under the same idempotency key. */
  readonly fingerprint: string;
  /** Milliseconds that the transaction may take; as long as any other by default. */
  readonly limit?: number;
  /** Stores the file, in the transaction of the call. */
  keep(): Promise<CallOutcome<unknown>>;
  /** Called after the transaction was committed. */
  confirm(): Promise<void>;
  /** Deletes the received file, because the transaction was rolled back or the upload refused. */
  discard(): Promise<void>;
}

/** A file upload: the multipart body is read before the transaction begins, so a slow sender holds no transaction. */
export interface UploadRoute {
  readonly needs: 'upload';
  readonly endpoint: Endpoint;
  /** Characters of a form field beside the file; a thousand where it says nothing. */
  readonly longestField?: number;
  /** It may store nothing, and asks for room itself where it does: it is answered on a nearly full disk. */
  readonly isRoomFree?: boolean;
  /**
   * @param signal aborted when the client closes the connection
   * @param params of the address, not validated
   */
  receive(
    parts: AsyncIterable<Multipart>,
    call: SignedInCall,
    signal: AbortSignal,
    params: unknown,
  ): Promise<Result<ReceivedUpload, CallFailure>>;
}

/** Bytes of a file from the first to the last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A file response, sent instead of an envelope. */
export interface ServedFile {
  readonly name: string;
  readonly mediaType: string;
  /** Whether a browser may display it inline. */
  readonly isPicture: boolean;
  /** Bytes. */
  readonly size: number;
  /** Of what is in it; quoted (RFC 9110 §8.8.3). */
  readonly etag: string;
  /** undefined where it is gone. */
  open(range?: ByteRange): Promise<{ readonly content: Readable } | undefined>;
}

/** A file download. */
export interface DownloadRoute {
  readonly needs: 'download';
  readonly endpoint: Endpoint;
  prepare(raw: RawInput): Result<FindFile, CallFailure>;
}

/** Aborted when the caller has gone before the answer. */
export type FindFile = (call: SignedInCall, signal: AbortSignal) => Promise<Result<ServedFile, CallFailure>>;

export type EndpointRoute = CallRoute | UploadRoute | DownloadRoute;

const noLabel: FieldLabel = () => undefined;

/** Define an anonymous route. Throws unless the contract declares it anonymous. */
export function anonymousRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: ParsedCallInput<E>, call: Call) => Promise<CallOutcome<AnswerOf<E>>>,
  labelOf: FieldLabel = noLabel,
): CallRoute {
  if (endpoint.access.kind !== 'anonymous') throw new Error(`${endpoint.name} is not anonymous in the contract`);
  return {
    needs: 'nobody',
    endpoint,
    prepare(raw) {
      const input = parseInput(endpoint, raw, labelOf);
      return input.ok ? ok((call) => handle(input.value, call)) : input;
    },
  };
}

/** Define a route for authenticated users with the permission of the contract. Throws when the contract declares it anonymous. */
export function guardedRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: ParsedCallInput<E>, call: SignedInCall) => Promise<CallOutcome<AnswerOf<E>>>,
  labelOf: FieldLabel = noLabel,
): CallRoute {
  return checkedRoute(endpoint, async (input, call) => ok(() => handle(input, call)), labelOf);
}

/**
 * Define a guarded route that checks its input before the transaction begins: for slow checks, such as password hashing, and
 * for counters that must survive a rollback.
 */
export function checkedRoute<E extends Endpoint>(
  endpoint: E,
  check: (
    input: ParsedCallInput<E>,
    call: SignedInCall,
  ) => Promise<Result<() => Promise<CallOutcome<AnswerOf<E>>>, CallFailure>>,
  labelOf: FieldLabel = noLabel,
): CallRoute {
  if (endpoint.access.kind === 'anonymous') throw new Error(`${endpoint.name} is anonymous in the contract`);
  return {
    needs: 'caller',
    endpoint,
    prepare(raw) {
      const input = parseInput(endpoint, raw, labelOf);
      return input.ok ? ok((call) => check(input.value, call)) : input;
    },
  };
}

/** Define an upload route. Throws when the contract declares it anonymous. */
export function uploadRoute(
  endpoint: Endpoint,
  receive: UploadRoute['receive'],
  options: Pick<UploadRoute, 'longestField' | 'isRoomFree'> = {},
): UploadRoute {
  if (endpoint.access.kind === 'anonymous') throw new Error(`${endpoint.name} is anonymous in the contract`);
  return { needs: 'upload', endpoint, receive, ...options };
}

/** Define a download route. Throws when the contract declares it anonymous. */
export function downloadRoute<E extends Endpoint>(
  endpoint: E,
  find: (
    input: ParsedCallInput<E>,
    call: SignedInCall,
    signal: AbortSignal,
  ) => Promise<Result<ServedFile, CallFailure>>,
  labelOf: FieldLabel = noLabel,
): DownloadRoute {
  if (endpoint.access.kind === 'anonymous') throw new Error(`${endpoint.name} is anonymous in the contract`);
  return {
    needs: 'download',
    endpoint,
    prepare(raw) {
      const input = parseInput(endpoint, raw, labelOf);
      return input.ok ? ok((call, signal) => find(input.value, call, signal)) : input;
    },
  };
}

/** The routes of calls, each followed by the one that takes the same parameters from its body where the address may be too long. */
export function withPosted(routes: readonly EndpointRoute[]): readonly EndpointRoute[] {
  return routes.flatMap((route) => {
    const endpoint = postedEndpoint(route.endpoint);
    return endpoint === undefined || route.needs === 'upload' ? [route] : [route, { ...route, endpoint }];
  });
}

/** What a route parses: parameters that were posted stand where those of an address do. */
export function rawInput({ posts }: Endpoint, { params, query, body }: RawInput): RawInput {
  return posts === null ? { params, query, body } : { params, query: body, body: undefined };
}

function parseInput<E extends Endpoint>(
  endpoint: E,
  raw: RawInput,
  labelOf: FieldLabel,
): Result<ParsedCallInput<E>, CallFailure> {
  const params = v.safeParse<E['params']>(endpoint.params, raw.params);
  if (!params.success) return err(invalidInput(params.issues, labelOf));
  const query = v.safeParse<E['query']>(endpoint.query, withoutEmpty(raw.query));
  if (!query.success) return err(invalidInput(query.issues, labelOf));
  const body = v.safeParse<E['body']>(endpoint.body, raw.body);
  if (!body.success) return err(invalidInput(body.issues, labelOf));
  return ok({ params: params.output, query: query.output, body: body.output });
}

/** Drop empty query parameters: an empty search field sets no condition. */
function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
