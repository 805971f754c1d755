export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Binary content held outside of the core; a `Blob` or `File` of a browser or of Node implements it. */
export interface FileContent {
  /** Bytes. */
  readonly size: number;
  /** Media type, empty when unknown. */
  readonly type: string;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A multipart/form-data body of fields and files. */
export interface HttpForm {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly { readonly field: string; readonly name: string; readonly content: FileContent }[];
}

/** Transfer progress in bytes; `total` is null if unknown. */
export interface TransferProgress {
  readonly loaded: number;
  readonly total: number | null;
}

export interface HttpRequest {
  readonly method: HttpMethod;
  /** Absolute or rooted URL including the query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON body, if any. */
  readonly body?: string | undefined;
  /** Used instead of `body`. The adapter adds the content type, which contains the boundary. */
  readonly form?: HttpForm | undefined;
  /** Milliseconds until the call ends as `timedOut`; null disables the timeout. */
  readonly timeout: number | null;
  readonly signal?: AbortSignal | undefined;
  /** Called for upload progress by `send`, for download progress by `receive`. */
  readonly onProgress?: ((progress: TransferProgress) => void) | undefined;
}

/** Outcome of a call. Any HTTP status is an answer; the other kinds have no response. */
export type HttpOutcome<Body = string> =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Body;
    }
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'cancelled' };

export interface HttpPort {
  /** Send a call with a text response; never rejects. */
  send(request: HttpRequest): Promise<HttpOutcome>;
  /** Send a call with a file response, or an error text instead; never rejects. */
  receive(request: HttpRequest): Promise<HttpOutcome<FileContent>>;
}
