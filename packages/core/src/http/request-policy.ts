import { LONGEST_ADDRESS, wireHeaders, type Endpoint } from '../contract/index.ts';
import { seconds, type Locale } from '../kernel/index.ts';
import type { HttpForm, HttpRequest, TransferProgress } from '../ports/index.ts';
import { fillPath, queryString, textParameters } from './query-string.ts';

/** Timeout of every call except uploads and downloads. */
export const REQUEST_TIMEOUT = seconds(9);

/** External inputs of the policy for one call. */
export interface RequestContext {
  readonly basePath: string;
  readonly token: string | null;
  readonly tenantId: string | null;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
  /** For writes only; the server stores the response under it, so that a repeated call writes once. */
  readonly idempotencyKey: string;
}

export interface RequestParts {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Parts specific to a transfer, which has no timeout: files to upload, or one to download. */
export interface TransferParts {
  readonly files: HttpForm['files'] | null;
  readonly onProgress: ((progress: TransferProgress) => void) | undefined;
}

/** Build the HTTP request of a call: headers, timestamp and timeout of the specification. */
export function requestOf(endpoint: Endpoint, parts: RequestParts, context: RequestContext): HttpRequest {
  const line = requestLine(endpoint, parts, context);
  const body = isWrite(endpoint) ? JSON.stringify(parts.body ?? {}) : line.body;
  return {
    ...line,
    headers: {
      ...commonHeaders(context, 'application/json'),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(isWrite(endpoint) ? { [wireHeaders.idempotencyKey]: context.idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body }),
    timeout: REQUEST_TIMEOUT,
  };
}

/** Build the HTTP request of a transfer: like any other call, except for the form and without a timeout. */
export function transferOf(
  endpoint: Endpoint,
  parts: RequestParts,
  { files, onProgress }: TransferParts,
  context: RequestContext,
): HttpRequest {
  const line = requestLine(endpoint, parts, context);
  return {
    ...line,
    headers: {
      ...commonHeaders(context, files === null ? '*/*' : 'application/json'),
      ...('body' in line ? { 'content-type': 'application/json' } : {}),
      ...(isWrite(endpoint) ? { [wireHeaders.idempotencyKey]: context.idempotencyKey } : {}),
    },
    ...(files === null ? {} : { form: { fields: fieldsOf(parts.body), files } }),
    timeout: null,
    ...(onProgress === undefined ? {} : { onProgress }),
  };
}

type RequestLine = Pick<HttpRequest, 'method' | 'url' | 'body' | 'signal'>;

/** Method and address, or the same parameters as a body where the address would be too long. */
function requestLine(
  { method, path, posted, isTimeStamped }: Endpoint,
  { params, query, signal }: RequestParts,
  { basePath, now }: RequestContext,
): RequestLine {
  const stamp = method === 'GET' && isTimeStamped ? { _t: Math.floor(now / 1000) } : {};
  const url = basePath + fillPath(path, params) + queryString({ ...stamp, ...query });
  const cancel = signal === undefined ? {} : { signal };
  if (posted === null || url.length <= LONGEST_ADDRESS) return { method, url, ...cancel };
  const body = JSON.stringify(Object.fromEntries(textParameters(query)));
  return { method: 'POST', url: basePath + fillPath(posted, params), body, ...cancel };
}

function commonHeaders({ locale, tenantId, token }: RequestContext, accept: string): Readonly<Record<string, string>> {
  return {
    accept,
    [wireHeaders.language]: locale,
    [wireHeaders.tenant]: tenantId ?? '0',
    ...(token === null ? {} : { [wireHeaders.token]: token }),
  };
}

function isWrite({ method }: Endpoint): boolean {
  return method === 'POST' || method === 'PUT';
}

/** Form fields are text; undefined values are omitted. */
function fieldsOf(body: unknown): HttpForm['fields'] {
  return typeof body === 'object' && body !== null ? textParameters({ ...body }) : [];
}
