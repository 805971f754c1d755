import * as v from 'valibot';

import type { LocalizedText } from '../kernel/index.ts';
import type { Schema } from './schema.ts';

/** Required authorization: none, a session, or one permission. There is no other kind: access is denied by default. */
export type Access =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'permission'; readonly code: string };

export const ANONYMOUS: Access = { kind: 'anonymous' };
export const SIGNED_IN: Access = { kind: 'signedIn' };

export function holding(code: string): Access {
  return { kind: 'permission', code };
}

export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a call names the records that it writes. */
export interface EndpointObject {
  /** Name of the resource. */
  readonly resource: string;
  /** The key of the parameters or the body with the identifier. Left out: `id`, `ids` or the `id` of each of `rows`, or of the answer. */
  readonly key?: string;
  /** The unique field of the resource that the key holds instead of the identifier. */
  readonly field?: string;
}

/** One HTTP call: the client is derived from it, the server registers its route from it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Method extends EndpointMethod = EndpointMethod,
> {
  /** Unique, dotted: `auth.login`. */
  readonly name: string;
  readonly method: Method;
  /** Relative to the base path, with `:name` for each key of `params`. */
  readonly path: string;
  readonly summary: LocalizedText;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The `result` of the envelope. */
  readonly answer: Answer;
  /**
   * Of a GET or DELETE whose address may become too long: where the same parameters are posted as JSON instead, by the names and texts
   * that they have in the address. Null where no address is too long. See `postedEndpoint`.
   */
  readonly posted: string | null;
  /** The call whose parameters this one takes from its body; null for every other call. */
  readonly posts: Endpoint | null;
  /** Dictionary look-ups omit the `_t` timestamp, so that they can be cached. */
  readonly isTimeStamped: boolean;
  /** The body holds a secret: the server stores a keyed hash to recognise a repeated call, never a plain hash. */
  readonly isSecret: boolean;
  /**
   * A repeated write with the same idempotency key is answered from the store. `false` for a check, which runs every
   * time.
   */
  readonly isReplayed: boolean;
  /** Writes something: it needs room on the disk and is noted in the operation log. Every call but GET does, unless it says otherwise. */
  readonly isWrite: boolean;
  /** Keys of the body, or of the query of a GET, that the operation log keeps: why a value was read. All else is kept out of it. */
  readonly logs: readonly string[];
  /** Which records a write is about, for the operation log; null for none that has a name, such as one's own account. */
  readonly about: EndpointObject | null;
  /** The response is a list, which a server may be configured to encrypt. */
  readonly isList: boolean;
  /** The body is a multipart form with a file in this field; null for JSON. */
  readonly fileField: string | null;
  /** A success is a file without an envelope. */
  readonly isFile: boolean;
}

const nothing = v.object({});
const noBody = v.optional(v.unknown());
export type Nothing = typeof nothing;
export type NoBody = typeof noBody;

interface EndpointInput<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
  Method extends EndpointMethod,
> {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: LocalizedText;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  readonly posted?: string;
  readonly isTimeStamped?: boolean;
  readonly isSecret?: boolean;
  readonly isReplayed?: boolean;
  readonly isWrite?: boolean;
  readonly logs?: readonly string[];
  readonly about?: EndpointObject;
  readonly isList?: boolean;
  readonly fileField?: string;
  readonly isFile?: boolean;
}

export function defineEndpoint<
  Answer extends Schema,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = NoBody,
  Method extends EndpointMethod = EndpointMethod,
>(input: EndpointInput<Params, Query, Body, Answer, Method>): Endpoint<Params, Query, Body, Answer, Method> {
  // Each default value matches the default of its type parameter, which the compiler cannot infer.
  /* oxlint-disable typescript/no-unsafe-type-assertion */
  return {
    posted: null,
    posts: null,
    isTimeStamped: true,
    isSecret: false,
    isReplayed: true,
    isWrite: input.method !== 'GET',
    logs: [],
    about: null,
    isList: false,
    fileField: null,
    isFile: false,
    ...input,
    params: input.params ?? (nothing as unknown as Params),
    query: input.query ?? (nothing as unknown as Query),
    body: input.body ?? (noBody as unknown as Body),
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/**
 * Characters of an address that pass everywhere: some servers and proxies take no more than 2,048. A longer one is posted where the call
 * has an address for that.
 */
export const LONGEST_ADDRESS = 2000;

/** The call that takes the parameters of another one from its body; undefined for one whose address is never too long. */
export function postedEndpoint(endpoint: Endpoint): Endpoint | undefined {
  if (endpoint.posted === null) return undefined;
  return {
    ...endpoint,
    name: `${endpoint.name}.posted`,
    method: 'POST',
    path: endpoint.posted,
    query: nothing,
    body: endpoint.query,
    posted: null,
    posts: endpoint,
    isReplayed: false,
  };
}

/** An endpoint with a given method. */
export type EndpointBy<Method extends EndpointMethod> = Endpoint<Schema, Schema, Schema, Schema, Method>;

export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;
export type QueryOf<E extends Endpoint> = v.InferInput<E['query']>;
export type BodyOf<E extends Endpoint> = v.InferInput<E['body']>;
export type ParamsOf<E extends Endpoint> = v.InferInput<E['params']>;
