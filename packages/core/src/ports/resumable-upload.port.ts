import type { FileContent, TransferProgress } from './http.port.ts';

/** An upload in parts by the tus protocol 1.0, which goes on where it ended. */
export interface ResumableUpload {
  /** Where uploads are created. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Told to the server when the upload is created. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly content: FileContent;
  /** Address of an earlier upload of the same content, to go on with; null to begin. A server that forgot it begins anew. */
  readonly earlier: string | null;
  /** Bytes of one part. */
  readonly partSize: number;
  readonly signal: AbortSignal;
  /** Called with the address of the upload, once it is known where it goes on. */
  readonly onStarted: (address: string) => void;
  readonly onProgress: (progress: TransferProgress) => void;
  /** The connection was lost and is tried again, or is back. */
  readonly onInterrupted: (isInterrupted: boolean) => void;
}

export type ResumableOutcome =
  /** Every byte is there; `body` is the last response's, empty if the server sent none. */
  | { readonly kind: 'finished'; readonly address: string; readonly body: string }
  /** Refused by the server. */
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  /** Given up after several attempts; what was sent is kept. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'cancelled' };

export interface ResumableUploadPort {
  /** Never rejects. */
  send(upload: ResumableUpload): Promise<ResumableOutcome>;
}
