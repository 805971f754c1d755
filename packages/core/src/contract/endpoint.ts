import * as v from 'valibot';

import type { LocalizedText } from '../kernel/index.ts';
import type { Schema } from './schema.ts';

/** Who may call: anybody, anybody signed in, or a holder of one permission. Nothing else exists: deny is the default. */
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

/** One call of the wire: the client is derived from it, the server registers from it. */
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
  /** Below the base path, with `:name` for each key of `params`. */
  readonly path: string;
  readonly summary: LocalizedText;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The `result` of the envelope. */
  readonly answer: Answer;
  /** Only dictionary look-ups are sent without the `_t` stamp, so that they may be cached. */
  readonly isTimeStamped: boolean;
  /** The body holds a secret: what the server stores to recognise a repeated call is a keyed hash, never a plain one. */
  readonly isSecret: boolean;
  /** A write that is repeated under its key is answered from the store. `false` for a check, which runs every time. */
  readonly isReplayed: boolean;
  /** The answer is a list, which a server may be told to encrypt. */
  readonly isList: boolean;
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
  readonly isTimeStamped?: boolean;
  readonly isSecret?: boolean;
  readonly isReplayed?: boolean;
  readonly isList?: boolean;
}

export function defineEndpoint<
  Answer extends Schema,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = NoBody,
  Method extends EndpointMethod = EndpointMethod,
>(input: EndpointInput<Params, Query, Body, Answer, Method>): Endpoint<Params, Query, Body, Answer, Method> {
  // The defaults are exactly the types that the type parameters default to when a part is left out.
  /* oxlint-disable typescript/no-unsafe-type-assertion */
  return {
    isTimeStamped: true,
    isSecret: false,
    isReplayed: true,
    isList: false,
    ...input,
    params: input.params ?? (nothing as unknown as Params),
    query: input.query ?? (nothing as unknown as Query),
    body: input.body ?? (noBody as unknown as Body),
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/** An endpoint that is called by one method. */
export type EndpointBy<Method extends EndpointMethod> = Endpoint<Schema, Schema, Schema, Schema, Method>;

export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;
export type QueryOf<E extends Endpoint> = v.InferInput<E['query']>;
export type BodyOf<E extends Endpoint> = v.InferInput<E['body']>;
export type ParamsOf<E extends Endpoint> = v.InferInput<E['params']>;
