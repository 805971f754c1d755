import type { RefusedRow } from '../contract/index.ts';

/** Failures of a call. `message` is the server's message, empty if absent. */
export type HttpFailure =
  /** No response within the timeout. */
  | { readonly kind: 'timedOut' }
  /** No connection. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'cancelled' }
  /** The session of the call ended here; whether the server executed the call is unknown. */
  | { readonly kind: 'sessionEnded' }
  /** A response without an envelope, or with a result that violates the contract. */
  | { readonly kind: 'malformed'; readonly detail: string }
  /** A response over the size limits; discarded. */
  | { readonly kind: 'excessive'; readonly detail: string }
  /** An empty download. */
  | { readonly kind: 'noFile' }
  /** An encrypted response that does not match the configured cipher and key, or none is configured. */
  | { readonly kind: 'undecryptable' }
  | { readonly kind: 'unauthorised'; readonly message: string }
  /** Expired session on older servers: HTTP 500 with a message containing Token失效. */
  | { readonly kind: 'tokenExpired'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'notFound'; readonly message: string }
  | { readonly kind: 'gatewayTimedOut'; readonly message: string }
  /** Any other HTTP status above 299. */
  | { readonly kind: 'status'; readonly status: number; readonly message: string }
  /**
   * The envelope has `success: false`; `code` is its code. `fields`: a message per rejected key of the request, `rows`:
   * the rows that stood in the way, if the server names any.
   */
  | {
      readonly kind: 'rejected';
      readonly code: number;
      readonly message: string;
      readonly fields?: Readonly<Record<string, string>>;
      readonly rows?: readonly RefusedRow[];
      /** What the server gives beside its refusal: of code 201 a file that says why nothing was written. Not parsed. */
      readonly result?: unknown;
    };
