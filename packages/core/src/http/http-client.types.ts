import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '../contract/index.ts';
import type { Result } from '../kernel/index.ts';
import type { HttpFailure } from './http-failure.ts';

export interface CallInput<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly signal?: AbortSignal | undefined;
}

/** A success: the parsed result and the server's words about it. */
export interface Answer<Value> {
  readonly result: Value;
  readonly message: string;
}

export interface HttpClient {
  /** Makes one call of the contract. Never rejects: what goes wrong is a value. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Result<Answer<AnswerOf<E>>, HttpFailure>>;
}

/** The client as whoever knows the session sees it. */
export interface SessionHttpClient extends HttpClient {
  /** Ends every call under way that was sent for somebody signed in: what is still answered concerns nobody here any more. */
  endSession(): void;
}
