import * as v from 'valibot';

import type { AnswerOf, Endpoint } from '@evergreen/core/contract';
import { err, ok, type Result, type Text } from '@evergreen/core/kernel';

import type { Call, CallOutcome, SignedInCall } from './call.types.ts';
import { invalidInputMessage, type FieldLabel } from './invalid-input.ts';

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

/** An endpoint with its handler. `prepare` parses; what it gives back runs the handler on parsed input only. */
export type EndpointRoute =
  | {
      readonly needs: 'nobody';
      readonly endpoint: Endpoint;
      prepare(raw: RawInput): Result<(call: Call) => Promise<CallOutcome<unknown>>, Text>;
    }
  | {
      readonly needs: 'caller';
      readonly endpoint: Endpoint;
      prepare(raw: RawInput): Result<(call: SignedInCall) => Promise<CallOutcome<unknown>>, Text>;
    };

const noLabel: FieldLabel = () => undefined;

/** A route that anybody may call. Throws unless the contract says so too. */
export function anonymousRoute<E extends Endpoint>(
  endpoint: E,
  handle: (input: CallInput<E>, call: Call) => Promise<CallOutcome<AnswerOf<E>>>,
  labelOf: FieldLabel = noLabel,
): EndpointRoute {
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
): EndpointRoute {
  if (endpoint.access.kind === 'anonymous') throw new Error(`${endpoint.name} is anonymous in the contract`);
  return {
    needs: 'caller',
    endpoint,
    prepare(raw) {
      const input = parseInput(endpoint, raw, labelOf);
      return input.ok ? ok((call) => handle(input.value, call)) : input;
    },
  };
}

function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput, labelOf: FieldLabel): Result<CallInput<E>, Text> {
  const params = v.safeParse<E['params']>(endpoint.params, raw.params);
  if (!params.success) return err(invalidInputMessage(params.issues, labelOf));
  const query = v.safeParse<E['query']>(endpoint.query, withoutEmpty(raw.query));
  if (!query.success) return err(invalidInputMessage(query.issues, labelOf));
  const body = v.safeParse<E['body']>(endpoint.body, raw.body);
  if (!body.success) return err(invalidInputMessage(body.issues, labelOf));
  return ok({ params: params.output, query: query.output, body: body.output });
}

/** An empty parameter is an empty search box: it asks for nothing. */
function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
