import type {
  FileContent,
  HttpForm,
  HttpOutcome,
  HttpPort,
  HttpRequest,
  TransferProgress,
} from '@evergreen/core/ports';
import type { AxiosInstance, AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios';

export interface AxiosHttpOptions {
  /** Which of axios's ways to send is used; by itself it takes `xhr` in a browser and `http` in Node. */
  readonly adapter?: 'xhr' | 'http' | 'fetch';
  /** The header of that name, for programs; a browser sends its own. */
  readonly userAgent?: string;
}

const asItIs = (data: unknown): unknown => data;

/** Prefetch axios before the first call, which otherwise lazy-loads it. */
export const loadAxios = () => import('axios');

/**
 * The network by axios, which is loaded with the first call. Every status is an answer and its body is as it came. Redirects are not followed where the platform
 * leaves the choice (Node), because the token would follow them; proxies of the environment are not used.
 */
export function createAxiosHttp(options: AxiosHttpOptions = {}): HttpPort {
  const agent = options.userAgent === undefined ? {} : { 'user-agent': options.userAgent };
  let sender: Promise<AxiosInstance> | undefined;
  const makeSender = async () =>
    (await loadAxios()).default.create({
      ...(options.adapter === undefined ? {} : { adapter: options.adapter }),
      validateStatus: null,
      transformRequest: [asItIs],
      transformResponse: [asItIs],
      maxRedirects: 0,
      proxy: false,
      withXSRFToken: false,
    });

  async function exchange<Body>(
    request: HttpRequest,
    config: AxiosRequestConfig,
    read: (data: unknown, headers: Headers) => Body,
  ): Promise<HttpOutcome<Body>> {
    const deadline = startDeadline(request);
    try {
      sender ??= makeSender();
      const response = await (
        await sender
      ).request<unknown>({
        ...config,
        method: request.method,
        url: request.url,
        // Without a boundary in it, every way of axios puts its own there.
        headers: {
          ...agent,
          ...request.headers,
          ...(request.form === undefined ? {} : { 'content-type': 'multipart/form-data' }),
        },
        data: request.form === undefined ? request.body : await formDataOf(request.form),
        signal: deadline.signal,
      });
      const headers = headersOf(response);
      return { kind: 'answered', status: response.status, headers, body: read(response.data, headers) };
    } catch (problem) {
      // The library itself may not have arrived; the next call asks for it again.
      if (codeOf(problem) === undefined) sender = undefined;
      return deadline.ended() ?? outcomeOf(problem);
    } finally {
      deadline.stop();
    }
  }

  return {
    send: (request) =>
      exchange(request, { responseType: 'text', ...progress('onUploadProgress', request) }, (data) =>
        typeof data === 'string' ? data : '',
      ),
    // A browser keeps large blobs on disk; the Node adapter of axios supports only bytes.
    receive: (request) =>
      exchange(
        request,
        {
          responseType: typeof XMLHttpRequest === 'undefined' ? 'arraybuffer' : 'blob',
          ...progress('onDownloadProgress', request),
        },
        (data, headers) => contentOf(data, headers['content-type'] ?? ''),
      ),
  };
}

type Headers = Readonly<Record<string, string>>;

function progress(name: 'onUploadProgress' | 'onDownloadProgress', { onProgress }: HttpRequest): AxiosRequestConfig {
  if (onProgress === undefined) return {};
  const tell = ({ loaded, total }: AxiosProgressEvent): TransferProgress => ({ loaded, total: total ?? null });
  return { [name]: (event: AxiosProgressEvent) => onProgress(tell(event)) };
}

async function formDataOf({ fields, files }: HttpForm): Promise<FormData> {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  for (const { field, name, content } of files) data.append(field, await blobOf(content), name);
  return data;
}

async function blobOf(content: FileContent): Promise<Blob> {
  return content instanceof Blob ? content : new Blob([await content.arrayBuffer()], { type: content.type });
}

function contentOf(data: unknown, type: string): FileContent {
  if (data instanceof Blob) return data;
  if (data instanceof ArrayBuffer) return new Blob([data], { type });
  // A Node Buffer may be a view of a larger ArrayBuffer; copy only the view.
  return new Blob(data instanceof Uint8Array ? [new Uint8Array(data)] : [], { type });
}

interface Deadline {
  readonly signal: AbortSignal;
  /** Why the signal aborted the call; undefined when it did not. */
  ended(): Exclude<HttpOutcome, { readonly kind: 'answered' }> | undefined;
  stop(): void;
}

/**
 * Combine the caller's abort signal and the timeout. The timeout of axios is not used: in Node it restarts with every chunk of a
 * slow response.
 */
function startDeadline({ timeout, signal }: HttpRequest): Deadline {
  const controller = new AbortController();
  let ended: ReturnType<Deadline['ended']>;
  const end = (outcome: ReturnType<Deadline['ended']>) => {
    ended ??= outcome;
    controller.abort();
  };
  const cancel = () => end({ kind: 'cancelled' });
  const timer = timeout === null ? undefined : setTimeout(() => end({ kind: 'timedOut' }), timeout);
  if (signal?.aborted === true) cancel();
  signal?.addEventListener('abort', cancel);
  return {
    signal: controller.signal,
    ended: () => ended,
    stop() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}

function headersOf({ headers }: AxiosResponse<unknown>): Headers {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name.toLowerCase(), String(value)] as const],
  );
  return Object.fromEntries(lines);
}

/** How a call ended that nobody here stopped. A browser stops calls by itself when the page is left. */
function outcomeOf(problem: unknown): Exclude<HttpOutcome, { readonly kind: 'answered' }> {
  const code = codeOf(problem);
  if (code === 'ETIMEDOUT') return { kind: 'timedOut' };
  if (code === 'ECONNABORTED' || code === 'ERR_CANCELED') return { kind: 'cancelled' };
  return { kind: 'unreachable' };
}

function codeOf(problem: unknown): unknown {
  return problem instanceof Error && 'code' in problem ? problem.code : undefined;
}
