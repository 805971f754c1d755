export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Bytes that the outside holds; a `Blob` or `File` of a browser or of Node is one. */
export interface FileContent {
  /** Bytes. */
  readonly size: number;
  /** Media type, empty when unknown. */
  readonly type: string;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A body of fields and files, sent as multipart/form-data. */
export interface HttpForm {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly { readonly field: string; readonly name: string; readonly content: FileContent }[];
}

/** How far a transfer is, in bytes; `total` is null where the other side does not say. */
export interface TransferProgress {
  readonly loaded: number;
  readonly total: number | null;
}

export interface HttpRequest {
  readonly method: HttpMethod;
  /** Absolute or rooted address, query included. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, when there is such a body. */
  readonly body?: string | undefined;
  /** In place of a body. The twin adds the content type, which holds the form's boundary. */
  readonly form?: HttpForm | undefined;
  /** Milliseconds after which the call ends as `timedOut`; null waits as long as it takes. */
  readonly timeout: number | null;
  readonly signal?: AbortSignal | undefined;
  /** Told of a form's way out by `send`, of a file's way in by `receive`. */
  readonly onProgress?: ((progress: TransferProgress) => void) | undefined;
}

/** How a call ended. Any status is an answer; only a call without an answer is one of the others. */
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
  /** Sends one call whose answer is text; never rejects. */
  send(request: HttpRequest): Promise<HttpOutcome>;
  /** Sends one call whose answer is a file, or the text of a refusal in its place; never rejects. */
  receive(request: HttpRequest): Promise<HttpOutcome<FileContent>>;
}
