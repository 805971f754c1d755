import { wireHeaders, type Endpoint } from '../contract/index.ts';
import { seconds, type Locale } from '../kernel/index.ts';
import type { HttpForm, HttpRequest, TransferProgress } from '../ports/index.ts';
import { fillPath, queryString } from './query-string.ts';

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
  const { body } = parts;
  return {
    ...requestLine(endpoint, parts, context),
    headers: {
      ...commonHeaders(context, 'application/json'),
      ...(isWrite(endpoint)
        ? { 'content-type': 'application/json', [wireHeaders.idempotencyKey]: context.idempotencyKey }
        : {}),
    },
    ...(isWrite(endpoint) ? { body: JSON.stringify(body ?? {}) } : {}),
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
  return {
    ...requestLine(endpoint, parts, context),
    headers: {
      ...commonHeaders(context, files === null ? '*/*' : 'application/json'),
      ...(isWrite(endpoint) ? { [wireHeaders.idempotencyKey]: context.idempotencyKey } : {}),
    },
    ...(files === null ? {} : { form: { fields: fieldsOf(parts.body), files } }),
    timeout: null,
    ...(onProgress === undefined ? {} : { onProgress }),
  };
}

function requestLine(endpoint: Endpoint, { params, query, signal }: RequestParts, context: RequestContext) {
  const stamp = endpoint.method === 'GET' && endpoint.isTimeStamped ? { _t: Math.floor(context.now / 1000) } : {};
  return {
    method: endpoint.method,
    url: context.basePath + fillPath(endpoint.path, params) + queryString({ ...stamp, ...query }),
    ...(signal === undefined ? {} : { signal }),
  };
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
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, String(value)] as const]
      : [],
  );
}
