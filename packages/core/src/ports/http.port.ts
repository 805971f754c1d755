export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface HttpRequest {
  readonly method: HttpMethod;
  /** Absolute or rooted address, query included. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, when there is a body. */
  readonly body?: string | undefined;
  /** Milliseconds after which the call ends as `timedOut`. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/** How a call ended. Any status is an answer; only a call without an answer is one of the others. */
export type HttpOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'cancelled' };

export interface HttpPort {
  /** Sends one call; never rejects. */
  send(request: HttpRequest): Promise<HttpOutcome>;
}
