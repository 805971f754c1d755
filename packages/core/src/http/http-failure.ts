/** Everything that can go wrong with a call. `message` is the server's own words, empty when it gave none. */
export type HttpFailure =
  /** No answer within the call's time. */
  | { readonly kind: 'timedOut' }
  /** No connection. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'cancelled' }
  /** Whoever it was sent for is no longer signed in here; whether the server did it is not known. */
  | { readonly kind: 'sessionEnded' }
  /** An answer that is no envelope, or whose result is not what the contract says. */
  | { readonly kind: 'malformed'; readonly detail: string }
  /** An answer that is far longer, deeper or larger than what was asked for; nothing of it is used. */
  | { readonly kind: 'excessive'; readonly detail: string }
  /** A download that brought no byte. */
  | { readonly kind: 'noFile' }
  /** An encrypted answer that the configured cipher and key do not open, or none is configured. */
  | { readonly kind: 'undecryptable' }
  | { readonly kind: 'unauthorised'; readonly message: string }
  /** The older form of an ended session: HTTP 500 whose message holds Token失效. */
  | { readonly kind: 'tokenExpired'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'notFound'; readonly message: string }
  | { readonly kind: 'gatewayTimedOut'; readonly message: string }
  /** Any other HTTP status above 299. */
  | { readonly kind: 'status'; readonly status: number; readonly message: string }
  /** The envelope says `success: false`; `code` is its code. */
  | { readonly kind: 'rejected'; readonly code: number; readonly message: string };
