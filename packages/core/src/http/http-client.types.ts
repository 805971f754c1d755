import type { AnswerOf, BodyOf, Endpoint, EndpointBy, ParamsOf, QueryOf } from '../contract/index.ts';
import type { Result } from '../kernel/index.ts';
import type { FileContent, HttpForm, TransferProgress } from '../ports/index.ts';
import type { HttpFailure } from './http-failure.ts';

export interface CallInput<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly signal?: AbortSignal | undefined;
  /** Whoever asked shows a failure in its place; the user is told only what ends the session. */
  readonly isQuiet?: boolean;
}

export interface DownloadInput<E extends Endpoint> extends Omit<CallInput<E>, 'body'> {
  readonly onProgress?: (progress: TransferProgress) => void;
}

export interface UploadInput<E extends Endpoint> extends Omit<CallInput<E>, 'isQuiet'> {
  readonly files: HttpForm['files'];
  readonly onProgress?: (progress: TransferProgress) => void;
}

/** A success: the parsed result and the server's message. */
export interface Answer<Value> {
  readonly result: Value;
  readonly message: string;
}

export interface DownloadedFile {
  /** Suggested by the server, sanitised as a file name; null if absent. */
  readonly name: string | null;
  readonly content: FileContent;
}

export type CallResult<Value> = Promise<Result<Value, HttpFailure>>;

/** Client of the contract. No member rejects: failures are values. */
export interface HttpClient {
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): CallResult<Answer<AnswerOf<E>>>;
  /** Download a file without a timeout. An error response instead of a file is a failure like any other. */
  download<E extends EndpointBy<'GET'>>(endpoint: E, input?: DownloadInput<E>): CallResult<DownloadedFile>;
  /** Upload files as multipart/form-data with the endpoint's body as form fields; without a timeout. */
  upload<E extends EndpointBy<'POST'>>(endpoint: E, input: UploadInput<E>): CallResult<Answer<AnswerOf<E>>>;
}

/** The client with session control. */
export interface SessionHttpClient extends HttpClient {
  /** Cancel all pending authenticated calls; their responses are stale. */
  endSession(): void;
}
