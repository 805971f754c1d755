import type { FileContent, ResumableOutcome, ResumableUpload, ResumableUploadPort } from '@evergreen/core/ports';
import type { DetailedError, Upload } from 'tus-js-client';

/** Milliseconds before each attempt after a lost connection; progress starts them anew. */
const ATTEMPTS = [1000, 3000, 5000, 10_000, 20_000, 30_000] as const;

export interface TusUploadOptions {
  readonly attempts?: readonly number[];
}

/** Uploads in parts by tus-js-client, which is loaded with the first of them. Nothing is remembered here: the core does. */
export function createTusUploads({ attempts = ATTEMPTS }: TusUploadOptions = {}): ResumableUploadPort {
  return {
    async send(upload) {
      try {
        const [{ Upload: TusUpload }, input] = await Promise.all([import('tus-js-client'), inputOf(upload.content)]);
        return await sent(upload, attempts, (options) => new TusUpload(input, options));
      } catch {
        // The library itself may not have arrived.
        return { kind: 'unreachable' };
      }
    },
  };
}

type Options = ConstructorParameters<typeof Upload>[1];

function sent(
  { url, headers, metadata, earlier, partSize, signal, onStarted, onProgress, onInterrupted }: ResumableUpload,
  attempts: readonly number[],
  make: (options: Options) => Upload,
): Promise<ResumableOutcome> {
  return new Promise((resolve) => {
    let isInterrupted = false;
    const interrupt = (next: boolean) => {
      if (next === isInterrupted) return;
      isInterrupted = next;
      onInterrupted(next);
    };
    const upload: Upload = make({
      endpoint: url,
      ...(earlier === null ? {} : { uploadUrl: earlier }),
      headers: { ...headers },
      metadata: { ...metadata },
      chunkSize: partSize,
      retryDelays: [...attempts],
      storeFingerprintForResuming: false,
      // By itself the library does not try again while the browser knows that it is offline, and never goes on.
      onShouldRetry: (error) => {
        const isLost = isWorthAnother(statusOf(error));
        if (isLost) interrupt(true);
        return isLost;
      },
      onUploadUrlAvailable: () => {
        if (upload.url !== null) onStarted(upload.url);
      },
      onProgress: (loaded, total) => {
        interrupt(false);
        onProgress({ loaded, total });
      },
      onSuccess: ({ lastResponse }) =>
        resolve({ kind: 'finished', address: upload.url ?? '', body: lastResponse.getBody() }),
      onError: (error) => resolve(outcomeOf(error)),
    });
    const cancel = () => {
      void upload.abort();
      resolve({ kind: 'cancelled' });
    };
    if (signal.aborted) {
      cancel();
      return;
    }
    signal.addEventListener('abort', cancel);
    upload.start();
  });
}

/** No answer, a server in trouble, or an upload that another request still holds. */
function isWorthAnother(status: number | null): boolean {
  return status === null || status >= 500 || status === 409 || status === 423;
}

function statusOf(error: Error | DetailedError): number | null {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  return response === null || response === undefined ? null : response.getStatus();
}

function outcomeOf(error: Error | DetailedError): ResumableOutcome {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (response === null || response === undefined || isWorthAnother(response.getStatus()))
    return { kind: 'unreachable' };
  return { kind: 'answered', status: response.getStatus(), body: response.getBody() };
}

/** A browser reads blobs part by part; the library takes bytes only in Node. */
async function inputOf(content: FileContent): Promise<Blob> {
  if (content instanceof Blob && typeof XMLHttpRequest !== 'undefined') return content;
  const bytes = await content.arrayBuffer();
  // The types of the library are those of browsers.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return typeof Buffer === 'undefined' ? new Blob([bytes]) : (Buffer.from(bytes) as unknown as Blob);
}
