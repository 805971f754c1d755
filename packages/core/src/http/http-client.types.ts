import type { AnswerOf, BodyOf, Endpoint, EndpointBy, ParamsOf, QueryOf } from '../contract/index.ts';
import type { Result } from '../kernel/index.ts';
import type { FileContent, HttpForm, TransferProgress } from '../ports/index.ts';
import type { HttpFailure } from './http-failure.ts';

export interface CallInput<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly signal?: AbortSignal | undefined;
}

/** What a call may bring beside its query or its body. */
export type CallOptions<E extends Endpoint> = Pick<CallInput<E>, 'params' | 'signal'>;

export interface TransferOptions<E extends Endpoint> extends CallOptions<E> {
  readonly onProgress?: (progress: TransferProgress) => void;
}

/** A success: the parsed result and the server's words about it. */
export interface Answer<Value> {
  readonly result: Value;
  readonly message: string;
}

export interface DownloadedFile {
  /** As the server calls it, fit to be a file's name; null when it gave none. */
  readonly name: string | null;
  readonly content: FileContent;
}

export type CallResult<Value> = Promise<Result<Value, HttpFailure>>;

/** The calls of the contract. No member rejects: what goes wrong is a value. */
export interface HttpClient {
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): CallResult<Answer<AnswerOf<E>>>;
  get<E extends EndpointBy<'GET'>>(
    endpoint: E,
    query?: QueryOf<E>,
    options?: CallOptions<E>,
  ): CallResult<Answer<AnswerOf<E>>>;
  post<E extends EndpointBy<'POST'>>(
    endpoint: E,
    body?: BodyOf<E>,
    options?: CallOptions<E>,
  ): CallResult<Answer<AnswerOf<E>>>;
  put<E extends EndpointBy<'PUT'>>(
    endpoint: E,
    body?: BodyOf<E>,
    options?: CallOptions<E>,
  ): CallResult<Answer<AnswerOf<E>>>;
  delete<E extends EndpointBy<'DELETE'>>(
    endpoint: E,
    query?: QueryOf<E>,
    options?: CallOptions<E>,
  ): CallResult<Answer<AnswerOf<E>>>;
  /** Reads a file; without a time limit. A refusal that comes in a file's place is a failure like any other. */
  download<E extends EndpointBy<'GET'>>(
    endpoint: E,
    query?: QueryOf<E>,
    options?: TransferOptions<E>,
  ): CallResult<DownloadedFile>;
  /** Sends files as multipart/form-data, the endpoint's body as the fields beside them; without a time limit. */
  upload<E extends EndpointBy<'POST'>>(
    endpoint: E,
    files: HttpForm['files'],
    fields?: BodyOf<E>,
    options?: TransferOptions<E>,
  ): CallResult<Answer<AnswerOf<E>>>;
}

/** The client as whoever knows the session sees it. */
export interface SessionHttpClient extends HttpClient {
  /** Ends every call under way that was sent for somebody signed in: what is still answered concerns nobody here any more. */
  endSession(): void;
}
