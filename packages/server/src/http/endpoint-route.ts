import type { Readable } from 'node:stream';

import type { Multipart } from '@fastify/multipart';
import * as v from 'valibot';

import type { AnswerOf, Endpoint } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';

import type { Call, CallFailure, CallOutcome, SignedInCall } from './call.types.ts';
import { invalidInput, type FieldLabel } from './invalid-input.ts';

/** The parts of a request as they came, before any of them is believed. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The parts of a request that the endpoint's schemas let through. */
export interface CallInput<E extends Endpoint> {
  readonly params: v.InferOutput<E['params']>;
  readonly query: v.InferOutput<E['query']>;
  readonly body: v.InferOutput<E['body']>;
}

/** What a call does in its transaction. */
export type CallWork = () => Promise<CallOutcome<unknown>>;

/** An endpoint with its handler. `prepare` parses; what it gives back runs the handler on parsed input only. */
export type CallRoute =
  | {
      readonly needs: 'nobody';
      readonly endpoint: Endpoint;
      prepare(raw: RawInput): Result<(call: Call) => Promise<CallOutcome<unknown>>, CallFailure>;
    }
  | {
      readonly needs: 'caller';
      readonly endpoint: Endpoint;
      /** What runs on the parsed input runs before any transaction begins; what it gives back runs in that of a call with a key. */
      prepare(raw: RawInput): Result<(call: SignedInCall) => Promise<Result<CallWork, CallFailure>>, CallFailure>;
    };

/** A form with a file that came whole and may be kept. */
export interface ReceivedUpload {
  /** The same for the same form, so that a call that is repeated under its key is known again. */
  readonly fingerprint: string;
  /** Keeps the file, in the transaction that surrounds the call. */
  keep(): Promise<CallOutcome<unknown>>;
  /** What was kept is written. */
  confirm(): Promise<void>;
  /** Nothing of it stays. */
  discard(): Promise<void>;
}

/** A call whose body is a form with a file: it is read before any transaction begins, as slowly as it comes. */
export interface UploadRoute {
  readonly needs: 'upload';
  readonly endpoint: Endpoint;
  receive(parts: AsyncIterable<Multipart>, call: SignedInCall): Promise<Result<ReceivedUpload, CallFailure>>;
}

/** A file as it is answered in place of an envelope. */
export interface ServedFile {
  readonly name: string;
  readonly mediaType: string;
  /** A browser may show it in place. */
  readonly isPicture: boolean;
  /** Bytes. */
  readonly size: number;
  readonly content: Readable;
}

/** A call whose answer is a file. */
export interface DownloadRoute {
  readonly needs: 'download';
  readonly endpoint: Endpoint;
  prepare(raw: RawInput): Result<(call: SignedInCall) => Promise<Result<ServedFile, CallFailure>>, CallFailure>;
}

export type EndpointRoute = CallRoute | UploadRoute | DownloadRoute;

const noLabel: FieldLabel = () => undefined;

/** A route that anybody may call. Throws unless the contract says so too. */
export function anonymousRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: CallInput<E>, call: Call) => Promise<CallOutcome<AnswerOf<E>>>,
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

/** A route for people who are signed in and hold what the contract asks for. Throws when the contract asks for nothing. */
export function guardedRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: CallInput<E>, call: SignedInCall) => Promise<CallOutcome<AnswerOf<E>>>,
  labelOf: FieldLabel = noLabel,
): CallRoute {
  return checkedRoute(endpoint, async (input, call) => ok(() => handle(input, call)), labelOf);
}

/**
 * A guarded route whose input is checked before the transaction of the call begins: for checks that take long, as of a password, and
 * for what has to stay counted when the call is refused.
 */
export function checkedRoute<E extends Endpoint>(
  endpoint: E,
  check: (
    input: CallInput<E>,
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

/** A route that takes a file. Throws when the contract lets anybody in. */
export function uploadRoute(endpoint: Endpoint, receive: UploadRoute['receive']): UploadRoute {
  if (endpoint.access.kind === 'anonymous') throw new Error(`${endpoint.name} is anonymous in the contract`);
  return { needs: 'upload', endpoint, receive };
}

/** A route that gives a file. Throws when the contract lets anybody in. */
export function downloadRoute<E extends Endpoint>(
  endpoint: E,
  find: (params: CallInput<E>['params'], call: SignedInCall) => Promise<Result<ServedFile, CallFailure>>,
): DownloadRoute {
  if (endpoint.access.kind === 'anonymous') throw new Error(`${endpoint.name} is anonymous in the contract`);
  return {
    needs: 'download',
    endpoint,
    prepare(raw) {
      const input = parseInput(endpoint, raw, noLabel);
      return input.ok ? ok((call) => find(input.value.params, call)) : input;
    },
  };
}

function parseInput<E extends Endpoint>(
  endpoint: E,
  raw: RawInput,
  labelOf: FieldLabel,
): Result<CallInput<E>, CallFailure> {
  const params = v.safeParse<E['params']>(endpoint.params, raw.params);
  if (!params.success) return err(invalidInput(params.issues, labelOf));
  const query = v.safeParse<E['query']>(endpoint.query, withoutEmpty(raw.query));
  if (!query.success) return err(invalidInput(query.issues, labelOf));
  const body = v.safeParse<E['body']>(endpoint.body, raw.body);
  if (!body.success) return err(invalidInput(body.issues, labelOf));
  return ok({ params: params.output, query: query.output, body: body.output });
}

/** An empty parameter is an empty search box: it asks for nothing. */
function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
