import { wireHeaders, type Endpoint } from '../contract/index.ts';
import { seconds, type Locale } from '../kernel/index.ts';
import type { HttpForm, HttpRequest, TransferProgress } from '../ports/index.ts';
import { fillPath, queryString } from './query-string.ts';

/** Every call but uploads and downloads ends after this long. */
export const REQUEST_TIMEOUT = seconds(9);

/** What the policy reads from the outside for one call. */
export interface RequestContext {
  readonly basePath: string;
  readonly token: string | null;
  readonly tenantId: string | null;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
  /** For writes only; the server keeps the answer under it, so that a repeated call writes once. */
  readonly idempotencyKey: string;
}

export interface RequestParts {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** What makes a call a transfer, which may take as long as it takes: files on their way out, or one on its way in. */
export interface TransferParts {
  readonly files: HttpForm['files'] | null;
  readonly onProgress: ((progress: TransferProgress) => void) | undefined;
}

/** One call of the contract as the network sees it: headers, stamp and time limit of the specification. */
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

/** A transfer of the contract as the network sees it: like any other call, but for its form and without a time limit. */
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

/** A field of a form is text; what has no value is left out. */
function fieldsOf(body: unknown): HttpForm['fields'] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, String(value)] as const]
      : [],
  );
}
